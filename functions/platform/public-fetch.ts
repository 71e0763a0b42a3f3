import { lookup as resolveName } from 'node:dns';
import { createWriteStream } from 'node:fs';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { Agent, buildConnector, type Dispatcher, request } from 'undici';
import { ANSWER_BYTES, answerLine } from '../domain/answer-line.ts';
import { isAddress, isPublicAddress } from '../domain/public-address.ts';
import { publicUrlFault, type UrlKind } from '../domain/public-url.ts';
import { allowedOrigins } from './environment.ts';
import { FetchFailure, fetchFailure } from './fetch-failure.ts';

/**
 * The only code that connects to addresses that callers named. It checks the text of each URL, then every address that
 * its host name resolves to. It connects to a checked address, so the name cannot resolve differently in between.
 */
const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

interface TimeLimits {
  connectMs: number;
  /** Milliseconds until the first byte of a response, and between two parts of it. */
  idleMs: number;
  /** Milliseconds for everything: redirects and the whole body. */
  totalMs: number;
}

const DOWNLOAD_LIMITS: TimeLimits = { connectMs: 10_000, idleMs: 20_000, totalMs: 300_000 };

interface DownloadOptions {
  maxBytes: number;
  /** Where the body is written. */
  path: string;
  limits?: TimeLimits;
}

/**
 * Downloads a media URL to a file, following at most 3 redirects.
 * @throws FetchFailure with a message for the caller
 */
export async function downloadPublic(
  url: string,
  { limits = DOWNLOAD_LIMITS, maxBytes, path }: DownloadOptions,
): Promise<{ bytes: number }> {
  const deadline = AbortSignal.timeout(limits.totalMs);
  let current = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const options = { method: 'GET', signal: deadline } as const;
    const next = await exchange(current, 'media', limits, options, async (response) => {
      if (REDIRECTS.includes(response.statusCode)) return redirection(current, response);
      checkAnswer(response, maxBytes);
      return { bytes: await save(response, path, maxBytes, deadline) };
    });
    if (typeof next !== 'string') return next;
    current = next;
  }
  throw new FetchFailure('refused', `Its server redirects more than ${MAX_REDIRECTS} times.`);
}

interface PostOptions {
  /** Spell `User-Agent`, `Accept` and `Accept-Encoding` exactly so. Otherwise, the default header is sent too. */
  headers: Record<string, string>;
  body: string;
  /** Milliseconds from the resolution of the host name to the status line of the response. */
  timeoutMs: number;
}

interface PostAnswer {
  status: number;
  /** The first line of the body; null if there is none. */
  answer: string | null;
}

/** Milliseconds for reading the body. The status is known by then, so a slow body must not delay the delivery. */
const ANSWER_MS = 1_000;

/**
 * Posts to a webhook URL. Does not follow redirects, but returns their status.
 * @throws FetchFailure if there is no answer
 */
export async function postPublic(url: string, { headers, body, timeoutMs }: PostOptions): Promise<PostAnswer> {
  const limits = { connectMs: timeoutMs, idleMs: timeoutMs, totalMs: timeoutMs };
  const options = { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) } as const;
  return exchange(url, 'webhook', limits, options, async (response) => ({
    status: response.statusCode,
    answer: answerLine(await beginning(response)),
  }));
}

/** Reads the first bytes of a body that is not compressed. Returns fewer or none if the body breaks off or is slow. */
async function beginning({ body, headers }: Dispatcher.ResponseData): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const timer = setTimeout(() => body.destroy(), ANSWER_MS);
  try {
    if (isEncoded(headers)) return Buffer.alloc(0);
    for await (const chunk of body) {
      chunks.push(chunk);
      if (Buffer.concat(chunks).length >= ANSWER_BYTES) break;
    }
  } catch {
    // The status is valid even if the body breaks off.
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES);
}

function isEncoded(headers: Dispatcher.ResponseData['headers']): boolean {
  const encoding = [headers['content-encoding']].flat().join(', ');
  return encoding !== '' && encoding.toLowerCase() !== 'identity';
}

type RequestOptions = Pick<Dispatcher.RequestOptions, 'method' | 'body'> & {
  headers?: Record<string, string>;
  signal: AbortSignal;
};

/** Sends one request on a new connection, and closes it afterwards. */
async function exchange<T>(
  url: string,
  kind: UrlKind,
  limits: TimeLimits,
  options: RequestOptions,
  read: (response: Dispatcher.ResponseData) => Promise<T>,
): Promise<T> {
  const origins = allowedOrigins() ?? [];
  const fault = publicUrlFault(url, kind, origins);
  if (fault) throw new FetchFailure('refused', `The URL ${fault}.`);
  const dispatcher = agent(limits, origins.includes(new URL(url).origin));
  let response: Dispatcher.ResponseData | undefined;
  try {
    const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Songreel/1', ...options.headers };
    response = await request(url, { ...options, headers, dispatcher });
    return await read(response);
  } catch (error) {
    throw fetchFailure(error);
  } finally {
    // After a complete response, this closes the connection properly. It is not awaited, because a host name that is
    // still being resolved would delay it.
    void (response?.body.readableEnded ? dispatcher.close() : dispatcher.destroy());
  }
}

function agent({ connectMs, idleMs }: TimeLimits, allowed: boolean): Agent {
  const connect = buildConnector({ timeout: connectMs, ...(allowed ? {} : { lookup: publicLookup() }) });
  return new Agent({
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
    pipelining: 0,
    connect: (options, callback) => {
      // The lookup is not called for an address in the URL, so the address is checked here.
      if (!allowed && isAddress(options.hostname) && !isPublicAddress(options.hostname)) {
        callback(notPublic(), null);
      } else {
        connect(options, callback);
      }
    },
  });
}

/** Resolves a name and returns only its public addresses. */
export function publicLookup(resolve: typeof resolveName = resolveName): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const open = (addresses ?? []).filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (error || !first) callback(error ?? notPublic(), []);
      else if (options.all) callback(null, open);
      else callback(null, first.address, first.family);
    });
  };
}

function notPublic(): FetchFailure {
  return new FetchFailure('refused', 'Its host name does not resolve to a public address.');
}

function redirection(from: string, { headers }: Dispatcher.ResponseData): string {
  const location = [headers.location].flat()[0];
  const target = location === undefined ? null : URL.parse(location, from);
  if (!target) throw new FetchFailure('status', 'Its server redirects to nowhere.');
  return target.href;
}

function checkAnswer({ statusCode, headers }: Dispatcher.ResponseData, maxBytes: number): void {
  if (statusCode !== 200) {
    const passing = statusCode === 429 || statusCode >= 500;
    const message = `Its server answered with the status ${statusCode}.`;
    throw new FetchFailure(passing ? 'unavailable' : 'status', message);
  }
  if (isEncoded(headers)) {
    throw new FetchFailure('encoded', 'Its server sent a compressed answer, which was not asked for.');
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

async function save(
  { body }: Dispatcher.ResponseData,
  path: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<number> {
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  }
  await pipeline(body, counted, createWriteStream(path), { signal });
  return bytes;
}

function tooLarge(maxBytes: number): FetchFailure {
  return new FetchFailure('too_large', `The file is larger than ${maxBytes / 1024 / 1024} MB.`);
}
