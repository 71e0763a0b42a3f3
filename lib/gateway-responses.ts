import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';

interface GatewayError {
  /** Without it the gateway's own status stands. */
  status?: number;
  code: string;
  message: string;
  /** Seconds. */
  retryAfter?: number;
}

const NOT_FOUND: GatewayError = {
  status: 404,
  code: 'not_found',
  message: 'There is nothing at this path, or it does not take this method.',
};
const INVALID: GatewayError = { status: 400, code: 'invalid_request', message: 'The request could not be understood.' };
const TOO_MANY: GatewayError = {
  status: 429,
  code: 'rate_limit_exceeded',
  message: 'Too many requests. Try again in a minute.',
  retryAfter: 60,
};
const INTERNAL: GatewayError = {
  status: 500,
  code: 'internal_error',
  message: 'Something went wrong here. Repeat a POST with the same idempotency key and body.',
};

/**
 * What API Gateway answers by itself, in the contract's words. The types and their own statuses are at
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html
 *
 * An unknown route is MISSING_AUTHENTICATION_TOKEN, or, since the gateway tries to read any Authorization header there as
 * a signature of AWS, INVALID_SIGNATURE or one of its kin; no route of ours is signed, so each of them means "no route".
 */
const GATEWAY_ERRORS: [ResponseType, GatewayError][] = [
  [ResponseType.MISSING_AUTHENTICATION_TOKEN, NOT_FOUND],
  [ResponseType.INVALID_SIGNATURE, NOT_FOUND],
  [ResponseType.EXPIRED_TOKEN, NOT_FOUND],
  [ResponseType.ACCESS_DENIED, NOT_FOUND],
  [ResponseType.RESOURCE_NOT_FOUND, NOT_FOUND],
  [ResponseType.BAD_REQUEST_BODY, INVALID],
  [ResponseType.BAD_REQUEST_PARAMETERS, INVALID],
  [ResponseType.UNSUPPORTED_MEDIA_TYPE, INVALID],
  [
    ResponseType.REQUEST_TOO_LARGE,
    { status: 413, code: 'payload_too_large', message: 'The body exceeds 1 MB (1,048,576 bytes).' },
  ],
  [ResponseType.THROTTLED, TOO_MANY],
  [ResponseType.QUOTA_EXCEEDED, TOO_MANY],
  [ResponseType.INTEGRATION_FAILURE, INTERNAL],
  [ResponseType.INTEGRATION_TIMEOUT, INTERNAL],
  [ResponseType.API_CONFIGURATION_ERROR, INTERNAL],
  [ResponseType.DEFAULT_4XX, { code: INVALID.code, message: INVALID.message }],
  [ResponseType.DEFAULT_5XX, INTERNAL],
];

export function addGatewayResponses(api: RestApi): void {
  for (const [type, error] of GATEWAY_ERRORS) {
    const { status, code, message, retryAfter } = error;
    api.addGatewayResponse(type.responseType, {
      type,
      ...(status === undefined ? {} : { statusCode: String(status) }),
      responseHeaders: {
        'Cache-Control': "'private, no-store'",
        'Content-Type': "'application/json'",
        ...(retryAfter === undefined ? {} : { 'Retry-After': `'${retryAfter}'` }),
      },
      templates: { 'application/json': JSON.stringify({ error: { code, message } }) },
    });
  }
}
