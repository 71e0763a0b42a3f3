import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { LOOPBACK, listen } from '../ports.ts';

/** The webhook that the caller received. */
interface WebhookDelivery {
  headers: IncomingMessage['headers'];
  /** The raw body, which the signature covers. */
  body: string;
}

export interface Caller {
  origin: string;
  songUrl: string;
  webhookUrl: string;
  delivery: Promise<WebhookDelivery>;
  stop(): Promise<void>;
}

export const SAMPLE = join(import.meta.dirname, '..', 'sample');

/** Starts the caller's side of the demo: a server that serves the sample song and receives the webhook. */
export async function startCaller(): Promise<Caller> {
  const song = await readFile(join(SAMPLE, 'song.m4a'));
  const { promise: delivery, resolve } = Promise.withResolvers<WebhookDelivery>();
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && request.url === '/webhook') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      response.writeHead(204).end();
      resolve({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    } else if (request.url === '/song.m4a') {
      response.writeHead(200, { 'Content-Type': 'audio/mp4', 'Content-Length': song.length }).end(song);
    } else {
      response.writeHead(404).end();
    }
  });
  const origin = `http://${LOOPBACK}:${await listen(server)}`;
  return {
    origin,
    songUrl: `${origin}/song.m4a`,
    webhookUrl: `${origin}/webhook`,
    delivery,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
