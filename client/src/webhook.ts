import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CanceledEvent, CompletedTranscriptionEvent, CompletedVideoEvent, FailedEvent } from './types.ts';

/** The parsed body of a webhook. `status` and `type` tell events apart. */
export type WebhookEvent = CompletedVideoEvent | CompletedTranscriptionEvent | FailedEvent | CanceledEvent;

/**
 * Names of the headers. The delivery is the job's id. Store the ids that you have processed, because an event may
 * arrive twice.
 */
export const WEBHOOK_HEADERS = {
  event: 'X-Service-Event',
  delivery: 'X-Service-Delivery',
  signature: 'X-Service-Signature',
} as const;

/**
 * Checks in constant time whether a webhook is from the service.
 * @param rawBody the received bytes; JSON that was parsed and written again has another signature
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
