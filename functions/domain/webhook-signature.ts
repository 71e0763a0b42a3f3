import { createHmac } from 'node:crypto';
import type { WebhookSecrets } from './webhook-secrets.ts';

export interface WebhookMessage {
  /** The job's id, because a job has one event. Receivers recognize duplicates by it. */
  id: string;
  event: 'job.completed' | 'job.failed' | 'job.canceled';
  body: string;
}

/**
 * Returns the headers of a webhook: those of section 6 of the specification, and those of Standard Webhooks
 * (https://www.standardwebhooks.com), whose signature includes the time of the attempt.
 * @param at the time of the attempt
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

/** Signs with the whole secret as the key. */
function signature(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Signs with the bytes that the secret encodes after `whsec_`. */
function standardSignature(signed: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
