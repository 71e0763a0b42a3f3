import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { constants } from 'node:os';

/** What Node.js calls to connect a socket, for IPv4 and IPv6: the last step before the operating system. */
type Connect = (this: unknown, request: unknown, address: string, port: number) => number;
/** What the operating system returns if nobody listens. */
const ECONNREFUSED = -constants.errno.ECONNREFUSED;
type Handle = { connect: Connect; connect6: Connect };

/**
 * Records every address to which this process connects a TCP socket. No connection leaves this machine: those to public
 * addresses arrive at a server here, and all others are refused.
 */
export class WatchedSockets {
  readonly #server: Server;
  readonly #handle: Handle;
  readonly #original: Handle;
  readonly #sockets = new Set<Socket>();

  private constructor(
    server: Server,
    opened: string[],
    isPublic: (address: string) => boolean,
    answer: (path: string) => string,
  ) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#sockets.add(socket.on('close', () => this.#sockets.delete(socket)));
      socket.on('error', () => undefined);
      socket.once('data', (head) => socket.end(answer(head.toString('latin1').split(' ')[1] ?? '')));
    });
    const { port } = server.address() as AddressInfo;
    this.#handle = Object.getPrototypeOf((server as unknown as { _handle: object })._handle);
    this.#original = { connect: this.#handle.connect, connect6: this.#handle.connect6 };
    const { connect } = this.#original;
    const watched: Connect = function (this: unknown, request, address) {
      opened.push(address);
      return isPublic(address) ? connect.call(this, request, '127.0.0.1', port) : ECONNREFUSED;
    };
    // Both sockets are connected over IPv4, because not every machine has IPv6.
    Object.assign(this.#handle, { connect: watched, connect6: watched });
  }

  /**
   * @param opened receives the address of each attempt to connect
   * @param isPublic whether connections to an address arrive at the server on this machine
   * @param answer the HTTP response to a path, as it is sent
   */
  static async start(
    opened: string[],
    isPublic: (address: string) => boolean,
    answer: (path: string) => string,
  ): Promise<WatchedSockets> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new WatchedSockets(server, opened, isPublic, answer);
  }

  async stop(): Promise<void> {
    Object.assign(this.#handle, this.#original);
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
