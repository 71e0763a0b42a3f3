import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CanceledEvent, CompletedTranscriptionEvent, CompletedVideoEvent, FailedEvent } from './types.ts';

/** The body of a webhook, parsed: `status` and `type` tell which. */
export type WebhookEvent = CompletedVideoEvent | CompletedTranscriptionEvent | FailedEvent | CanceledEvent;

/** Names of the headers. The delivery is the job's id: keep those that you have dealt with, since one may come twice. */
export const WEBHOOK_HEADERS = {
  event: 'X-Service-Event',
  delivery: 'X-Service-Delivery',
  signature: 'X-Service-Signature',
} as const;

/**
 * Whether a webhook is from the service. Compares in constant time.
 * @param rawBody the bytes as they came: JSON that was parsed and written again has another signature
 * @param signature the header `X-Service-Signature`
 * @param secret `webhook_secret` of your account
 */
export function verifyWebhook(
  rawBody: string | Uint8Array,
  signature: string | null | undefined,
  secret: string,
): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`);
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
