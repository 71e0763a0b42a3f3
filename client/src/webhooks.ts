import type { CallOptions } from './jobs.ts';
import type { Transport } from './transport.ts';
import type { Deliveries, WebhookRotation, WebhookTestRequest, WebhookTestResult } from './types.ts';

/** Reads the deliveries of webhooks, and repeats them. */
export class Webhooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Returns the attempts to deliver the webhook of a job of any kind. @throws SongreelError */
  async deliveries(id: string, { signal }: CallOptions = {}): Promise<Deliveries> {
    const { body } = await this.#transport.send<Deliveries>({ method: 'GET', path: pathOf(id), signal });
    return body;
  }

  /** Delivers the webhook of an ended job again, at most once in 10 seconds. @throws SongreelError */
  async redeliver(id: string, { signal }: CallOptions = {}): Promise<Deliveries> {
    // A repeated request would fail with `delivery_too_soon`, although the first one succeeded.
    const call = { method: 'POST', path: pathOf(id), signal, attempts: 1 } as const;
    return (await this.#transport.send<Deliveries>(call)).body;
  }

  /** Sends a signed sample to a URL, at most once in 10 seconds. @throws SongreelError */
  async test(request: WebhookTestRequest, { signal }: CallOptions = {}): Promise<WebhookTestResult> {
    const call = { method: 'POST', path: '/webhooks/test', body: request, signal, attempts: 1 } as const;
    return (await this.#transport.send<WebhookTestResult>(call)).body;
  }

  /**
   * Makes the next webhook secret, which replaces the current one after 24 hours. Until then, it returns the same.
   * @throws SongreelError `no_webhook_secret` before the first job with a webhook
   */
  async rotateSecret({ signal }: CallOptions = {}): Promise<WebhookRotation> {
    return (await this.#transport.send<WebhookRotation>({ method: 'POST', path: '/webhooks/rotate', signal })).body;
  }
}

function pathOf(id: string): string {
  return `/jobs/${encodeURIComponent(id)}/deliveries`;
}
