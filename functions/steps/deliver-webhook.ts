import { webhookState } from '../domain/deliveries.ts';
import { isDelivered } from '../domain/delivery-attempt.ts';
import type { Job, JobKey, Links } from '../domain/job.ts';
import { webhookMessage } from '../domain/webhook-event.ts';
import { WEBHOOK_POLICY } from '../domain/webhook-policy.ts';
import type { WebhookSecrets } from '../domain/webhook-secrets.ts';
import { presignedLinks } from '../platform/bucket.ts';
import { count, logger } from '../platform/observability.ts';
import { requireJob } from '../platform/store/jobs.ts';
import { closeDelivered, countFailedAttempt, giveUp, keepWebhookLinks } from '../platform/store/webhook-deliveries.ts';
import { requireSecrets } from '../platform/store/webhook-secrets.ts';
import { attemptWebhook } from '../platform/webhook-attempt.ts';

/**
 * Thrown if another attempt should follow. The state's Retry for this error sets the pauses between attempts. A
 * separate Retry covers faults of the step itself.
 */
class WebhookNotDelivered extends Error {
  override readonly name = 'WebhookNotDelivered';
}

/**
 * The state DeliverWebhook: makes one attempt, and gives up after the last one. It returns `none` if no webhook is left
 * to deliver: the job has none or has not ended, or the webhook is delivered or given up. An interrupted attempt is
 * made again.
 * @throws WebhookNotDelivered if the attempt failed and another one follows
 */
export async function handler(key: JobKey): Promise<{ outcome: 'delivered' | 'none' }> {
  const job = await requireJob(key);
  if (job.webhook_url === undefined || webhookState(job) !== 'owed') return { outcome: 'none' };
  const links = await linksOf(job);
  if (links === 'none_owed') return { outcome: 'none' };
  const attempt = await attemptWebhook(job.webhook_url, webhookMessage(job, links), await secretsOf(job));
  if (isDelivered(attempt)) {
    await closeDelivered(job, attempt);
    count('WebhookDelivered');
    return { outcome: 'delivered' };
  }
  const failure = attempt.failure ?? `the receiver answered ${attempt.status}`;
  logger.warn('A webhook was not delivered.', { job_id: key.job_id, failure });
  const failed = await countFailedAttempt(job, attempt, failure);
  if (failed < WEBHOOK_POLICY.attempts) {
    throw new WebhookNotDelivered(`Attempt ${failed} to deliver the webhook failed: ${failure}`);
  }
  await giveUp(job);
  count('WebhookGivenUp');
  return { outcome: 'none' };
}

/** Returns the secrets of a fixed time, so that a rotation does not change the signature between attempts. */
function secretsOf({ account_id, redelivered_at, completed_at }: Job): Promise<WebhookSecrets> {
  return requireSecrets(account_id, new Date(redelivered_at ?? completed_at ?? 0));
}

/** Returns the links for the body, which are the same at each attempt. */
async function linksOf(job: Job): Promise<Links | undefined | 'none_owed'> {
  if (job.webhook_links) return job.webhook_links;
  const links = await presignedLinks(job);
  return links && ((await keepWebhookLinks(job, links)) ?? 'none_owed');
}
