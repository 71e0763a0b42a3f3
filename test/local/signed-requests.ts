import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Credentials } from '../../local/aws/signature.ts';
import { REGION } from '../../local/resource-types.ts';

export interface RawRequest {
  method?: string;
  /** Path and query, sent unchanged. */
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Sends a request unchanged, with any Host and any path. */
export async function send(endpoint: string, { method = 'GET', path = '/', headers = {}, body = '' }: RawRequest) {
  const { hostname, port } = new URL(endpoint);
  const outgoing = sendRequest({ hostname, port, method, path, headers, agent: false });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const answer: RawAnswer = {
    status: incoming.statusCode,
    headers: incoming.headers,
    body: await text(incoming),
  };
  return answer;
}

const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/**
 * Signs a request in its Authorization header. It follows the documentation and does not use the SDK:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 * @param path without a query
 */
export function signed(
  endpoint: string,
  service: string,
  { accessKeyId, secretAccessKey }: Credentials,
  { method = 'GET', path = '/', headers = {}, body = '' }: RawRequest,
  date = new Date(),
): Required<RawRequest> {
  const time = date.toISOString().replace(/[-:]|\.\d+/g, '');
  const all: Record<string, string> = { host: new URL(endpoint).host, 'x-amz-date': time, ...headers };
  const names = Object.keys(all).sort();
  const payload = headers['x-amz-content-sha256'] ?? sha256(body);
  const canonical = [
    method,
    path,
    '',
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    names.join(';'),
    payload,
  ].join('\n');
  const scope = [time.slice(0, 8), REGION, service, 'aws4_request'];
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`);
  const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n');
  const authorization = [
    `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope.join('/')}`,
    `SignedHeaders=${names.join(';')}`,
    `Signature=${hmac(key, toSign).toString('hex')}`,
  ].join(', ');
  return { method, path, body, headers: { ...all, authorization } };
}
