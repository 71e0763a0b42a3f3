import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Access } from '../../local/aws/rights/policy.ts';
import { AccessDenied, Principal, Principals } from '../../local/aws/rights/principals.ts';
import { type Callers, SignatureVerifier } from '../../local/aws/signature.ts';
import { readRecord } from '../../local/data-folder.ts';
import { bedrockAccess, transcribeAccess } from './accesses.ts';
import { ProviderBucket } from './bucket.ts';
import { ProviderError } from './provider-error.ts';
import { SimulatedRay } from './ray.ts';
import { Script } from './script.ts';
import { type Request, type Response, serveBoth } from './server.ts';
import { SimulatedTranscribe } from './transcribe.ts';
import type { SpokenWord } from './transcript.ts';

/** What the providers need to know of the local service that calls them. */
export interface CallingService {
  s3: string;
  callers: Callers<Principal>;
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
  caller: () => Promise<CallingService> | CallingService;
  port?: number;
  /** Seconds that each work takes. */
  seconds?: number;
  /** What is recognized in every song; by default, the words of the sample song. */
  words?: readonly SpokenWord[];
}

const TARGET = /^Transcribe\.(\w+)$/;

/**
 * Starts stand-ins for Amazon Transcribe and Amazon Bedrock on one URL. They speak the protocols of the SDK's clients,
 * accept only requests that are signed for their service and that their caller is allowed to make, and check each
 * request against the SDK's own schemas. They read and write the bucket with the rights of their callers.
 */
export async function startProviders(options: ProviderOptions): Promise<Providers> {
  const { caller, port = 0, seconds = 0, words = await sampleWords() } = options;
  const script = new Script();
  const buckets = new Map<string, ProviderBucket>();
  const transcribe = new SimulatedTranscribe(script, words, seconds);
  const ray = new SimulatedRay(script, seconds);
  const { url, stop } = await serveBoth(async (request, response) => {
    // A service that was started again has other callers.
    const { s3, callers } = await caller();
    const bucketOf = ({ credentials }: Principal) => {
      const bucket = buckets.get(credentials.accessKeyId) ?? new ProviderBucket(s3, credentials);
      buckets.set(credentials.accessKeyId, bucket);
      return bucket;
    };
    await respond(request, response, { callers, bucketOf, services: { script, transcribe, ray } });
  }, port);
  return {
    url,
    script,
    transcribe,
    ray,
    stop: async () => {
      for (const bucket of buckets.values()) bucket.stop();
      await stop();
    },
  };
}

type Services = Pick<Providers, 'script' | 'transcribe' | 'ray'>;

interface Provision {
  callers: Callers<Principal>;
  bucketOf(caller: Principal): ProviderBucket;
  services: Services;
}

async function respond(request: Request, response: Response, provision: Provision): Promise<void> {
  const { callers, bucketOf, services } = provision;
  const body = await buffer(request);
  const { service, operation, access, answer } = callOf(request, body, services);
  const send = (status: number, content: object) => {
    response.statusCode = status;
    response.setHeader('content-type', service === 'transcribe' ? 'application/x-amz-json-1.1' : 'application/json');
    response.end(JSON.stringify(content));
  };
  try {
    const caller = await new SignatureVerifier(service, callers).verify(request as never, body);
    if (typeof caller === 'string') throw refused(`The request is refused: ${caller}.`);
    authorize(caller, access);
    const isLost = services.script.begin(operation);
    const content = await answer(bucketOf(caller));
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
  access: Access;
  /** @throws ProviderError */
  answer: (bucket: ProviderBucket) => Promise<object> | object;
}

/** Amazon Transcribe has one address, and a header with the operation. Amazon Bedrock has an address for each. */
function callOf({ method, url = '', headers }: Request, body: Buffer, { transcribe, ray }: Services): ProviderCall {
  const [path = '', query = ''] = url.split('?');
  const input = () => JSON.parse(body.toString('utf8'));
  if (!path.startsWith('/async-invoke')) {
    const [, operation = ''] = TARGET.exec(String(headers['x-amz-target'])) ?? [];
    const access = transcribeAccess(operation, input());
    return {
      service: 'transcribe',
      operation,
      access,
      answer: (bucket) => transcribe.answer(operation, input(), bucket),
    };
  }
  const bedrock = (operation: string, named: string, answer: ProviderCall['answer']) => {
    return { service: 'bedrock' as const, operation, access: bedrockAccess(operation, named), answer };
  };
  if (method === 'POST') return bedrock('StartAsyncInvoke', input().modelId, (bucket) => ray.start(input(), bucket));
  const arn = decodeURIComponent(path.slice('/async-invoke/'.length));
  if (arn) return bedrock('GetAsyncInvoke', arn, () => ray.get(arn));
  return bedrock('ListAsyncInvokes', '', () => ray.list(new URLSearchParams(query)));
}

/** @throws ProviderError */
function authorize(caller: Principal, access: Access): void {
  try {
    caller.authorize(access);
  } catch (error) {
    throw error instanceof AccessDenied ? new ProviderError(error.name, error.message, 403) : error;
  }
}

const refused = (message: string) => new ProviderError('UnrecognizedClientException', message);

/** Returns the words that are sung in the sample song. */
export async function sampleWords(): Promise<SpokenWord[]> {
  const segments = JSON.parse(await readFile(new URL('../../local/sample/lyrics.json', import.meta.url), 'utf8'));
  return segments.flatMap(({ timedWords }: { timedWords: SpokenWord[] }) => timedWords);
}

/**
 * Reads what a running local service writes to its data folder.
 * @param onUse is called for each access that was allowed to a role
 */
export async function runningService(
  data: string,
  onUse?: (role: string, access: Access) => void,
): Promise<CallingService> {
  const { environment, principals } = await readRecord(data);
  const callers = new Principals(principals.map((record) => new Principal(record, onUse)));
  return { s3: environment.AWS_ENDPOINT_URL_S3 ?? '', callers };
}
