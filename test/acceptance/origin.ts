import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** The caller's server on loopback, which serves media and receives webhooks. */
export interface Delivery {
  path: string;
  at: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Between two looks at the deliveries. Only pauses count as time, so a machine may stand still. */
const PAUSE_MS = 50;

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface Origin {
  /** `http://127.0.0.1:<port>` */
  url: string;
  deliveries: Delivery[];
  /** Paths of GET requests, in order. */
  asked: string[];
  /** Serves the file at the path. Returns the URL. */
  offer(path: string, file: string): string;
  /** Handles requests for the path with a handler from the test. Returns the URL. */
  answer(path: string, handler: Handler): string;
  /** Waits until the given number of deliveries has come to the path. */
  delivered(path: string, count?: number, seconds?: number): Promise<Delivery[]>;
  stop(): Promise<void>;
}

export async function startOrigin(): Promise<Origin> {
  const handlers = new Map<string, Handler>();
  const deliveries: Delivery[] = [];
  const asked: string[] = [];

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://origin').pathname;
    if (request.method === 'POST') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      deliveries.push({ path, at: Date.now(), headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    } else {
      asked.push(path);
    }
    const handler = handlers.get(path);
    if (handler) await handler(request, response);
    else response.writeHead(request.method === 'POST' ? 204 : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const answer = (path: string, handler: Handler) => {
    handlers.set(path, handler);
    return url + path;
  };
  return {
    url,
    deliveries,
    asked,
    answer,
    offer: (path, file) =>
      answer(path, async (_, response) => {
        response.writeHead(200, { 'Content-Length': (await stat(file)).size });
        // The client may stop reading before the end.
        await pipeline(createReadStream(file), response).catch(() => response.destroy());
      }),
    async delivered(path, count = 1, seconds = 30) {
      for (let waited = 0; ; waited += PAUSE_MS) {
        const seen = deliveries.filter((delivery) => delivery.path === path);
        if (seen.length >= count) return seen;
        if (waited > seconds * 1000) throw new Error(`${seen.length} of ${count} deliveries came to ${path}`);
        await sleep(PAUSE_MS);
      }
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
