import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttp2Server, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type Request = IncomingMessage | Http2ServerRequest;
export type Response = ServerResponse | Http2ServerResponse;

/**
 * Serves HTTP/1.1 and HTTP/2 on one port of this machine. Of the SDK's clients, that of Amazon Bedrock speaks HTTP/2.
 * Without encryption, a client of HTTP/2 begins with the text `PRI * HTTP/2.0`.
 */
export async function serveBoth(
  answer: (request: Request, response: Response) => Promise<void>,
  port = 0,
): Promise<{ url: string; stop(): Promise<void> }> {
  const safely = (request: Request, response: Response) => {
    answer(request, response).catch(() => response.destroy());
  };
  const [http1, http2] = [createHttpServer(safely), createHttp2Server(safely)];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', (chunk) => {
      socket.pause();
      socket.unshift(chunk);
      (chunk.toString('latin1', 0, 3) === 'PRI' ? http2 : http1).emit('connection', socket);
      socket.resume();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
