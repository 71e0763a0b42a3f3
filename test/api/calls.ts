import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';

export interface Request {
  method?: string;
  /** The route, such as `/lyric-videos/{id}`. */
  resource: string;
  id?: string;
  key?: string;
  /** An object for JSON, or text or bytes that are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The query's parameters, each with all its values. */
  query?: Record<string, string[]>;
  /** The function's time limit in milliseconds. */
  time?: number;
}

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: an answer may be any JSON
  body: any;
}

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

/** Calls a function of the API as the gateway does. */
export async function call(handler: unknown, request: Request): Promise<Reply> {
  const result = await (handler as Handler)(eventOf(request), contextOf(request.time ?? 15_000));
  return {
    status: result.statusCode,
    headers: result.headers ?? {},
    body: result.body === '' ? undefined : isJson(result) ? JSON.parse(result.body) : result.body,
  };
}

function isJson({ headers }: APIGatewayProxyResult): boolean {
  return headers?.['Content-Type'] === 'application/json';
}

export function eventOf({
  method = 'GET',
  resource,
  id,
  key,
  body,
  query,
  headers = {},
}: Request): APIGatewayProxyEvent {
  const sent = key === undefined ? headers : { Authorization: `Bearer ${key}`, ...headers };
  return {
    resource,
    path: resource.replace('{id}', id ?? ''),
    httpMethod: method,
    headers: sent,
    multiValueHeaders: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value]])),
    pathParameters: id === undefined ? null : { id },
    queryStringParameters: null,
    multiValueQueryStringParameters: query ?? null,
    stageVariables: null,
    isBase64Encoded: Buffer.isBuffer(body),
    body: bodyOf(body),
    requestContext: { requestId: 'request-1', path: `/v1${resource}` } as APIGatewayProxyEvent['requestContext'],
  };
}

function bodyOf(body: unknown): string | null {
  if (body === undefined) return null;
  if (Buffer.isBuffer(body)) return body.toString('base64');
  return typeof body === 'string' ? body : JSON.stringify(body);
}

export function contextOf(time: number): Context {
  const end = Date.now() + time;
  return {
    functionName: 'test',
    functionVersion: '1',
    invokedFunctionArn: 'arn:aws:lambda:us-east-1:123456789012:function:test',
    memoryLimitInMB: '512',
    awsRequestId: crypto.randomUUID(),
    logGroupName: '',
    logStreamName: '',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, end - Date.now()),
    done() {},
    fail() {},
    succeed() {},
  };
}
