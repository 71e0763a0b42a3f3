import { createHash } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { type Answer, header } from './http.ts';

/**
 * Adds an ETag to a response. If the caller names it in `If-None-Match`, the response is 304 without a body. Weak and
 * strong tags are compared in the same way, as RFC 9110, section 13.1.2, requires.
 */
export function unlessKnown(event: APIGatewayProxyEvent, answer: Answer): Answer {
  const tag = `"${createHash('sha256').update(JSON.stringify(answer.body)).digest('base64url').slice(0, 22)}"`;
  const headers = { ...answer.headers, ETag: tag };
  const known: string[] = header(event, 'If-None-Match')?.match(/"[^"]*"|\*/g) ?? [];
  return known.includes(tag) || known.includes('*') ? { status: 304, headers } : { ...answer, headers };
}
