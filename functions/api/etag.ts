import { createHash } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { type Answer, header } from './http.ts';

/**
 * Adds an ETag to an answer. If the caller names it in `If-None-Match`, the answer is 304 without a body. Weak and strong
 * tags compare alike, as RFC 9110, section 13.1.2, asks for.
 */
export function unlessKnown(event: APIGatewayProxyEvent, answer: Answer): Answer {
  const tag = `"${createHash('sha256').update(JSON.stringify(answer.body)).digest('base64url').slice(0, 22)}"`;
  const headers = { ...answer.headers, ETag: tag };
  const known: string[] = header(event, 'If-None-Match')?.match(/"[^"]*"|\*/g) ?? [];
  return known.includes(tag) || known.includes('*') ? { status: 304, headers } : { ...answer, headers };
}
