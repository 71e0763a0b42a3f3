import type { DeliveryAttempt } from '../domain/delivery-attempt.ts';
import { WEBHOOK_POLICY } from '../domain/webhook-policy.ts';
import type { WebhookSecrets } from '../domain/webhook-secrets.ts';
import { type WebhookMessage, webhookHeaders } from '../domain/webhook-signature.ts';
import { FetchFailure } from './fetch-failure.ts';
import { logger } from './observability.ts';
import { postPublic } from './public-fetch.ts';

/** Reveals no internal details. The log has the fault. */
const OWN_FAULT = 'A fault of the service prevented the attempt.';

/** Sends a webhook once, and returns the outcome. */
export async function attemptWebhook(
  url: string,
  message: WebhookMessage,
  secrets: WebhookSecrets,
): Promise<DeliveryAttempt> {
  const begun = new Date();
  const outcome = await post(url, message, webhookHeaders(message, secrets, begun));
  return { at: begun.toISOString(), took_ms: Date.now() - begun.getTime(), ...outcome };
}

async function post(
  url: string,
  { body }: WebhookMessage,
  headers: Record<string, string>,
): Promise<Pick<DeliveryAttempt, 'status' | 'failure' | 'answer'>> {
  try {
    const timeoutMs = WEBHOOK_POLICY.timeoutSeconds * 1000;
    return { ...(await postPublic(url, { headers, body, timeoutMs })), failure: null };
  } catch (error) {
    if (error instanceof FetchFailure) return { status: null, failure: error.message, answer: null };
    logger.error('A webhook could not be sent.', error as Error);
    return { status: null, failure: OWN_FAULT, answer: null };
  }
}
