import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { PROJECT } from './bundle.ts';

interface ApiErrorEntry {
  status: number;
  text: string;
  next: string;
}

/** The API's own table of errors. It is read as a file, because this folder imports no code of the functions. */
const TABLE: Record<string, ApiErrorEntry> = JSON.parse(
  readFileSync(join(PROJECT, 'functions/domain/api-errors.json'), 'utf8'),
);

/** Seconds. */
const RETRY_AFTER: Record<string, number> = { rate_limit_exceeded: 60 };

/**
 * The responses that API Gateway gives itself, with the errors of the contract. The types and their statuses are at
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html
 *
 * An unknown route gives MISSING_AUTHENTICATION_TOKEN. If the request has an Authorization header, the gateway tries to
 * read it as an AWS signature, and gives INVALID_SIGNATURE or a related type. No route of ours uses AWS signatures, so
 * each of these types means "no route".
 */
const GATEWAY_ERRORS: [ResponseType, code: string][] = [
  [ResponseType.MISSING_AUTHENTICATION_TOKEN, 'not_found'],
  [ResponseType.INVALID_SIGNATURE, 'not_found'],
  [ResponseType.EXPIRED_TOKEN, 'not_found'],
  [ResponseType.ACCESS_DENIED, 'not_found'],
  [ResponseType.RESOURCE_NOT_FOUND, 'not_found'],
  [ResponseType.BAD_REQUEST_BODY, 'invalid_request'],
  [ResponseType.BAD_REQUEST_PARAMETERS, 'invalid_request'],
  [ResponseType.UNSUPPORTED_MEDIA_TYPE, 'invalid_request'],
  [ResponseType.REQUEST_TOO_LARGE, 'payload_too_large'],
  [ResponseType.THROTTLED, 'rate_limit_exceeded'],
  [ResponseType.QUOTA_EXCEEDED, 'rate_limit_exceeded'],
  // The only rule of the web ACL counts requests by address.
  [ResponseType.WAF_FILTERED, 'rate_limit_exceeded'],
  [ResponseType.INTEGRATION_FAILURE, 'internal_error'],
  [ResponseType.INTEGRATION_TIMEOUT, 'internal_error'],
  [ResponseType.API_CONFIGURATION_ERROR, 'internal_error'],
  [ResponseType.DEFAULT_4XX, 'invalid_request'],
  [ResponseType.DEFAULT_5XX, 'internal_error'],
];

export function addGatewayResponses(api: RestApi): void {
  for (const [type, code] of GATEWAY_ERRORS) {
    const { status, text, next } = entryOf(code);
    const retryAfter = RETRY_AFTER[code];
    api.addGatewayResponse(type.responseType, {
      type,
      // Other 4xx answers keep the gateway's own status.
      ...(type === ResponseType.DEFAULT_4XX ? {} : { statusCode: String(status) }),
      responseHeaders: {
        'Cache-Control': "'private, no-store'",
        'Content-Type': "'application/json'",
        'X-Request-Id': 'context.requestId',
        ...(retryAfter === undefined ? {} : { 'Retry-After': `'${retryAfter}'` }),
      },
      templates: { 'application/json': JSON.stringify({ error: { code, message: `${text} ${next}` } }) },
    });
  }
}

/** Returns an entry of the table. @throws Error if there is none, or if its text has placeholders for values */
function entryOf(code: string): ApiErrorEntry {
  const entry = TABLE[code];
  if (!entry) throw new Error(`functions/domain/api-errors.json has no error ${code}.`);
  if (/\{\w+\}/.test(entry.text + entry.next)) throw new Error(`The gateway cannot fill in the text of ${code}.`);
  return entry;
}
