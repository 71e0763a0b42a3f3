import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Milliseconds. */
  at: number;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON. If it is absent, the response has no body. */
  json?: unknown;
  /** Sent unchanged. */
  text?: string;
  /** Closes the connection instead of responding. */
  hangUp?: true;
  /** Never responds. */
  silent?: true;
}

/** Starts an HTTP server that sends a list of replies in order, and then repeats the last one. */
export async function startServer() {
  const received: Received[] = [];
  let script: Reply[] = [];

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    received.push({ method, path: url, headers, body, at: performance.now() });
    reply(response, script.length > 1 ? script.shift() : script[0]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    script(...replies: Reply[]): void {
      script = replies;
      received.length = 0;
    },
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function reply(response: ServerResponse, { status = 200, headers = {}, json, text, hangUp, silent }: Reply = {}): void {
  if (silent) return;
  if (hangUp) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(text ?? (json === undefined ? '' : JSON.stringify(json)));
}

/** The error envelope. */
export function refusal(status: number, code: string, headers: Record<string, string> = {}): Reply {
  return { status, headers, json: { error: { code, message: `about ${code}` } } };
}
