import { once } from 'node:events';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { basename } from 'node:path';

/**
 * A song and an address that no file under test may lead to. Whoever reads the file changes its time of access, because
 * that time is set to before its last change: file systems record the first read after a change, even with `relatime`.
 */
export class Canary {
  /** The path of the file, which is in the folder of the files under test. */
  readonly path: string;
  /** A URL of the listener. */
  readonly url: string;
  readonly #server: Server;
  #connections = 0;

  private constructor(path: string, server: Server) {
    this.path = path;
    this.#server = server.on('connection', (socket) => {
      this.#connections += 1;
      socket.destroy();
    });
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/canary.wav`;
    this.#reset();
    readFileSync(path);
    if (this.touched().length === 0) throw new Error(`The file system of ${path} does not record reads (noatime).`);
  }

  /** @param song a valid song that is copied to the path */
  static async plant(song: string, path: string): Promise<Canary> {
    await copyFile(song, path);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Canary(path, server);
  }

  /** Returns what has been reached since the last call. */
  touched(): string[] {
    const isRead = statSync(this.path).atimeMs !== 0;
    const isConnected = this.#connections > 0;
    this.#reset();
    return [...(isRead ? [basename(this.path)] : []), ...(isConnected ? [this.url] : [])];
  }

  async remove(): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }

  #reset(): void {
    this.#connections = 0;
    utimesSync(this.path, 0, Date.now() / 1000);
  }
}
