import type { JobKey, Links } from '../../domain/job.ts';
import { update } from './database.ts';
import { jobUpdate, toJob, webhookIsOwed } from './job-items.ts';

/** What is known of a terminal job's webhook: the links that it tells, attempts that failed, and that nothing is owed any more. */

/**
 * Keeps the links of the first attempt, because presigned URLs differ each time and every attempt must send the same bytes.
 * @returns the links that were kept first; undefined where no webhook is owed
 */
export async function keepWebhookLinks(key: JobKey, links: Links): Promise<Links | undefined> {
  const outcome = await update(
    jobUpdate(key, 'SET webhook_links = if_not_exists(webhook_links, :links)', [webhookIsOwed], { ':links': links }),
  );
  return outcome.done ? toJob(outcome.item).webhook_links : undefined;
}

/**
 * Counted after it failed, not before it was made: what a crash interrupted is made again, so that something is delivered
 * at least once.
 * @returns how many have failed so far
 */
export async function countFailedAttempt(key: JobKey): Promise<number> {
  const change = 'SET webhook_attempts = if_not_exists(webhook_attempts, :nothing) + :one';
  const outcome = await update(jobUpdate(key, change, [webhookIsOwed], { ':one': 1 }));
  return outcome.done ? (toJob(outcome.item).webhook_attempts ?? 0) : Number.POSITIVE_INFINITY;
}

/** Delivered, or given up. */
export async function closeWebhook(key: JobKey): Promise<void> {
  await update(jobUpdate(key, 'REMOVE #open', [webhookIsOwed]));
}
