import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Resource } from '../../template.ts';

/**
 * A rule of a bucket for requests from web pages:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/ManageCorsUsing.html
 */
interface CorsRule {
  AllowedMethods: string[];
  AllowedOrigins: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  /** Seconds. */
  MaxAge?: number;
}

/** Rules by bucket. */
export type Rules = ReadonlyMap<string, CorsRule[]>;

export function rulesOf({ properties }: Resource): CorsRule[] {
  return properties.CorsConfiguration?.CorsRules ?? [];
}

/**
 * Returns whether a request uses a presigned link. Only the service issues them, so a page that has one may use it.
 * Every other request from a page is refused.
 */
export function isByLink({ url = '' }: IncomingMessage): boolean {
  return /[?&]X-Amz-Signature=/.test(url);
}

/** Responds to the preflight request that a browser sends before a page's request. Like S3, it needs no signature. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse, rules: CorsRule[] = []): void {
  const { 'access-control-request-method': method = '', 'access-control-request-headers': names = '' } =
    request.headers;
  const headers = String(names)
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter((name) => name !== '');
  const rule = ruleFor(request, String(method), rules);
  const isAllowed = (name: string) => (rule?.AllowedHeaders ?? []).some((allowed) => matches(allowed, name));
  if (!rule || !headers.every(isAllowed)) {
    response.writeHead(403, { 'content-type': 'text/plain' }).end('CORSResponse: This CORS request is not allowed.\n');
    return;
  }
  response.setHeaders(new Headers(allowing(request, rule)));
  response.setHeader('access-control-allow-headers', headers.join(', '));
  if (rule.MaxAge !== undefined) response.setHeader('access-control-max-age', rule.MaxAge);
  response.writeHead(200).end();
}

/** Returns the CORS headers of a response: none if the request is not from a page, or no rule allows it. */
export function corsHeaders(request: IncomingMessage, rules: CorsRule[] = []): Record<string, string> {
  const rule = request.headers.origin === undefined ? undefined : ruleFor(request, request.method ?? '', rules);
  if (!rule) return {};
  const exposed = rule.ExposedHeaders?.join(', ');
  return { ...allowing(request, rule), ...(exposed ? { 'access-control-expose-headers': exposed } : {}) };
}

function ruleFor({ headers }: IncomingMessage, method: string, rules: CorsRule[]): CorsRule | undefined {
  return rules.find(
    ({ AllowedMethods, AllowedOrigins }) =>
      AllowedMethods.includes(method) && AllowedOrigins.some((origin) => matches(origin, headers.origin ?? '')),
  );
}

function allowing({ headers }: IncomingMessage, rule: CorsRule): Record<string, string> {
  return {
    'access-control-allow-origin': rule.AllowedOrigins.includes('*') ? '*' : (headers.origin ?? ''),
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

/** @param pattern with at most one asterisk, which stands for any text */
function matches(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.toLowerCase().split('*');
  if (end === undefined) return text.toLowerCase() === start;
  return text.length >= start.length + end.length && text.toLowerCase().startsWith(start) && text.endsWith(end);
}
