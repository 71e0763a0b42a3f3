import { createHmac } from 'node:crypto';
import type { WebhookSecrets } from './webhook-secrets.ts';

export interface WebhookMessage {
  /** Tells a receiver that it has this message already: a job's id, because a job has one event. */
  id: string;
  event: 'job.completed' | 'job.failed' | 'job.canceled';
  body: string;
}

/**
 * The headers of a webhook: those of the specification, section 6, and beside them those of Standard Webhooks
 * (https://www.standardwebhooks.com), whose signature includes the time of the attempt.
 * @param at when the attempt is made
 */
export function webhookHeaders(message: WebhookMessage, secrets: WebhookSecrets, at: Date): Record<string, string> {
  const { id, event, body } = message;
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  const inForce = [secrets.current, ...(secrets.next === undefined ? [] : [secrets.next])];
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Songreel-Webhooks/1',
    'X-Service-Event': event,
    'X-Service-Delivery': id,
    'X-Service-Signature': signature(body, secrets.current),
    ...(secrets.next === undefined ? {} : { 'X-Service-Signature-Next': signature(body, secrets.next) }),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': inForce.map((secret) => standardSignature(signed, secret)).join(' '),
  };
}

/** Keyed with the whole secret. */
function signature(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Keyed with the bytes that the secret encodes after `whsec_`. */
function standardSignature(signed: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
