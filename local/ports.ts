import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The service can be reached only from this machine. */
export const LOOPBACK = '127.0.0.1';

/**
 * Milliseconds. This is longer than clients keep an idle connection, so that they do not send on one that is closing.
 */
export const KEEP_ALIVE = 65_000;

/**
 * Starts a server.
 * @param port 0 lets the system choose one
 * @returns the port that the server listens on
 */
export async function listen(server: Server, port = 0, host = LOOPBACK): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listener has no port');
  return address.port;
}

/** Finds a port for a program that cannot choose one itself. Another program may take it first. */
export async function freePort(host: string): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, host);
  server.close();
  await once(server, 'close');
  return port;
}
