import { attemptView } from '../domain/deliveries.ts';
import { isDelivered } from '../domain/delivery-attempt.ts';
import { ApiError } from '../domain/errors.ts';
import { parseWebhookTest, sampleMessage } from '../domain/webhook-test.ts';
import { allowedOrigins } from '../platform/environment.ts';
import { beginTest } from '../platform/store/webhook-secrets.ts';
import { attemptWebhook } from '../platform/webhook-attempt.ts';
import { endpoint } from './http.ts';
import { readJson } from './request-body.ts';

/** POST /webhooks/test, an addition: sends a signed sample to a URL, and answers with what came of it. */
export const handler = endpoint(async ({ event, caller }) => {
  const test = parseWebhookTest(readJson(event), allowedOrigins());
  const now = new Date();
  const begun = await beginTest(caller.account_id, now);
  if (begun.outcome === 'too_soon') {
    const { seconds } = begun;
    throw new ApiError('delivery_too_soon', { values: { seconds }, retryAfter: seconds });
  }
  const message = sampleMessage(test.event, now);
  const attempt = await attemptWebhook(test.url, message, begun.secrets);
  const body = { id: message.id, event: test.event, delivered: isDelivered(attempt), ...attemptView(attempt) };
  return { status: 200, body: { ...body, webhook_secret: begun.secrets.current } };
});
