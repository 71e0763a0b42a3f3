import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The service is reachable from this machine only. */
export const LOOPBACK = '127.0.0.1';

/** Longer than clients keep an idle connection, so that they do not send on one that is being closed; milliseconds. */
export const KEEP_ALIVE = 65_000;

/** @returns the port that it listens on, which the system chose where 0 was asked for */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listener has no port');
  return address.port;
}

/** For a program that cannot choose a port itself; somebody else may take it before it does. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}
