import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';

export interface Delivery {
  headers: Record<string, string | string[] | undefined>;
  /** As they were sent, in their order; one that was sent twice is there twice. */
  headerNames: string[];
  body: string;
}

/** A receiver of webhooks that answers as it is told, and keeps what it was sent. */
export class Receiver {
  url = '';
  /** Statuses to answer with, one after the other; then 200. */
  answers: number[] = [];
  deliveries: Delivery[] = [];
  #server: Server | undefined;

  async listen(): Promise<string> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headerNames = request.rawHeaders.filter((_, index) => index % 2 === 0);
      this.deliveries.push({ headers: request.headers, headerNames, body: Buffer.concat(chunks).toString() });
      const status = this.answers.shift() ?? 200;
      response.writeHead(status, status === 302 ? { location: `${this.url}/elsewhere` } : {}).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.url = `${origin}/hook`;
    return origin;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}

export function useReceiver(): Receiver {
  const receiver = new Receiver();
  beforeAll(async () => {
    process.env.ALLOWED_ORIGINS = await receiver.listen();
  });
  beforeEach(() => {
    receiver.answers = [];
    receiver.deliveries = [];
  });
  afterAll(() => receiver.close());
  return receiver;
}
