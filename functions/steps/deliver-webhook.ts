import { isTerminal, type Job, type JobKey, type Links } from '../domain/job.ts';
import { webhookMessage } from '../domain/webhook-event.ts';
import { WEBHOOK_POLICY } from '../domain/webhook-policy.ts';
import { webhookHeaders } from '../domain/webhook-signature.ts';
import { presignedLinks } from '../platform/bucket.ts';
import { count, logger } from '../platform/observability.ts';
import { postPublic } from '../platform/public-fetch.ts';
import { requireJob } from '../platform/store/jobs.ts';
import { closeWebhook, countFailedAttempt, keepWebhookLinks } from '../platform/store/webhook-deliveries.ts';
import { requireSecrets } from '../platform/store/webhook-secrets.ts';

const { attempts, timeoutSeconds } = WEBHOOK_POLICY;

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
  if (!isTerminal(job) || !job.open || job.webhook_url === undefined) return { outcome: 'none' };
  const links = await linksOf(job);
  if (links === 'none_owed') return { outcome: 'none' };
  const failure = await attempt(job, job.webhook_url, links);
  if (failure === undefined) {
    await closeWebhook(key, 'delivered');
    count('WebhookDelivered');
    return { outcome: 'delivered' };
  }
  logger.warn('A webhook was not delivered.', { job_id: key.job_id, failure });
  const failed = await countFailedAttempt(job, failure);
  if (failed < attempts) {
    throw new WebhookNotDelivered(`Attempt ${failed} to deliver the webhook failed: ${failure}`);
  }
  await closeWebhook(key, 'given_up');
  count('WebhookGivenUp');
  return { outcome: 'none' };
}

/** Makes one attempt. @returns why it failed, or undefined if it succeeded */
async function attempt(job: Job, url: string, links: Links | undefined): Promise<string | undefined> {
  // Uses the secret of a fixed time, so that a rotation does not change the signature between attempts.
  const secrets = await requireSecrets(job.account_id, new Date(job.redelivered_at ?? job.completed_at ?? 0));
  const message = webhookMessage(job, links);
  const headers = webhookHeaders(message, secrets, new Date());
  try {
    const { status } = await postPublic(url, { headers, body: message.body, timeoutMs: timeoutSeconds * 1000 });
    return status >= 200 && status < 300 ? undefined : `the receiver answered ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the links for the body, which are the same at each attempt. */
async function linksOf(job: Job): Promise<Links | undefined | 'none_owed'> {
  if (job.webhook_links) return job.webhook_links;
  const links = await presignedLinks(job);
  return links && ((await keepWebhookLinks(job, links)) ?? 'none_owed');
}
