import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Credentials, SignatureVerifier } from '../../local/aws/signature.ts';
import { ProviderBucket } from './bucket.ts';
import { ProviderError } from './provider-error.ts';
import { SimulatedRay } from './ray.ts';
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
  ray: SimulatedRay;
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
  const ray = new SimulatedRay(script, bucket, seconds);
  const { url, stop } = await serveBoth(async (request, response) => {
    const { s3, credentials } = await caller();
    known ??= { bucket: new ProviderBucket(s3, credentials), credentials };
    await respond(request, response, credentials, { script, transcribe, ray });
  }, port);
  return {
    url,
    script,
    transcribe,
    ray,
    stop: async () => {
      known?.bucket.stop();
      await stop();
    },
  };
}

type Services = Pick<Providers, 'script' | 'transcribe' | 'ray'>;

async function respond(
  request: Request,
  response: Response,
  credentials: Credentials,
  services: Services,
): Promise<void> {
  const body = await buffer(request);
  const { service, operation, answer } = callOf(request, body, services);
  const send = (status: number, content: object) => {
    response.statusCode = status;
    response.setHeader('content-type', service === 'transcribe' ? 'application/x-amz-json-1.1' : 'application/json');
    response.end(JSON.stringify(content));
  };
  try {
    await checkSignature(service, request, body, credentials);
    const isLost = services.script.begin(operation);
    const content = await answer();
    if (isLost) response.destroy();
    else send(200, content);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    response.setHeader('x-amzn-errortype', error.name);
    send(error.status, { __type: error.name, message: error.message });
  }
}

interface ProviderCall {
  /** The name for which requests are signed. */
  service: 'transcribe' | 'bedrock';
  operation: string;
  /** @throws ProviderError */
  answer: () => Promise<object> | object;
}

/** Amazon Transcribe has one address, and a header with the operation. Amazon Bedrock has an address for each. */
function callOf({ method, url = '', headers }: Request, body: Buffer, { transcribe, ray }: Services): ProviderCall {
  const [path = '', query = ''] = url.split('?');
  const input = () => JSON.parse(body.toString('utf8'));
  if (!path.startsWith('/async-invoke')) {
    const [, operation = ''] = TARGET.exec(String(headers['x-amz-target'])) ?? [];
    return { service: 'transcribe', operation, answer: () => transcribe.answer(operation, input()) };
  }
  if (method === 'POST') return { service: 'bedrock', operation: 'StartAsyncInvoke', answer: () => ray.start(input()) };
  const arn = decodeURIComponent(path.slice('/async-invoke/'.length));
  if (arn) return { service: 'bedrock', operation: 'GetAsyncInvoke', answer: () => ray.get(arn) };
  return { service: 'bedrock', operation: 'ListAsyncInvokes', answer: () => ray.list(new URLSearchParams(query)) };
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
