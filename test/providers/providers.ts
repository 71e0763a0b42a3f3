import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Credentials, SignatureVerifier } from '../../local/aws/signature.ts';
import { ProviderBucket } from './bucket.ts';
import { ProviderError } from './provider-error.ts';
import { Script } from './script.ts';
import { type Request, type Response, serveBoth } from './server.ts';
import { SimulatedTranscribe } from './transcribe.ts';
import type { SpokenWord } from './transcript.ts';

/** What the providers need to know of the local service that calls them. */
export interface Caller {
  s3: string;
  credentials: Credentials;
}

export interface Providers {
  /** For `npm start -- --providers`. */
  url: string;
  script: Script;
  transcribe: SimulatedTranscribe;
  stop(): Promise<void>;
}

interface ProviderOptions {
  /** Returns the local service that calls, which starts after the providers. */
  caller: () => Promise<Caller> | Caller;
  port?: number;
  /** Seconds that each work takes. */
  seconds?: number;
  /** What is recognized in every song; by default, the words of the sample song. */
  words?: readonly SpokenWord[];
}

const TARGET = /^Transcribe\.(\w+)$/;

/**
 * Starts stand-ins for Amazon Transcribe and Amazon Bedrock on one URL. They speak the protocols of the SDK's clients,
 * accept only requests that are signed for their service, and check each request against the SDK's own schemas.
 */
export async function startProviders(options: ProviderOptions): Promise<Providers> {
  const { caller, port = 0, seconds = 0, words = await sampleWords() } = options;
  const script = new Script();
  let known: { bucket: ProviderBucket; credentials: Credentials } | undefined;
  const bucket = () => {
    if (!known) throw new Error('Nobody has called yet.');
    return known.bucket;
  };
  const transcribe = new SimulatedTranscribe(script, bucket, words, seconds);
  const { url, stop } = await serveBoth(async (request, response) => {
    const { s3, credentials } = await caller();
    known ??= { bucket: new ProviderBucket(s3, credentials), credentials };
    await respond(request, response, credentials, { script, transcribe });
  }, port);
  return {
    url,
    script,
    transcribe,
    stop: async () => {
      known?.bucket.stop();
      await stop();
    },
  };
}

async function respond(
  request: Request,
  response: Response,
  credentials: Credentials,
  { script, transcribe }: Pick<Providers, 'script' | 'transcribe'>,
): Promise<void> {
  const body = await buffer(request);
  const send = (status: number, answer: object, headers: Record<string, string> = {}) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('content-type', 'application/x-amz-json-1.1');
    response.end(JSON.stringify(answer));
  };
  try {
    const [, operation = ''] = TARGET.exec(String(request.headers['x-amz-target'])) ?? [];
    await checkSignature('transcribe', request, body, credentials);
    const isLost = script.begin(operation);
    const answer = await transcribe.answer(operation, JSON.parse(body.toString('utf8')));
    if (isLost) response.destroy();
    else send(200, answer);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    send(error.status, { __type: error.name, Message: error.message });
  }
}

async function checkSignature(service: string, request: Request, body: Buffer, credentials: Credentials) {
  const fault = await new SignatureVerifier(service, credentials).fault(request as never, body);
  if (fault !== undefined) throw new ProviderError('UnrecognizedClientException', `The request is refused: ${fault}.`);
}

/** Returns the words that are sung in the sample song. */
export async function sampleWords(): Promise<SpokenWord[]> {
  const segments = JSON.parse(await readFile(new URL('../../local/sample/lyrics.json', import.meta.url), 'utf8'));
  return segments.flatMap(({ timedWords }: { timedWords: SpokenWord[] }) => timedWords);
}

/** Reads what a running local service writes to its data folder. */
export async function runningService(data: string): Promise<Caller> {
  const { environment } = JSON.parse(await readFile(join(data, 'service.json'), 'utf8'));
  const {
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment;
  return { s3, credentials: { accessKeyId, secretAccessKey } };
}
