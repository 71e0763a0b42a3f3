import * as v from 'valibot';
import { ApiError, type ApiErrorCode } from '../../domain/errors.ts';
import { text } from './fields.ts';
import { componentSchemas, type JsonSchema, ref } from './json-schema.ts';

/** The codes of the error envelope: specification, section 7. What each means, and an example of its message. */
const ERRORS: Record<ApiErrorCode, { meaning: string; message: string }> = {
  invalid_request: {
    meaning: 'A parameter is missing or invalid; the message names it by its path',
    message: 'segments[3].timedWords[0].end: must be a number.',
  },
  missing_api_key: { meaning: 'No bearer key', message: 'Send your API key as "Authorization: Bearer <key>".' },
  invalid_api_key: {
    meaning: 'The key is unknown, revoked, or of another environment',
    message: 'The API key is not valid here. Check it, and that it belongs to this environment.',
  },
  insufficient_scope: {
    meaning: 'The key may not do this; GET /account tells what it may',
    message: 'This key lacks the scope "lyric_videos".',
  },
  not_found: { meaning: 'There is no such resource in this account', message: 'There is no such job.' },
  idempotency_conflict: {
    meaning: 'The idempotency key was used for another request within 24 hours',
    message: 'The idempotency key was used for a different request. Use a new key for a new request.',
  },
  not_cancellable_yet: {
    meaning: 'A worker has begun; `Retry-After` tells when the job may be canceled',
    message: 'The job can be canceled in 1740 seconds.',
  },
  not_cancellable: {
    meaning: 'The job has ended as `completed` or `failed`',
    message: 'The job has ended; it cannot be canceled.',
  },
  payload_too_large: { meaning: 'The body exceeds 1 MB', message: 'The body exceeds 1 MB (1,048,576 bytes).' },
  rate_limit_exceeded: {
    meaning: 'The key has made all requests that it may make in this minute; wait for `Retry-After`',
    message: 'This key may make 60 requests in a minute. Wait 60 seconds, then try again.',
  },
  internal_error: {
    meaning: 'A fault of the service; repeat a POST with the same idempotency key and body',
    message: 'Something went wrong here. Repeat a POST with the same idempotency key and body.',
  },
  api_unavailable: {
    meaning: 'New jobs are not accepted at the moment; what exists can be read',
    message: 'New jobs are not accepted at the moment. Try again later.',
  },
  rate_limit_unavailable: {
    meaning: 'Requests cannot be counted at the moment; try again later',
    message: 'The rate limit cannot be checked at the moment. Try again later.',
  },
};

export const ERROR_CODES = Object.keys(ERRORS) as ApiErrorCode[];

export const ErrorCodeSchema = v.pipe(
  v.picklist(ERROR_CODES),
  v.description(
    `What went wrong:\n${ERROR_CODES.map((code) => `- \`${code}\` (${statusOf(code)}): ${ERRORS[code].meaning}.`).join('\n')}`,
  ),
);

const ErrorSchema = v.pipe(
  v.object({
    error: v.object({
      code: ErrorCodeSchema,
      message: text('The same for people: what is at fault and what to do.', ERRORS.invalid_request.message),
    }),
  }),
  v.description('The envelope of every answer other than success.'),
);

/** The error envelope, with the codes alone that one answer can have. */
export function errorSchema(codes: readonly ApiErrorCode[]): JsonSchema {
  const { Envelope = {} } = componentSchemas({ ErrorCode: ErrorCodeSchema, Envelope: ErrorSchema });
  const { error } = Envelope.properties as { error: { properties: JsonSchema } };
  const code = { ...ref('schemas', 'ErrorCode'), enum: codes };
  return { ...Envelope, properties: { error: { ...error, properties: { ...error.properties, code } } } };
}

export function statusOf(code: ApiErrorCode): number {
  return new ApiError(code, '').status;
}

export function meaningOf(code: ApiErrorCode): string {
  return ERRORS[code].meaning;
}

export function exampleOf(code: ApiErrorCode): { error: { code: string; message: string } } {
  return { error: { code, message: ERRORS[code].message } };
}
