import type { ErrorCode } from './types.ts';

/** The service's codes, and two of the client's own: nothing came back, or something that the service does not say. */
export type SongreelErrorCode = ErrorCode | 'network_error' | 'unexpected_answer';

/** Anything other than success. `message` says what is at fault and what to do. */
export class SongreelError extends Error {
  readonly code: SongreelErrorCode;
  /** HTTP status; undefined where there was no answer. */
  readonly status: number | undefined;
  /** Seconds after which to try again, where the service said so. */
  readonly retryAfter: number | undefined;

  constructor(
    code: SongreelErrorCode,
    message: string,
    details: { status?: number; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'SongreelError';
    this.code = code;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
  }

  /** Whether the same request may succeed when it is sent again: no answer, too many requests, or a fault of the service. */
  get isTransient(): boolean {
    return this.code === 'network_error' || this.status === 429 || (this.status ?? 0) >= 500;
  }
}

/** The error in an answer: the service's envelope, or else what can be said of an answer without one. */
export function errorOf(response: Response, text: string): SongreelError {
  const details = { status: response.status, retryAfter: retryAfterOf(response.headers) };
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

/** Seconds; the header has them, or a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
