import { keptAttempts } from '../../domain/deliveries.ts';
import type { DeliveryAttempt } from '../../domain/delivery-attempt.ts';
import { isTerminal, type Job, type JobKey, type Links } from '../../domain/job.ts';
import { owesCleanUp } from '../../domain/renderer.ts';
import { type Item, update } from './database.ts';
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
 * Records and counts a failed attempt. It is called after the attempt, so one that a crash interrupts does not count and
 * is made again. The write sets the new count instead of adding 1, so repeating it does not count twice.
 * @param job the job as it was read before the attempt
 * @param failure the reason, for the operator
 * @returns the number of failed attempts, or infinity if no webhook is left to deliver
 */
export async function countFailedAttempt(job: Job, attempt: DeliveryAttempt, failure: string): Promise<number> {
  const before = job.webhook_attempts ?? 0;
  const countIsAsRead = before === 0 ? 'attribute_not_exists(webhook_attempts)' : 'webhook_attempts = :before';
  const values = { ':before': before, ':attempts': before + 1, ':failure': failure, ...logValues(attempt) };
  const change = `SET webhook_attempts = :attempts, webhook_failure = :failure, ${LOGGED}`;
  const outcome = await update(jobUpdate(job, change, [webhookIsOwed, countIsAsRead], values));
  if (!outcome.done) await logUnlessLogged(job, attempt, outcome.old);
  const after = outcome.done ? outcome.item : outcome.old;
  if (!after || after.webhook_end !== undefined) return Number.POSITIVE_INFINITY;
  return toJob(after).webhook_attempts ?? 0;
}

const ENDED = 'webhook_end = :end, webhook_ended_at = :now';

/**
 * Closes the job, unless its provider is to be cleaned up. If the clean-up ends between the read and the write, the job
 * stays open, and the sweep cleans up once more.
 */
const closing = (job: Job) => (owesCleanUp(job) ? '' : ' REMOVE #open');

/**
 * Records the attempt that succeeded, which ends the delivery of the job's webhook.
 * @param job the job as it was read before the attempt
 */
export async function closeDelivered(job: Job, attempt: DeliveryAttempt, now = new Date()): Promise<void> {
  const values = { ':end': 'delivered', ':now': now.toISOString(), ...logValues(attempt) };
  const change = `SET ${ENDED}, ${LOGGED}${closing(job)}`;
  const outcome = await update(jobUpdate(job, change, [webhookIsOwed], values));
  if (!outcome.done) await logUnlessLogged(job, attempt, outcome.old);
}

/**
 * Ends the delivery of the job's webhook after its last attempt has failed.
 * @param job the job as it was read before the attempt
 */
export async function giveUp(job: Job, now = new Date()): Promise<void> {
  const values = { ':end': 'given_up', ':now': now.toISOString() };
  await update(jobUpdate(job, `SET ${ENDED}${closing(job)}`, [webhookIsOwed], values));
}

const LOGGED = 'webhook_log = list_append(if_not_exists(webhook_log, :empty), :attempt)';
const logValues = (attempt: DeliveryAttempt) => ({ ':empty': [], ':attempt': [attempt] });

/** Logs an attempt whose outcome came too late, because another execution delivered the webhook at the same time. */
async function logUnlessLogged(key: JobKey, attempt: DeliveryAttempt, item: Item | undefined): Promise<void> {
  const log = item && toJob(item).webhook_log;
  if (!item || log?.some(({ at }) => at === attempt.at)) return;
  await update(jobUpdate(key, `SET ${LOGGED}`, ['attribute_exists(job_key)'], logValues(attempt)));
}

/** Milliseconds between two redeliveries of a job's webhook, so that receivers do not get too many. */
const REDELIVERY_PAUSE_MS = 10_000;

type Redelivery =
  | { outcome: 'ordered'; job: Job }
  /** It is being delivered, or another redelivery was ordered less than 10 s ago. */
  | { outcome: 'too_soon'; seconds: number }
  | { outcome: 'no_webhook' }
  | { outcome: 'not_ended' };

/**
 * Orders another delivery of an ended job's webhook, with new links and all attempts. The caller of this
 * function may start it. Otherwise the sweep does.
 * @param job the job as it was read
 */
export async function orderRedelivery(job: Job, now = new Date()): Promise<Redelivery> {
  if (job.webhook_url === undefined) return { outcome: 'no_webhook' };
  if (!isTerminal(job)) return { outcome: 'not_ended' };
  const change =
    'SET #open = :open, redelivered_at = :now, webhook_log = :kept ' +
    'REMOVE webhook_attempts, webhook_links, webhook_failure, webhook_end, webhook_ended_at';
  const hasEndedBefore = 'attribute_exists(webhook_end)';
  const pauseIsOver = 'attribute_not_exists(redelivered_at) OR redelivered_at <= :earliest';
  const logIsAsRead = job.webhook_log === undefined ? 'attribute_not_exists(webhook_log)' : 'size(webhook_log) = :size';
  const outcome = await update(
    jobUpdate(job, change, [hasEndedBefore, pauseIsOver, logIsAsRead], {
      ':open': 'open',
      ':now': now.toISOString(),
      ':kept': keptAttempts(job),
      ':earliest': new Date(now.getTime() - REDELIVERY_PAUSE_MS).toISOString(),
      ':size': job.webhook_log?.length,
    }),
  );
  if (outcome.done) return { outcome: 'ordered', job: toJob(outcome.item) };
  const last = Date.parse(String(outcome.old?.redelivered_at));
  const left = last + REDELIVERY_PAUSE_MS - now.getTime();
  return { outcome: 'too_soon', seconds: Math.ceil((left > 0 ? left : REDELIVERY_PAUSE_MS) / 1000) };
}
