import { type JsonSchema, ref } from './json-schema.ts';

/** `components.headers`: the headers of responses. */
export const HEADERS: Record<string, JsonSchema> = {
  CacheControl: {
    description: 'Responses must not be cached, because they change and belong to one account.',
    required: true,
    schema: { type: 'string', const: 'private, no-store' },
    example: 'private, no-store',
  },
  ContentDisposition: {
    description: 'A name for the file.',
    required: true,
    schema: { type: 'string' },
    example: 'attachment; filename="job_m5kc2x8r4tqh7wpz3nvb6yda.srt"',
  },
  ETag: {
    description: 'Identifies this response. Send it in `If-None-Match`: if nothing has changed, the response is 304.',
    required: true,
    schema: { type: 'string' },
    example: '"b8Qk2m0cSx7vY1fJ4hTz9A"',
  },
  RequestId: {
    description: 'Names the request. Give it to the operator if you report a problem.',
    required: true,
    schema: { type: 'string' },
    example: '7d0a5c0e-3b0a-4a8e-9d3c-2a1f0f6f2f11',
  },
  RateLimit: {
    description:
      'How many requests the key has left in this minute (`r`), and how many seconds of it are left (`t`). Absent if no key was recognized.',
    schema: { type: 'string' },
    example: '"key";r=57;t=23',
  },
  RateLimitPolicy: {
    description: 'How many requests the key has (`q`) in a calendar minute. Absent if no key was recognized.',
    schema: { type: 'string' },
    example: '"key";q=60;w=60',
  },
  IgnoredFields: {
    description:
      'Fields of the body that the service does not know and ignored, each with the one that was probably meant.',
    schema: { type: 'string' },
    example: '"style";did_you_mean="style_preset"',
  },
  IdempotencyReplayed: {
    description: 'Present if the job already existed: an identical request had the same idempotency key.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  RateLimitRetryAfter: {
    description: 'Seconds to wait.',
    required: true,
    schema: { type: 'integer', const: 60 },
    example: 60,
  },
  DeliveryRetryAfter: {
    description: 'With `delivery_too_soon`: seconds until the webhook may be delivered again.',
    schema: { type: 'integer', minimum: 1 },
    example: 10,
  },
  CancellationRetryAfter: {
    description: 'With `not_cancellable_yet`: seconds until the job may be canceled.',
    schema: { type: 'integer', minimum: 1 },
    example: 1740,
  },
};

/** The headers of all answers. */
export const commonHeaders = {
  'Cache-Control': ref('headers', 'CacheControl'),
  'X-Request-Id': ref('headers', 'RequestId'),
  RateLimit: ref('headers', 'RateLimit'),
  'RateLimit-Policy': ref('headers', 'RateLimitPolicy'),
};

/** The header parameter of the requests that create jobs. */
export const IDEMPOTENCY_KEY_PARAMETER: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Identifies this request, so that sending it again does not create a second job. Any 1 to 128 printable ASCII characters without spaces, such as a UUID. Kept for 24 hours per account and operation.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$', minLength: 1, maxLength: 128 },
  example: '3f0c2b9e-5d1a-4c55-9a62-0f6f1f6f2f11',
};

export const IF_NONE_MATCH_PARAMETER: JsonSchema = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the response that you already have.',
  schema: { type: 'string' },
  example: '"b8Qk2m0cSx7vY1fJ4hTz9A"',
};

export const ANY_JOB_ID_PARAMETER: JsonSchema = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The `id` of a job of any kind.',
  schema: { type: 'string' },
  example: 'job_m5kc2x8r4tqh7wpz3nvb6yda',
};

export const JOB_ID_PARAMETER: JsonSchema = {
  name: 'id',
  in: 'path',
  required: true,
  description:
    'The `id` from the response to the POST that created the job. Ids of other kinds of jobs are not found here.',
  schema: { type: 'string' },
  example: 'job_m5kc2x8r4tqh7wpz3nvb6yda',
};
