import type { Job, JobKey, Links } from '../../domain/job.ts';
import { update } from './database.ts';
import { jobUpdate, toJob, webhookIsOwed } from './job-items.ts';

/** The state of a terminal job's webhook: the links in its body, the attempts that failed, and whether it is still to be delivered. */

/**
 * Keeps the links of the first attempt, because presigned URLs differ each time and every attempt must send the same bytes.
 * @returns the links that were kept first; undefined if no webhook is left to deliver
 */
export async function keepWebhookLinks(key: JobKey, links: Links): Promise<Links | undefined> {
  const outcome = await update(
    jobUpdate(key, 'SET webhook_links = if_not_exists(webhook_links, :links)', [webhookIsOwed], { ':links': links }),
  );
  return outcome.done ? toJob(outcome.item).webhook_links : undefined;
}

/**
 * Counts an attempt after it failed: one that a crash interrupted costs none of the three, and is made again. The write names
 * the new count, so that repeating it after its answer was lost counts nothing more.
 * @param job as it was read before the attempt
 * @param failure what an operator is shown
 * @returns how many attempts have failed; infinite if no webhook is left to deliver
 */
export async function countFailedAttempt(job: Job, failure: string): Promise<number> {
  const before = job.webhook_attempts ?? 0;
  const countIsAsRead = before === 0 ? 'attribute_not_exists(webhook_attempts)' : 'webhook_attempts = :before';
  const values = { ':before': before, ':attempts': before + 1, ':failure': failure };
  const change = 'SET webhook_attempts = :attempts, webhook_failure = :failure';
  const outcome = await update(jobUpdate(job, change, [webhookIsOwed, countIsAsRead], values));
  const after = outcome.done ? outcome.item : outcome.old;
  return after?.open === undefined ? Number.POSITIVE_INFINITY : (toJob(after).webhook_attempts ?? 0);
}

/** Ends the delivery: no webhook of the job is left to deliver. */
export async function closeWebhook(key: JobKey, end: 'delivered' | 'given_up', now = new Date()): Promise<void> {
  const change = 'SET webhook_end = :end, webhook_ended_at = :now REMOVE #open';
  await update(jobUpdate(key, change, [webhookIsOwed], { ':end': end, ':now': now.toISOString() }));
}

/**
 * Opens the delivery of a terminal job's webhook again, with new links and all attempts. The sweep starts it.
 * @returns false if it is open already, the job has no webhook, or has not ended
 */
export async function reopenWebhook(key: JobKey, now = new Date()): Promise<boolean> {
  const change =
    'SET #open = :open, redelivered_at = :now REMOVE webhook_attempts, webhook_links, webhook_failure, webhook_end, webhook_ended_at';
  const conditions = ['#status <> :processing', 'attribute_exists(webhook_url)', 'attribute_not_exists(#open)'];
  const outcome = await update(jobUpdate(key, change, conditions, { ':open': 'open', ':now': now.toISOString() }));
  return outcome.done;
}
