import type { ErrorCode } from './types.ts';

/**
 * The service's codes, and two codes of the client: there was no response, or it was not in the service's format.
 */
export type SongreelErrorCode = ErrorCode | 'network_error' | 'unexpected_answer';

/** Thrown for every failed request. `message` says what is wrong and what to do. */
export class SongreelError extends Error {
  readonly code: SongreelErrorCode;
  /** HTTP status; undefined if there was no response. */
  readonly status: number | undefined;
  /** Seconds to wait before trying again, if the service gave them. */
  readonly retryAfter: number | undefined;
  /** `X-Request-Id` of the answer, by which the operator finds the request in the logs. */
  readonly requestId: string | undefined;

  constructor(
    code: SongreelErrorCode,
    message: string,
    details: { status?: number; retryAfter?: number | undefined; requestId?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'SongreelError';
    this.code = code;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
  }

  /**
   * Whether the same request may succeed if it is sent again: there was no response, there were too many requests, or
   * the service failed.
   */
  get isTransient(): boolean {
    return this.code === 'network_error' || this.status === 429 || (this.status ?? 0) >= 500;
  }
}

/** Returns the error in a response. If the response has no such error, the message describes the response. */
export function errorOf(response: Response, text: string): SongreelError {
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  const details = { status: response.status, retryAfter: retryAfterOf(response.headers), requestId };
  const { code, message } = envelopeOf(text);
  if (typeof code === 'string' && typeof message === 'string') {
    return new SongreelError(code as ErrorCode, message, details);
  }
  return new SongreelError('unexpected_answer', `The service answered with ${response.status} and no reason.`, details);
}

function envelopeOf(text: string): { code?: unknown; message?: unknown } {
  try {
    return JSON.parse(text)?.error ?? {};
  } catch {
    return {};
  }
}

/** Returns the seconds in `Retry-After`, which contains seconds or a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
