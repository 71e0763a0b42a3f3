import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { handler as sendWebhook } from '../../functions/outbound/send-webhook.ts';
import type { Endpoint } from '../../local/aws/endpoint.ts';
import { serveFunctions } from '../../local/aws/lambda/endpoint.ts';
import type { Outcome } from '../../local/aws/lambda/protocol.ts';
import { awsEnvironment } from '../../local/aws-environment.ts';
import { CALLERS, CREDENTIALS } from '../embedded-credentials.ts';

export interface Delivery {
  headers: Record<string, string | string[] | undefined>;
  /** Names of the headers in the order in which they were sent, including repeated ones. */
  headerNames: string[];
  body: string;
}

/** A receiver of webhooks with scripted responses. It keeps the deliveries. */
export class Receiver {
  url = '';
  /** Statuses of the responses, in order. After the last, all are 200. */
  answers: number[] = [];
  /** Body of the responses. */
  text: string | Buffer = '';
  deliveries: Delivery[] = [];
  #server: Server | undefined;

  async listen(): Promise<string> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headerNames = request.rawHeaders.filter((_, index) => index % 2 === 0);
      this.deliveries.push({ headers: request.headers, headerNames, body: Buffer.concat(chunks).toString() });
      const status = this.answers.shift() ?? 200;
      response.writeHead(status, status === 302 ? { location: `${this.url}/elsewhere` } : {}).end(this.text);
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

/** Runs the function that sends webhooks in this process. */
async function sendHere(_arn: string, payload: string): Promise<Outcome> {
  return { payload: JSON.stringify(await sendWebhook(JSON.parse(payload))) };
}

/** Receives the webhooks of a test file, which are sent by the real sender. */
export function useReceiver(): Receiver {
  const receiver = new Receiver();
  let sender: Endpoint;
  beforeAll(async () => {
    process.env.ALLOWED_ORIGINS = await receiver.listen();
    sender = await serveFunctions(sendHere, CALLERS);
    Object.assign(process.env, awsEnvironment({ lambda: sender.endpoint }, CREDENTIALS), {
      SEND_WEBHOOK_FUNCTION: 'send-webhook',
    });
  });
  beforeEach(() => {
    receiver.answers = [];
    receiver.text = '';
    receiver.deliveries = [];
  });
  afterAll(async () => {
    receiver.close();
    await sender.stop();
  });
  return receiver;
}
