import type { IncomingMessage } from 'node:http';
import { ACCOUNT } from '../../resource-types.ts';
import type { Match } from './routes.ts';

interface ProxyRequest {
  message: IncomingMessage;
  match: Match;
  /** Path without the stage: `/account`. */
  path: string;
  query: string;
  body: Buffer;
  binary: boolean;
  stage: string;
  requestId: string;
  port: number;
}

/**
 * Returns the event that a Lambda proxy integration passes to its function:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-lambda-proxy-integrations.html
 */
export function proxyEvent(request: ProxyRequest): object {
  const { message, match, path, query, body, binary } = request;
  const multiValueHeaders = { ...headersOf(message), ...forwardedHeaders(request) };
  const multiValueQueryStringParameters = queryOf(query);
  return {
    resource: match.route.resourcePath,
    path,
    httpMethod: message.method,
    headers: lastOfEach(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: orNull(lastOfEach(multiValueQueryStringParameters)),
    multiValueQueryStringParameters: orNull(multiValueQueryStringParameters),
    pathParameters: orNull(match.pathParameters),
    stageVariables: null,
    requestContext: requestContext(request),
    body: body.length === 0 ? null : body.toString(binary ? 'base64' : 'utf8'),
    isBase64Encoded: binary && body.length > 0,
  };
}

function requestContext({ message, match, path, stage, requestId }: ProxyRequest): object {
  const now = new Date();
  return {
    accountId: ACCOUNT,
    apiId: 'local',
    domainName: message.headers.host,
    extendedRequestId: requestId,
    httpMethod: message.method,
    identity: { sourceIp: message.socket.remoteAddress ?? '', userAgent: message.headers['user-agent'] ?? null },
    path: `/${stage}${path}`,
    protocol: `HTTP/${message.httpVersion}`,
    requestId,
    requestTime: now.toUTCString(),
    requestTimeEpoch: now.getTime(),
    resourceId: match.route.resourceId,
    resourcePath: match.route.resourcePath,
    stage,
  };
}

function forwardedHeaders({ message, requestId, port }: ProxyRequest): Record<string, string[]> {
  return {
    'X-Amzn-Trace-Id': [
      `Root=1-${Math.floor(Date.now() / 1000).toString(16)}-${requestId.replaceAll('-', '').slice(0, 24)}`,
    ],
    'X-Forwarded-For': [message.socket.remoteAddress ?? ''],
    'X-Forwarded-Port': [String(port)],
    'X-Forwarded-Proto': ['http'],
  };
}

function headersOf({ rawHeaders }: IncomingMessage): Record<string, string[]> {
  const pairs: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    pairs.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  }
  return valuesByName(pairs);
}

function queryOf(query: string): Record<string, string[]> {
  return valuesByName([...new URLSearchParams(query)]);
}

/** Callers choose the names, so they may be `__proto__` or those of other properties that every object has. */
function valuesByName(pairs: [string, string][]): Record<string, string[]> {
  const groups = [...Map.groupBy(pairs, ([name]) => name)];
  return Object.fromEntries(groups.map(([name, group]) => [name, group.map(([, value]) => value)]));
}

function lastOfEach(values: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, list]) => [name, list.at(-1) ?? '']));
}

function orNull<T extends object>(values: T): T | null {
  return Object.keys(values).length === 0 ? null : values;
}
