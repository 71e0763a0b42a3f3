import { join } from 'node:path';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { bucketOrigin } from '../platform/bucket.ts';
import { handler as notFound } from './not-found.ts';
import { encodingFor, type PageFile, PageFiles } from './page-files.ts';
import { requestIdHeader } from './request-id.ts';

/** The first file of a page. */
const INDEX = 'index.html';
const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;

const pages = new Map<string, PageFiles>();

/**
 * GET /studio and GET /docs with their files, additions to the contract: pages for browsers. They need no key. The studio
 * asks for one, and keeps it in its tab.
 */
export async function handler(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  const found = await find(event);
  return { ...found, headers: { ...found.headers, ...requestIdHeader(event) } };
}

async function find(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  const [, page = ''] = event.resource.split('/');
  const files = filesOf(page);
  const name = event.pathParameters?.file ?? INDEX;
  const file = files.find(name);
  if (!file) return notFound(event);
  // The links in a page are relative to its path without a slash at the end.
  if (name === INDEX && event.requestContext.path.endsWith('/')) return redirect(`../${page}`);
  const headers = await headersOf(page, file);
  if (headerOf(event, 'if-none-match') === file.etag) return { statusCode: 304, headers, body: '' };
  return contentOf(event, files, name, file, headers);
}

function filesOf(page: string): PageFiles {
  const files = pages.get(page) ?? new PageFiles(join(import.meta.dirname, page));
  pages.set(page, files);
  return files;
}

function contentOf(
  event: APIGatewayProxyEvent,
  files: PageFiles,
  name: string,
  file: PageFile,
  headers: Record<string, string>,
): APIGatewayProxyResult {
  const encoding = encodingFor(file, headerOf(event, 'accept-encoding'));
  const content = files.read(name, encoding);
  if (encoding) return answer(200, content, { ...headers, 'Content-Encoding': encoding });
  const range = rangeOf(headerOf(event, 'range'), content.length);
  if (!range) return answer(200, content, { ...headers, 'Accept-Ranges': 'bytes' });
  const [first, last] = range;
  return answer(206, content.subarray(first, last + 1), {
    ...headers,
    'Accept-Ranges': 'bytes',
    'Content-Range': `bytes ${first}-${last}/${content.length}`,
  });
}

function answer(statusCode: number, content: Buffer, headers: Record<string, string>): APIGatewayProxyResult {
  return { statusCode, headers, body: content.toString('base64'), isBase64Encoded: true };
}

function redirect(location: string): APIGatewayProxyResult {
  return { statusCode: 308, headers: { Location: location, 'Cache-Control': 'no-cache' }, body: '' };
}

async function headersOf(page: string, { type, etag, immutable }: PageFile): Promise<Record<string, string>> {
  return {
    'Content-Type': type,
    'Cache-Control': cachingOf(type, immutable),
    ETag: etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...(type.startsWith('text/html') ? await documentHeaders(page) : {}),
  };
}

/** Browsers check the document at each visit, so a new version appears at once. It names scripts and styles by hash. */
function cachingOf(type: string, immutable: boolean): string {
  if (immutable) return `public, max-age=${YEAR}, immutable`;
  return type.startsWith('text/html') ? 'no-cache' : `public, max-age=${DAY}`;
}

async function documentHeaders(page: string): Promise<Record<string, string>> {
  return {
    'Content-Security-Policy': policyOf(page === 'studio' ? ` ${await bucketOrigin()}` : '', page),
    // An address may contain the id of a job.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Allows files of the page itself and of the service's bucket, but no other origins, inline scripts or evaluated text.
 * @param bucket the bucket's origin with a space before it, or an empty string
 */
function policyOf(bucket: string, page: string): string {
  const rules = [
    "default-src 'none'",
    "script-src 'self'",
    // The renderer of the API reference sets style attributes.
    page === 'docs' ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "font-src 'self'",
    // The renderer of the API reference has icons in data URLs.
    `img-src 'self'${page === 'docs' ? ' data:' : ` blob:${bucket}`}`,
    `media-src 'self' blob:${bucket}`,
    `connect-src 'self'${bucket}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(page === 'studio' ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ];
  return rules.join('; ');
}

/** Players request ranges of a video, and some require them: RFC 9110, section 14. One range per request is enough. */
function rangeOf(header: string | undefined, size: number): [first: number, last: number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? [from, to] : undefined;
}

function headerOf({ headers }: APIGatewayProxyEvent, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
