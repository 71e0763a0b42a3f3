/** The closed family of errors that a client of the API can meet: specification, section 7. */

const STATUS = {
  invalid_request: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  insufficient_scope: 403,
  not_found: 404,
  idempotency_conflict: 409,
  not_cancellable_yet: 409,
  not_cancellable: 409,
  payload_too_large: 413,
  rate_limit_exceeded: 429,
  internal_error: 500,
  api_unavailable: 503,
  rate_limit_unavailable: 503,
} as const;

export type ApiErrorCode = keyof typeof STATUS;

export interface ErrorBody {
  code: string;
  message: string;
}

/** An answer other than success. `message` is shown to the caller: it names the fault and what to do. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  /** Whole seconds, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(code: ApiErrorCode, message: string, retryAfter?: number) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = STATUS[code];
    this.retryAfter = retryAfter;
  }

  get envelope(): { error: ErrorBody } {
    return { error: { code: this.code, message: this.message } };
  }
}

/** Why a job failed, as the caller reads it in the job's `error`. The list is closed. */
export const JOB_ERROR_CODES = [
  'insufficient_credits',
  'media_unreachable',
  'media_too_large',
  'media_unreadable',
  'audio_too_short',
  'audio_too_long',
  'image_too_large',
  'trim_out_of_range',
  'segments_out_of_range',
  'generation_failed',
  'internal_error',
] as const;

export type JobErrorCode = (typeof JOB_ERROR_CODES)[number];

export interface JobError {
  code: JobErrorCode;
  message: string;
}
