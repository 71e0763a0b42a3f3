import { WEBHOOK_POLICY } from '../domain/webhook-policy.ts';
import { OWN_FAULT, type WebhookAnswer, type WebhookRequest } from '../domain/webhook-request.ts';
import { FetchFailure } from '../platform/fetch-failure.ts';
import { logger } from '../platform/observability.ts';
import { postPublic } from '../platform/public-fetch.ts';

/**
 * Sends a signed webhook once. The functions that sign webhooks invoke it. It connects to addresses that
 * callers named, so it has no access to any data.
 */
export async function handler({ url, headers, body }: WebhookRequest): Promise<WebhookAnswer> {
  try {
    const timeoutMs = WEBHOOK_POLICY.timeoutSeconds * 1000;
    return { ...(await postPublic(url, { headers, body, timeoutMs })), failure: null };
  } catch (error) {
    if (error instanceof FetchFailure) return { status: null, failure: error.message, answer: null };
    logger.error('A webhook could not be sent.', error as Error);
    return { status: null, failure: OWN_FAULT, answer: null };
  }
}
