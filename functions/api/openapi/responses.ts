import type { ApiErrorCode } from '../../domain/errors.ts';
import { ERROR_CODES, errorSchema, exampleOf, meaningOf, statusOf } from './errors.ts';
import { commonHeaders } from './headers.ts';
import { type JsonSchema, ref } from './json-schema.ts';

/** `components.responses`: the errors. There is one response for each status, or two if operations differ. */
const retryAfter = (header: string) => ({ 'Retry-After': ref('headers', header) });

export const ERROR_RESPONSES = {
  BadRequest: errorResponse(400),
  Unauthorized: errorResponse(401),
  Forbidden: errorResponse(403),
  NotFound: errorResponse(404),
  IdempotencyConflict: errorResponse(409, ['idempotency_conflict']),
  NotCancellable: errorResponse(409, ['not_cancellable_yet', 'not_cancellable'], retryAfter('CancellationRetryAfter')),
  NotCompleted: errorResponse(409, ['not_completed']),
  NotEnded: errorResponse(409, ['job_not_ended']),
  NoSecret: errorResponse(409, ['no_webhook_secret']),
  DeliveryRefused: errorResponse(
    409,
    ['job_not_ended', 'no_webhook', 'delivery_too_soon'],
    retryAfter('DeliveryRetryAfter'),
  ),
  PayloadTooLarge: errorResponse(413),
  TooManyRequests: errorResponse(429, undefined, retryAfter('RateLimitRetryAfter')),
  InternalError: errorResponse(500),
  Unavailable: errorResponse(503),
} satisfies Record<string, JsonSchema>;

export type ErrorResponse = keyof typeof ERROR_RESPONSES;

const STATUS_OF: Record<ErrorResponse, string> = {
  BadRequest: '400',
  Unauthorized: '401',
  Forbidden: '403',
  NotFound: '404',
  IdempotencyConflict: '409',
  NotCancellable: '409',
  NotCompleted: '409',
  NotEnded: '409',
  NoSecret: '409',
  DeliveryRefused: '409',
  PayloadTooLarge: '413',
  TooManyRequests: '429',
  InternalError: '500',
  Unavailable: '503',
};

/** Errors that any authenticated request can get. */
const COMMON: ErrorResponse[] = [
  'BadRequest',
  'Unauthorized',
  'Forbidden',
  'NotFound',
  'TooManyRequests',
  'InternalError',
  'Unavailable',
];

/** Returns the error responses of an operation, by status. */
export function errorResponses(more: ErrorResponse[] = [], common = COMMON): Record<string, JsonSchema> {
  return Object.fromEntries([...common, ...more].map((name) => [STATUS_OF[name], ref('responses', name)]));
}

export interface Answer {
  description: string;
  /** Name of a component schema. */
  schema: string;
  examples: Record<string, { summary: string; value: unknown }>;
  headers?: Record<string, JsonSchema>;
}

export function jsonResponse({ description, schema, examples, headers = {} }: Answer): JsonSchema {
  return {
    description,
    headers: { ...commonHeaders, ...headers },
    content: { 'application/json': { schema: ref('schemas', schema), examples } },
  };
}

function errorResponse(
  status: number,
  codes: ApiErrorCode[] = ERROR_CODES.filter((code) => statusOf(code) === status),
  headers: Record<string, JsonSchema> = {},
): JsonSchema {
  const examples = codes.map((code) => [code, { summary: `${meaningOf(code)}.`, value: exampleOf(code) }]);
  return {
    description: `${codes.map(meaningOf).join('. Or: ')}.`,
    headers: { ...commonHeaders, ...headers },
    content: { 'application/json': { schema: errorSchema(codes), examples: Object.fromEntries(examples) } },
  };
}
