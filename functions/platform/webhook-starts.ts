import type { Job } from '../domain/job.ts';
import { startExecution } from './executions.ts';

/**
 * Milliseconds. A job is recovered at most once in each period, which is longer than a settlement takes with all its
 * pauses.
 */
const RECOVERY_PERIOD_MS = 5 * 60_000;

/** Returns a new name in each period. A name can be used only once, so this lets the sweep repeat a recovery. */
export function recoveryName({ job_id }: Pick<Job, 'job_id'>, now = Date.now(), period = RECOVERY_PERIOD_MS): string {
  return `${job_id}-${Math.floor(now / period)}`;
}

/**
 * Starts the delivery of a webhook that is owed. Within a recovery period, the request for a redelivery and the sweep use
 * the same name, so that only one of them starts it.
 */
export async function startDelivery(job: Job, now = Date.now()): Promise<void> {
  const ordered = Date.parse(job.redelivered_at ?? '');
  const isRecent = now - ordered < RECOVERY_PERIOD_MS;
  const name = isRecent ? `${job.job_id}-${ordered}` : recoveryName(job, now);
  await startExecution('settlement', job, { name, resume: 'webhook' });
}
