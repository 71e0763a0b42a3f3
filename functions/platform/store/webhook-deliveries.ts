import type { Job, JobKey, Links } from '../../domain/job.ts';
import { update } from './database.ts';
import { jobUpdate, toJob, webhookIsOwed } from './job-items.ts';

/** Stores the state of an ended job's webhook: the links in its body, failed attempts, and whether it is delivered. */

/**
 * Stores the links of the first attempt. Presigned URLs differ each time, but every attempt must send the same bytes.
 * @returns the links of the first attempt, or undefined if no webhook is left to deliver
 */
export async function keepWebhookLinks(key: JobKey, links: Links): Promise<Links | undefined> {
  const outcome = await update(
    jobUpdate(key, 'SET webhook_links = if_not_exists(webhook_links, :links)', [webhookIsOwed], { ':links': links }),
  );
  return outcome.done ? toJob(outcome.item).webhook_links : undefined;
}

/**
 * Counts a failed attempt. It is called after the attempt, so one that a crash interrupts does not count and is made
 * again. The write sets the new count instead of adding 1, so repeating it does not count twice.
 * @param job as it was read before the attempt
 * @param failure the reason, for the operator
 * @returns the number of failed attempts, or infinity if no webhook is left to deliver
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

/** Ends the delivery of the job's webhook. */
export async function closeWebhook(key: JobKey, end: 'delivered' | 'given_up', now = new Date()): Promise<void> {
  const change = 'SET webhook_end = :end, webhook_ended_at = :now REMOVE #open';
  await update(jobUpdate(key, change, [webhookIsOwed], { ':end': end, ':now': now.toISOString() }));
}

/**
 * Starts the delivery of an ended job's webhook again, with new links and all attempts. The sweep delivers it.
 * @returns false if it is still being delivered, or if the job has no webhook or has not ended
 */
export async function reopenWebhook(key: JobKey, now = new Date()): Promise<boolean> {
  const change =
    'SET #open = :open, redelivered_at = :now REMOVE webhook_attempts, webhook_links, webhook_failure, webhook_end, webhook_ended_at';
  const conditions = ['#status <> :processing', 'attribute_exists(webhook_url)', 'attribute_not_exists(#open)'];
  const outcome = await update(jobUpdate(key, change, conditions, { ':open': 'open', ':now': now.toISOString() }));
  return outcome.done;
}
