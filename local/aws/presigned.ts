import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { CREDENTIALS } from '../aws-environment.ts';

/**
 * Whether a presigned request is signed as it stands: for this method, this object, this host and these parameters. s3rver
 * itself looks only at the time. https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 * @param url path and query as they were sent
 */
export function isSigned(method: string, url: string, headers: Record<string, string | undefined>): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const [, date = '', region = '', service = ''] = parameters.get('X-Amz-Credential')?.split('/') ?? [];
  const signedHeaders = parameters.get('X-Amz-SignedHeaders') ?? '';
  const request = [
    method,
    path,
    canonicalQuery(parameters),
    ...signedHeaders.split(';').map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signedHeaders,
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const scope = [date, region, service, 'aws4_request'].join('/');
  const toSign = ['AWS4-HMAC-SHA256', parameters.get('X-Amz-Date'), scope, sha256(request)].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${CREDENTIALS.secretAccessKey}`,
  );
  const given = Buffer.from(parameters.get('X-Amz-Signature') ?? '', 'hex');
  const expected = hmac(key, toSign);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function canonicalQuery(parameters: URLSearchParams): string {
  return [...parameters]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encode).join('='))
    .sort()
    .join('&');
}

/** As RFC 3986 has it; encodeURIComponent leaves five characters alone that AWS encodes. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
