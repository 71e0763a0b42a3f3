import { BadRequestException, ConflictException, NotFoundException } from '@aws-sdk/client-transcribe';
import type { Service } from './network.ts';

const describe = { message: 'simulated', $metadata: {} };

const INVOCATION = 'arn:aws:bedrock:us-west-2:000000000000:async-invoke/';

/**
 * Amazon Transcribe, which is done as soon as it is asked, and knows each name once. Ray, which makes one shot of each
 * film as soon as it is asked. The bucket, as far as states read and write it.
 */
export class SimulatedProvider {
  readonly #transcriptions = new Set<string>();
  /** The places of the clips, by the tokens of their calls. */
  readonly #shots = new Map<string, string>();

  /** The names of what was not deleted. */
  get left(): readonly string[] {
    return [...this.#transcriptions];
  }

  clear(): void {
    this.#transcriptions.clear();
    this.#shots.clear();
  }

  readonly serve: Service = async ({ constructor: { name }, input }) => {
    if (name === 'PutObjectCommand') return {};
    if (name === 'GetObjectCommand') return { Body: input.Key.endsWith('shots.json') ? '[{"scene":0}]' : '{}' };
    if (/AsyncInvoke/.test(name)) return this.#makeShots(name, input);
    const job: string = input.TranscriptionJobName;
    if (name === 'StartTranscriptionJobCommand') {
      if (this.#transcriptions.has(job)) throw new ConflictException(describe);
      this.#transcriptions.add(job);
      return {};
    }
    if (name === 'GetVocabularyCommand') throw new NotFoundException(describe);
    if (!this.#transcriptions.has(job)) throw new BadRequestException(describe);
    if (name === 'DeleteTranscriptionJobCommand') this.#transcriptions.delete(job);
    else if (name !== 'GetTranscriptionJobCommand') throw new Error(`The simulation does not know ${name}.`);
    return { TranscriptionJob: { TranscriptionJobStatus: 'COMPLETED' } };
  };

  #makeShots(name: string, input: { [field: string]: string }): object {
    if (name === 'ListAsyncInvokesCommand') return { asyncInvokeSummaries: [] };
    if (name === 'GetAsyncInvokeCommand') return { Status: 'Completed' };
    const token = input.ClientRequestToken ?? '';
    this.#shots.set(token, this.#shots.get(token) ?? `${INVOCATION}${this.#shots.size}`);
    return { InvocationArn: this.#shots.get(token) };
  }
}
