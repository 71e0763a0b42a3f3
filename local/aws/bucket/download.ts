import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { StoredObject } from './objects.ts';
import { S3Error } from './s3-error.ts';

/** The first and last byte of a part of an object. */
interface Range {
  first: number;
  last: number;
}

/** Parameters of a link that set headers of the response. */
const OVERRIDE =
  /^response-(content-type|content-language|expires|cache-control|content-disposition|content-encoding)$/;

/** Answers GetObject and HeadObject: https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html */
export async function sendObject(
  request: IncomingMessage,
  query: URLSearchParams,
  object: StoredObject,
  response: ServerResponse,
): Promise<void> {
  const { headers, method } = request;
  const { size, etag, content } = object;
  response.setHeaders(new Headers(objectHeaders(object, query)));
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? rangeOf(headers.range, size) : undefined;
  if (range === undefined) {
    if (headers['x-amz-checksum-mode'] === 'ENABLED') response.setHeaders(new Headers(object.checksums));
    response.writeHead(200, { 'content-length': size });
  } else {
    const { first, last } = range;
    response.writeHead(206, { 'content-length': last - first + 1, 'content-range': `bytes ${first}-${last}/${size}` });
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  if (method === 'HEAD' || last < first) response.end();
  else await pipeline(content.createReadStream({ start: first, end: last, autoClose: false }), response);
}

function objectHeaders({ etag, modified, headers }: StoredObject, query: URLSearchParams): Record<string, string> {
  const overrides = [...query].flatMap(([name, value]) => {
    const header = OVERRIDE.exec(name)?.[1];
    return header === undefined ? [] : [[header, value]];
  });
  return {
    'accept-ranges': 'bytes',
    'content-type': 'binary/octet-stream',
    ...headers,
    ...Object.fromEntries(overrides),
    etag,
    'last-modified': modified.toUTCString(),
  };
}

/**
 * Parses one range of bytes, as video players send it: RFC 9110, section 14. Returns undefined if there is none, or if
 * there are several, which S3 ignores.
 * @throws S3Error if the object does not have that range
 */
function rangeOf(header: string | undefined, size: number): Range | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || `${first}${last}` === '') return undefined;
  const range =
    first === ''
      ? { first: Math.max(0, size - Number(last)), last: size - 1 }
      : { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (last !== '' && first !== '' && Number(last) < Number(first)) return undefined;
  if (range.first <= range.last) return range;
  throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
}
