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
 * @param isForPages whether a request may come from a web page; none may by default
 */
export async function startEndpoint(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  isForPages: (request: IncomingMessage) => boolean = () => false,
): Promise<Endpoint> {
  const server = createServer((request, response) => {
    if (isOfOtherHost(request) || (request.headers.origin !== undefined && !isForPages(request))) {
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

function isOfOtherHost({ headers, socket }: IncomingMessage): boolean {
  const own = [LOOPBACK, 'localhost'].map((name) => `${name}:${socket.localPort}`);
  return !own.includes(headers.host ?? '');
}
