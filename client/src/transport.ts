import { errorOf, SongreelError } from './error.ts';
import { DEFAULT_RETRY, type RetryPolicy, withRetries } from './retry.ts';

export interface TransportOptions {
  /** The base URL with its version: `https://api.songreel.dev/v1`. */
  baseUrl: string;
  /** `songreel_<environment>_<id>_<secret>`. Keep it on your server. */
  apiKey: string;
  /** Replaces the platform's own `fetch`. */
  fetch?: typeof fetch;
  retry?: Partial<RetryPolicy>;
  /** Milliseconds for one attempt, including its response. */
  timeoutMs?: number;
}

export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path relative to the base URL. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Whether the answer is text and not JSON. */
  isText?: true;
  /** Replaces the client's own number of attempts. */
  attempts?: number;
}

export interface Answer<T> {
  status: number;
  headers: Headers;
  /** Undefined if the response has no body. */
  body: T;
}

const DEFAULT_TIMEOUT_MS = 30_000;
/** The answer to `If-None-Match` while nothing has changed. It has no body. */
const NOT_MODIFIED = 304;

/** Sends requests with the key, repeats them if that may help, and throws every failure as a SongreelError. */
export class Transport {
  readonly #baseUrl: string;
  readonly #apiKey: string;
  readonly #fetch: typeof fetch;
  readonly #retry: RetryPolicy;
  readonly #timeoutMs: number;

  constructor(options: TransportOptions) {
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '');
    this.#apiKey = options.apiKey;
    // Browsers refuse to run their `fetch` as a method of another object.
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
    this.#retry = { ...DEFAULT_RETRY, ...options.retry };
    this.#timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  }

  /** Sends a request. Each attempt sends the same bytes. @throws SongreelError, or the signal's reason */
  send<T>(call: Call): Promise<Answer<T>> {
    const policy = { ...this.#retry, attempts: call.attempts ?? this.#retry.attempts };
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    return withRetries(policy, call.signal, () => this.#sendOnce<T>(call, body));
  }

  /** Sends a file to a signed link, without the key, which is only for the base URL. @throws SongreelError */
  async sendFile(url: string, headers: Record<string, string>, file: Blob, signal: AbortSignal | undefined) {
    await withRetries(this.#retry, signal, async () => {
      const options = { method: 'PUT', headers, body: file, redirect: 'error', ...(signal && { signal }) } as const;
      const response = await this.#fetch(url, options).catch((cause) => {
        signal?.throwIfAborted();
        throw new SongreelError('network_error', 'The file could not be sent.', { cause });
      });
      // Frees the connection.
      await response.text();
      if (response.ok) return;
      const message = `The file was not accepted: its link answered with ${response.status}.`;
      throw new SongreelError('unexpected_answer', message, { status: response.status });
    });
  }

  async #sendOnce<T>(call: Call, body: string | undefined): Promise<Answer<T>> {
    const { response, text } = await this.#exchange(call, body);
    if (!response.ok && response.status !== NOT_MODIFIED) throw errorOf(response, text);
    const { status, headers } = response;
    if (text === '') return { status, headers, body: undefined as T };
    if (call.isText) return { status, headers, body: text as T };
    try {
      return { status, headers, body: JSON.parse(text) };
    } catch (cause) {
      throw new SongreelError('unexpected_answer', 'The service answered with something that is not JSON.', {
        status,
        cause,
      });
    }
  }

  async #exchange({ method, path, headers, signal }: Call, body: string | undefined) {
    signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(this.#timeoutMs);
    try {
      const response = await this.#fetch(this.#baseUrl + path, {
        method,
        headers: {
          ...headers,
          Authorization: `Bearer ${this.#apiKey}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
        // The key is only for the base URL.
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return { response, text: await response.text() };
    } catch (cause) {
      signal?.throwIfAborted();
      const what = timeout.aborted ? `did not answer within ${this.#timeoutMs} ms` : 'could not be reached';
      throw new SongreelError('network_error', `The service at ${this.#baseUrl} ${what}.`, { cause });
    }
  }
}
