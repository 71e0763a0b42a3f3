import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Songreel, verifyWebhook, WEBHOOK_HEADERS } from '../../client/src/index.ts';
import { LOOPBACK, listen } from '../../local/ports.ts';
import { type Finding, ok } from './finding.ts';

/** All attempts at a webhook together take less. */
const PATIENCE_MS = 60_000;

interface Receiver extends AsyncDisposable {
  /** Undefined if no webhook is wanted. */
  url: string | undefined;
  /** Waits for the webhook and verifies its signature. */
  finding(songreel: Songreel): Promise<Finding>;
}

interface Delivery {
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Listens for the webhook on this machine. A stage on AWS cannot reach it directly, so `webhookUrl` is the address of a
 * tunnel that forwards to the port.
 */
export async function receiveWebhook({
  webhookUrl,
  port,
}: {
  webhookUrl?: string | undefined;
  port: number;
}): Promise<Receiver> {
  if (webhookUrl === undefined)
    return { url: undefined, finding: async () => NOT_TESTED, [Symbol.asyncDispose]: async () => {} };
  const { promise: delivery, resolve } = Promise.withResolvers<Delivery>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    response.writeHead(204).end();
    if (request.method === 'POST') resolve({ headers: request.headers, body });
  });
  await listen(server, port);
  return {
    url: webhookUrl,
    finding: (songreel) => verified(songreel, delivery, `${webhookUrl} to ${LOOPBACK}:${port}`),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const NOT_TESTED: Finding = {
  level: 'advice',
  what: 'No webhook was tested.',
  why: 'AWS cannot reach this machine without a tunnel.',
  fix: 'cloudflared tunnel --url http://127.0.0.1:8787, then repeat with --webhook-url and its address',
};

async function verified(songreel: Songreel, delivery: Promise<Delivery>, tunnel: string): Promise<Finding> {
  const tooLate = sleep(PATIENCE_MS, undefined, { ref: false });
  const came = await Promise.race([delivery, tooLate]);
  if (!came) {
    const why = 'Clients may not get theirs either.';
    return {
      level: 'fault',
      what: `No webhook came in ${PATIENCE_MS / 1000} s.`,
      why,
      fix: `check the tunnel from ${tunnel}`,
    };
  }
  const { webhook_secret } = await songreel.account();
  const signature = String(came.headers[WEBHOOK_HEADERS.signature.toLowerCase()]);
  if (await verifyWebhook(came.body, signature, webhook_secret ?? ''))
    return ok('The webhook came, and its signature is right.');
  return { level: 'fault', what: 'The signature of the webhook is wrong.', why: 'Clients refuse such a webhook.' };
}
