import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { KEEP_ALIVE, LOOPBACK } from '../../ports.ts';
import type { Deployment } from '../../template.ts';
import { afterRunning } from '../running-time.ts';
import {
  type GatewayResponses,
  type GatewayResponseType,
  gatewayAnswer,
  gatewayResponsesOf,
} from './gateway-responses.ts';
import { proxyEvent } from './proxy-event.ts';
import { readBody } from './request-body.ts';
import { findRoute, type Match, type Route, routesOf } from './routes.ts';
import { type Throttle, throttleOf } from './throttle.ts';

/** Invokes a function. Returns JSON, or undefined if the function failed. */
type Invoke = (functionArn: string, payload: string) => Promise<string | undefined>;

interface Api {
  /** First segment of every path: the name of the stage. */
  stage: string;
  routes: Route[];
  responses: GatewayResponses;
  binaryMediaTypes: string[];
  mayPass: Throttle;
  invoke: Invoke;
}

interface ProxyResponse {
  statusCode: number;
  headers?: Record<string, string | number | boolean>;
  multiValueHeaders?: Record<string, string[]>;
  body?: string;
  isBase64Encoded?: boolean;
}

/**
 * Bytes. Lambda accepts no larger invocation. API Gateway then returns 413 "Request Too Long", its REQUEST_TOO_LARGE,
 * as reported in https://github.com/koki-develop/lgtm-generator/issues/10.
 */
const LARGEST_PAYLOAD = 6 * 1024 * 1024;

/**
 * Serves the REST API of the templates, with API Gateway's routing, events and responses. It does not depend on what
 * the API does.
 * @throws Fault if a route cannot work
 */
export function createGateway(deployment: Deployment, invoke: Invoke): { server: Server; stage: string } {
  const stage = deployment.only('AWS::ApiGateway::Stage');
  const api: Api = {
    stage: stage.name,
    mayPass: throttleOf(stage),
    routes: routesOf(deployment),
    responses: gatewayResponsesOf(deployment),
    binaryMediaTypes: deployment.only('AWS::ApiGateway::RestApi').properties.BinaryMediaTypes ?? [],
    invoke,
  };
  const listener = (message: IncomingMessage, response: ServerResponse) => {
    handle(api, message, response).catch(() => response.destroy());
  };
  // Node.js would answer a request without `Host` itself, with 400 and no body.
  const server = createServer({ requireHostHeader: false }, listener);
  // Node.js would answer an unknown `Expect` with 417 and no body.
  server.on('checkExpectation', listener);
  server.keepAliveTimeout = KEEP_ALIVE;
  // For input that is not HTTP, there is no request object, so the response is written to the socket.
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return socket.destroy();
    const { status, headers, body } = gatewayAnswer(api.responses, 'BAD_REQUEST', {});
    const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' });
    return socket.end(
      `HTTP/1.1 ${status} Bad Request\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${body}`,
    );
  });
  return { server, stage: api.stage };
}

async function handle(api: Api, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = randomUUID();
  response.setHeader('x-amzn-requestid', requestId);
  const refuse = (type: GatewayResponseType) => {
    const { status, headers, body } = gatewayAnswer(api.responses, type, { requestId });
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
  };
  const body = await readBody(message);
  if (!body) {
    response.setHeader('connection', 'close');
    return refuse('REQUEST_TOO_LARGE');
  }
  if (message.httpVersion === '1.1' && message.headers.host === undefined) return refuse('BAD_REQUEST');
  const [rawPath = '', query = ''] = splitOnce(message.url ?? '/', '?');
  const found = locate(api, message.method ?? '', rawPath);
  if (found === 'malformed') return refuse('BAD_REQUEST');
  if (found && !api.mayPass()) return refuse('THROTTLED');
  if (!found) return refuse(message.headers.authorization ? 'INVALID_SIGNATURE' : 'MISSING_AUTHENTICATION_TOKEN');

  const { stage } = api;
  const port = message.socket.localPort ?? 0;
  const binary = isBinary(api.binaryMediaTypes, message.headers['content-type']);
  const event = proxyEvent({ ...found, message, query, body, binary, stage, requestId, port });
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) > LARGEST_PAYLOAD) return refuse('REQUEST_TOO_LARGE');
  const { functionArn, timeout } = found.match.route;
  const answer = await withinTime(api.invoke(functionArn, payload), timeout);
  if (answer === 'late') return refuse('INTEGRATION_TIMEOUT');
  const proxied = answer === undefined ? undefined : proxyResponse(answer);
  if (!proxied) return refuse('INTEGRATION_ERROR');
  return send(response, proxied);
}

function locate(api: Api, method: string, rawPath: string): { match: Match; path: string } | 'malformed' | undefined {
  const base = `/${api.stage}`;
  try {
    decodeURIComponent(rawPath);
    if (!rawPath.startsWith(`${base}/`)) return undefined;
    const path = rawPath.slice(base.length);
    const match = findRoute(api.routes, method, path);
    return match && { match, path };
  } catch (error) {
    if (error instanceof URIError) return 'malformed';
    throw error;
  }
}

async function withinTime<T>(answer: Promise<T>, milliseconds: number): Promise<T | 'late'> {
  let cancel = () => {};
  const late = new Promise<'late'>((resolve) => {
    cancel = afterRunning(milliseconds / 1000, () => resolve('late'));
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    cancel();
  }
}

/** Parses a function's response. Returns undefined if API Gateway would call it a malformed Lambda proxy response. */
function proxyResponse(payload: string): ProxyResponse | undefined {
  const answer = JSON.parse(payload) as Partial<ProxyResponse> | null;
  const statusCode = Number(answer?.statusCode);
  if (!Number.isInteger(statusCode) || statusCode < 100 || statusCode > 599) return undefined;
  if (answer?.body !== undefined && answer.body !== null && typeof answer.body !== 'string') return undefined;
  return { ...answer, statusCode };
}

function send(response: ServerResponse, answer: ProxyResponse): void {
  const { statusCode, headers = {}, multiValueHeaders = {}, body = '', isBase64Encoded = false } = answer;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  for (const [name, values] of Object.entries(multiValueHeaders)) response.setHeader(name, values);
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'application/json');
  const content = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
  if (statusCode !== 204) response.setHeader('content-length', content.length);
  response.writeHead(statusCode).end(content);
}

function isBinary(types: string[], contentType = 'application/json'): boolean {
  return types.includes('*/*') || types.includes(contentType.split(';')[0]?.trim() ?? '');
}

function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

export function baseUrl(port: number, stage: string): string {
  return `http://${LOOPBACK}:${port}/${stage}`;
}
