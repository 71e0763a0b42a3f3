import TABLE from './api-errors.json' with { type: 'json' };

/**
 * The errors that a client of the API can get: specification, section 7. The table has the status, meaning, text and
 * next step of each. The OpenAPI document and the gateway's responses (lib/gateway-responses.ts) are made from it too.
 */
export type ApiErrorCode = keyof typeof TABLE;

type Values = Readonly<Record<string, string | number>>;

interface ApiErrorEntry {
  status: number;
  /** For the OpenAPI document; no full stop. */
  meaning: string;
  /** What is wrong, and what to do next. Both may have placeholders such as `{seconds}`. */
  text: string;
  next: string;
  /** The placeholders' values in the OpenAPI document's example. */
  example?: Values;
}

export const API_ERRORS: Readonly<Record<ApiErrorCode, ApiErrorEntry>> = TABLE;

interface ErrorBody {
  code: string;
  message: string;
}

interface ApiErrorOptions {
  /** Replaces the table's text and next step, and names the field that is wrong. */
  message?: string;
  /** For the placeholders in the table's text. */
  values?: Values;
  /** Whole seconds, sent as `Retry-After`. */
  retryAfter?: number;
  /** More headers of the answer. */
  headers?: Readonly<Record<string, string>>;
}

/** An error response of the API. `message` is shown to the caller. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ApiErrorCode,
    { values, message = messageOf(code, values), retryAfter, headers = {} }: ApiErrorOptions = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = API_ERRORS[code].status;
    this.retryAfter = retryAfter;
    this.headers = headers;
  }

  get envelope(): { error: ErrorBody } {
    return { error: { code: this.code, message: this.message } };
  }
}

/** Returns the table's text and next step. @throws Error if a value is missing */
export function messageOf(code: ApiErrorCode, values: Values = {}): string {
  const { text, next } = API_ERRORS[code];
  return `${text} ${next}`.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text of ${code} needs a value for "${name}".`);
    return String(value);
  });
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

type JobErrorCode = (typeof JOB_ERROR_CODES)[number];

export interface JobError {
  code: JobErrorCode;
  message: string;
}
