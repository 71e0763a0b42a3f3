import type { CanceledEvent, CompletedTranscriptionEvent, CompletedVideoEvent, FailedEvent } from './types.ts';

/** The parsed body of a webhook. `status` and `type` distinguish events. */
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

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Checks whether a webhook is from the service. Await the result, because a promise is always truthy. WebCrypto
 * compares in constant time.
 * @param rawBody the bytes as they arrived; JSON that was parsed and written again has another signature
 * @param signature the header `X-Service-Signature`
 * @param secret the whole `webhook_secret` of your account, with its `whsec_`
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array<ArrayBuffer>,
  signature: string | null | undefined,
  secret: string,
): Promise<boolean> {
  const hex = /^sha256=([0-9a-f]{64})$/.exec(signature ?? '')?.[1];
  if (hex === undefined || secret === '') return false;
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['verify']);
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', key, bytes, typeof rawBody === 'string' ? encoder.encode(rawBody) : rawBody);
}
