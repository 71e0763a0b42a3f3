import type { APIGatewayProxyEvent } from 'aws-lambda';
import { ApiError } from '../domain/errors.ts';

/** Bytes of the body as it was sent: 1 MB. */
const MAX_BODY_BYTES = 1_048_576;
/** Levels of nesting. No valid request has more than five. The limit protects the stack of recursive functions. */
const MAX_DEPTH = 32;
/** Names that every object inherits, which a check for unknown fields would not find. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Returns the JSON of a request's body.
 * @throws ApiError `payload_too_large`, or `invalid_request` if it is not JSON in UTF-8 or nests too deep
 */
export function readJson(event: APIGatewayProxyEvent): unknown {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > MAX_BODY_BYTES) {
    throw new ApiError('payload_too_large');
  }
  if (bytes.length === 0)
    throw new ApiError('invalid_request', { message: 'The request body is missing; send a JSON object.' });
  const body = parse(bytes);
  checkStructure(body);
  return body;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError('invalid_request', { message: 'The request body is not valid JSON in UTF-8.' });
  }
}

function checkStructure(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH)
      throw new ApiError('invalid_request', { message: `The request body nests deeper than ${MAX_DEPTH} levels.` });
    level = level.flatMap(membersOf);
  }
}

function membersOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value;
  const inherited = Object.keys(value).find((key) => INHERITED.has(key));
  if (inherited !== undefined)
    throw new ApiError('invalid_request', { message: `${inherited}: unknown field; remove it.` });
  return Object.values(value);
}
