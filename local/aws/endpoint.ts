import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { KEEP_ALIVE, LOOPBACK, listen } from '../ports.ts';

/** A stand-in for an AWS service. */
export interface Endpoint {
  /** URL of the service's protocol. */
  endpoint: string;
  stop(): Promise<void>;
}

/**
 * Serves HTTP on loopback and refuses web pages. A browser adds `Origin` to a page's requests to another site. A page
 * whose domain resolves to this machine (DNS rebinding) sends its domain as `Host`.
 * @param answer checks the signature and responds; if it rejects, the connection is closed
 */
export async function startEndpoint(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Endpoint> {
  const server = createServer((request, response) => {
    if (isFromWebPage(request)) {
      request.resume();
      response.writeHead(403, { 'content-type': 'text/plain' }).end('This local service does not answer web pages.\n');
      return;
    }
    answer(request, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  const port = await listen(server);
  return {
    endpoint: `http://${LOOPBACK}:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

function isFromWebPage({ headers, socket }: IncomingMessage): boolean {
  const own = [LOOPBACK, 'localhost'].map((name) => `${name}:${socket.localPort}`);
  return headers.origin !== undefined || !own.includes(headers.host ?? '');
}
