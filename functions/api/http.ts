import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
import { captureLambdaHandler } from '@aws-lambda-powertools/tracer/middleware';
import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { ApiError } from '../domain/errors.ts';
import { rateLimitHeaders } from '../domain/rate-limit.ts';
import { logger, tracer } from '../platform/observability.ts';
import type { Caller, CountedCaller } from '../platform/store/key-items.ts';
import { authenticate } from '../platform/store/keys.ts';
import { requestIdHeader } from './request-id.ts';
import { checkScope } from './routes.ts';

export interface Call {
  event: APIGatewayProxyEvent;
  context: Context;
  caller: Caller;
}

export interface Answer {
  status: number;
  /** JSON. Without it, the body is empty. */
  body?: unknown;
  /** Sent as it is, instead of `body`. Then `headers` say of which type it is. */
  text?: string;
  headers?: Record<string, string>;
}

const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' };

/** Who made a request, once it is authenticated and counted. */
const callers = new WeakMap<APIGatewayProxyEvent, CountedCaller>();

/**
 * Wraps a function of the API. It authenticates and counts the request, and checks the key's scope. Every response gets
 * the same headers, and every error the same envelope.
 */
export function endpoint(act: (call: Call) => Promise<Answer>) {
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .use(injectLambdaContext(logger))
    .use(captureLambdaHandler(tracer, { captureResponse: false }))
    .onError((request) => {
      request.response = failure(request.error, request.event);
    })
    .handler(async (event: APIGatewayProxyEvent, context: Context): Promise<APIGatewayProxyResult> => {
      logger.appendKeys({ request_id: event.requestContext.requestId });
      const caller = await authenticate(bearerToken(event));
      callers.set(event, caller);
      checkScope(event.resource, caller);
      return response(await act({ event, context, caller }), event);
    });
}

/** Returns a header by its case-insensitive name. Joins repeated headers with commas, as HTTP defines. */
export function header(event: APIGatewayProxyEvent, name: string): string | undefined {
  const isIt = ([key]: [string, unknown]) => key.toLowerCase() === name.toLowerCase();
  const several = Object.entries(event.multiValueHeaders ?? {}).find(isIt)?.[1];
  return several?.join(', ') ?? Object.entries(event.headers ?? {}).find(isIt)?.[1];
}

/** @throws ApiError `missing_api_key` */
function bearerToken(event: APIGatewayProxyEvent): string {
  const token = /^Bearer +(\S.*)$/i.exec(header(event, 'Authorization')?.trim() ?? '')?.[1];
  if (token) return token;
  throw new ApiError('missing_api_key');
}

function response({ status, body, text, headers }: Answer, event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const caller = callers.get(event);
  const rateLimit = caller && rateLimitHeaders(caller, new Date());
  return {
    statusCode: status,
    headers: { ...HEADERS, ...requestIdHeader(event), ...rateLimit, ...headers },
    body: text ?? (body === undefined ? '' : JSON.stringify(body)),
  };
}

/**
 * Converts an error to a response. Errors other than the API's own are logged and become `internal_error`, which
 * reveals nothing internal.
 */
function failure(error: unknown, event: APIGatewayProxyEvent): APIGatewayProxyResult {
  if (error instanceof ApiError) {
    logger.info('The request was refused.', { code: error.code });
    const retryAfter = error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) };
    const headers = { ...retryAfter, ...error.headers };
    return response({ status: error.status, body: error.envelope, headers }, event);
  }
  logger.error('The request failed.', error as Error);
  const internal = new ApiError('internal_error');
  return response({ status: internal.status, body: internal.envelope }, event);
}
