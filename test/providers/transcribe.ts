import * as sdk from '@aws-sdk/client-transcribe';
import { LanguageCode, MediaFormat } from '@aws-sdk/client-transcribe';
import type { ProviderBucket } from './bucket.ts';
import { ProviderError } from './provider-error.ts';
import type { Fate, Script } from './script.ts';
import { type Schema, schemaFault } from './sdk-schema.ts';
import { type SpokenWord, transcriptOf } from './transcript.ts';

// biome-ignore lint/suspicious/noExplicitAny: the schemas of the SDK are checked before
type Input = any;

interface Transcription {
  input: Input;
  fate: Fate;
  /** Milliseconds since 1970. */
  endsAt: number;
  status: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';
  /** With the rights of whoever started it. */
  bucket: ProviderBucket;
}

interface Vocabulary {
  LanguageCode: string;
  readyAt: number;
  state: 'READY' | 'FAILED';
}

/** https://docs.aws.amazon.com/transcribe/latest/APIReference/API_StartTranscriptionJob.html */
const NAME = /^[0-9a-zA-Z._-]{1,200}$/;
const OUTPUT_KEY = /^[a-zA-Z0-9-_.!*'()/]{1,1024}$/;
/** Letters, marks, apostrophes and hyphens, as vocabularies of most languages allow. */
const PHRASE = /^[\p{L}\p{M}'.-]{1,256}$/u;

const OPERATIONS = {
  StartTranscriptionJob: sdk.StartTranscriptionJobRequest$,
  GetTranscriptionJob: sdk.GetTranscriptionJobRequest$,
  DeleteTranscriptionJob: sdk.DeleteTranscriptionJobRequest$,
  CreateVocabulary: sdk.CreateVocabularyRequest$,
  GetVocabulary: sdk.GetVocabularyRequest$,
  DeleteVocabulary: sdk.DeleteVocabularyRequest$,
} as unknown as Readonly<Record<string, Schema>>;

/** Amazon Transcribe, as far as Songreel uses it. It recognizes the same words in every song. */
export class SimulatedTranscribe {
  readonly transcriptions = new Map<string, Transcription>();
  readonly vocabularies = new Map<string, Vocabulary>();
  readonly #script: Script;
  readonly #words: readonly SpokenWord[];
  readonly #seconds: number;

  /** @param seconds that each transcription and vocabulary takes */
  constructor(script: Script, words: readonly SpokenWord[], seconds: number) {
    this.#script = script;
    this.#words = words;
    this.#seconds = seconds;
  }

  /**
   * @param bucket as the caller may read and write it
   * @throws ProviderError
   */
  async answer(operation: string, input: Input, bucket: ProviderBucket): Promise<object> {
    const schema = OPERATIONS[operation];
    if (!schema) throw new ProviderError('UnknownOperationException', `There is no operation ${operation}.`);
    const fault = schemaFault(input, schema);
    if (fault !== undefined) throw new ProviderError('SerializationException', fault);
    const answers: Record<string, () => object | Promise<object>> = {
      StartTranscriptionJob: () => this.#start(input, bucket),
      GetTranscriptionJob: () => this.#get(input.TranscriptionJobName),
      DeleteTranscriptionJob: () => this.#delete(input.TranscriptionJobName),
      CreateVocabulary: () => this.#createVocabulary(input),
      GetVocabulary: () => this.#getVocabulary(input.VocabularyName),
      DeleteVocabulary: () => this.#deleteVocabulary(input.VocabularyName),
    };
    return (await answers[operation]?.()) ?? {};
  }

  async #start(input: Input, bucket: ProviderBucket): Promise<object> {
    const name = input.TranscriptionJobName;
    const uri = input.Media.MediaFileUri ?? '';
    if (!NAME.test(name)) throw badRequest('The job name is not valid.');
    if (input.OutputKey !== undefined && !OUTPUT_KEY.test(input.OutputKey)) throw badRequest('OutputKey is not valid.');
    if (input.MediaFormat !== undefined && !(input.MediaFormat in MediaFormat))
      throw badRequest('No such media format.');
    this.#checkLanguage(input);
    if (!/^s3:\/\/[^/]+\/.+$/.test(uri) || !(await bucket.has(uri))) {
      throw badRequest("The S3 URI that you provided can't be accessed.");
    }
    if (this.transcriptions.has(name)) throw new ProviderError('ConflictException', 'The name is already in use.');
    const folder = input.OutputKey.replace(/[^/]*$/, '');
    await bucket.put(`s3://${input.OutputBucketName}/${folder}.write_access_check_file.temp`, '');
    const fate = this.#script.nextFate();
    const transcription: Transcription = { input, fate, endsAt: this.#soon(fate), status: 'IN_PROGRESS', bucket };
    this.transcriptions.set(name, transcription);
    return { TranscriptionJob: describe(name, transcription) };
  }

  #checkLanguage({ LanguageCode: code, IdentifyLanguage, IdentifyMultipleLanguages, Settings }: Input): void {
    const ways = [code !== undefined, IdentifyLanguage === true, IdentifyMultipleLanguages === true];
    if (ways.filter(Boolean).length !== 1) throw badRequest('Give the language in exactly one way.');
    if (code !== undefined && !isLanguage(code)) throw badRequest(`There is no language ${code}.`);
    const name = Settings?.VocabularyName;
    if (name === undefined) return;
    const vocabulary = this.vocabularies.get(name);
    if (!vocabulary) throw new ProviderError('NotFoundException', `There is no vocabulary ${name}.`);
    if (this.#stateOf(vocabulary) !== 'READY') throw badRequest(`The vocabulary ${name} is not ready.`);
    if (vocabulary.LanguageCode !== code) throw badRequest('The vocabulary is of another language.');
  }

  async #get(name: string): Promise<object> {
    const transcription = this.#known(name);
    if (transcription.status === 'IN_PROGRESS' && Date.now() >= transcription.endsAt) await this.#end(transcription);
    return { TranscriptionJob: describe(name, transcription) };
  }

  async #end(transcription: Transcription): Promise<void> {
    const { input, fate, bucket } = transcription;
    if (fate !== 'failed') {
      const language = input.LanguageCode ?? 'en-US';
      const content =
        fate === 'malformed' ? '{"results": {"items": "none"}' : transcriptOf(this.#words, language, input);
      await bucket.put(`s3://${input.OutputBucketName}/${input.OutputKey}`, content);
    }
    transcription.status = fate === 'failed' ? 'FAILED' : 'COMPLETED';
  }

  #delete(name: string): object {
    const { status } = this.#known(name);
    if (status === 'IN_PROGRESS') throw badRequest('The job is in progress and cannot be deleted.');
    this.transcriptions.delete(name);
    return {};
  }

  #createVocabulary({ VocabularyName: name, LanguageCode: code, Phrases = [] }: Input): object {
    if (!NAME.test(name) || !isLanguage(code)) throw badRequest('The name or the language is not valid.');
    if (this.vocabularies.has(name)) throw new ProviderError('ConflictException', 'The name is already in use.');
    if (Phrases.length === 0) throw badRequest('A vocabulary needs phrases.');
    const state = Phrases.every((phrase: string) => PHRASE.test(phrase)) ? 'READY' : 'FAILED';
    this.vocabularies.set(name, { LanguageCode: code, readyAt: this.#soon('completed'), state });
    return { VocabularyName: name, LanguageCode: code, VocabularyState: 'PENDING' };
  }

  #getVocabulary(name: string): object {
    const vocabulary = this.vocabularies.get(name);
    if (!vocabulary) throw new ProviderError('NotFoundException', `There is no vocabulary ${name}.`);
    const { LanguageCode: code } = vocabulary;
    return { VocabularyName: name, LanguageCode: code, VocabularyState: this.#stateOf(vocabulary) };
  }

  #deleteVocabulary(name: string): object {
    if (!this.vocabularies.delete(name))
      throw new ProviderError('NotFoundException', `There is no vocabulary ${name}.`);
    return {};
  }

  #stateOf({ readyAt, state }: Vocabulary): string {
    return Date.now() < readyAt ? 'PENDING' : state;
  }

  #known(name: string): Transcription {
    const transcription = this.transcriptions.get(name);
    if (!transcription) throw badRequest("The requested job couldn't be found.");
    return transcription;
  }

  #soon(fate: Fate): number {
    return fate === 'never' ? Number.POSITIVE_INFINITY : Date.now() + this.#seconds * 1000;
  }
}

const isLanguage = (code: string) => Object.values<string>(LanguageCode).includes(code);

function badRequest(message: string): ProviderError {
  return new ProviderError('BadRequestException', message);
}

function describe(name: string, { input, status }: Transcription): object {
  return {
    TranscriptionJobName: name,
    TranscriptionJobStatus: status,
    Media: input.Media,
    ...(status === 'FAILED' && { FailureReason: 'The media format is not supported.' }),
    ...(status === 'COMPLETED' && {
      Transcript: { TranscriptFileUri: `https://s3.amazonaws.com/${input.OutputBucketName}/${input.OutputKey}` },
    }),
  };
}
