import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttp2Server, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const LOOPBACK = '127.0.0.1';

export type Request = IncomingMessage | Http2ServerRequest;
export type Response = ServerResponse | Http2ServerResponse;

/**
 * Serves HTTP/1.1 and HTTP/2 on one port of this machine. Of the SDK's clients, that of Amazon Bedrock speaks HTTP/2.
 * Without encryption, a client of HTTP/2 begins with the text `PRI * HTTP/2.0`. What arrives is passed on to one of two
 * servers, because a server of HTTP/2 cannot take over a connection of which something was read.
 */
export async function serveBoth(
  answer: (request: Request, response: Response) => Promise<void>,
  port = 0,
): Promise<{ url: string; stop(): Promise<void> }> {
  const safely = (request: Request, response: Response) => {
    answer(request, response).catch(() => response.destroy());
  };
  const [http1, http2] = [createHttpServer(safely), createHttp2Server(safely)];
  const ports = await Promise.all([listen(http1), listen(http2)]);
  const sockets = new Set<Socket>();
  const front = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', (first) => {
      const behind = connect(ports[first.toString('latin1', 0, 3) === 'PRI' ? 1 : 0] ?? 0, LOOPBACK);
      behind.on('error', () => socket.destroy());
      behind.once('close', () => socket.destroy());
      socket.once('close', () => behind.destroy());
      behind.write(first);
      socket.pipe(behind).pipe(socket);
    });
  });
  return {
    url: `http://${LOOPBACK}:${await listen(front, port)}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      for (const server of [front, http1, http2]) {
        server.close();
        await once(server, 'close');
      }
    },
  };
}

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
