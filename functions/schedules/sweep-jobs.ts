import type { Job, JobKey } from '../domain/job.ts';
import { isTerminal } from '../domain/job.ts';
import { type ExecutionState, executionState, startExecution } from '../platform/executions.ts';
import { logger, measureOldestJob } from '../platform/observability.ts';
import { getJob, openJobs } from '../platform/store/jobs.ts';

/** Younger jobs are left to whoever is just admitting them; starting one twice would change nothing. */
const GRACE_MS = 1_000;
/** One recovery of a job in each such period: longer than a settlement takes, with all its pauses. */
const RECOVERY_PERIOD_MS = 5 * 60_000;

type Found = 'in_progress' | 'started' | 'settled' | 'canceled' | 'redelivered';

/**
 * Finds what is left to do and is in nobody's hands, and hands it to the state machine that does it. Everything that it starts
 * is safe to run twice.
 * @throws Error at the end if a job could not be recovered, so that an alarm sees it
 */
export async function handler(): Promise<Partial<Record<Found, number>>> {
  const found: Partial<Record<Found, number>> = {};
  let failures = 0;
  measureOldestJob(await oldestAge());
  for await (const key of openJobs(new Date(Date.now() - GRACE_MS))) {
    try {
      const what = await recover(key);
      found[what] = (found[what] ?? 0) + 1;
      if (what !== 'in_progress') logger.info('The sweep found a job.', { job_id: key.job_id, what });
    } catch (error) {
      // The others are not to wait for this one; the next sweep sees it again.
      logger.error('A job could not be recovered.', { error, job_id: key.job_id });
      failures += 1;
    }
  }
  if (failures > 0) throw new Error(`${failures} of the open jobs could not be recovered. The log names them.`);
  return found;
}

/** Seconds since the oldest job was created that is not finished; 0 if all are. */
async function oldestAge(): Promise<number> {
  const { value: key } = await openJobs(new Date()).next();
  const job = key && (await getJob(key));
  return job ? Math.max(0, (Date.now() - Date.parse(job.created_at)) / 1000) : 0;
}

/** Executions are looked at before the job, so that one that ended in between has left its mark on the job that is read. */
async function recover(key: JobKey): Promise<Found> {
  const execution = await executionState('job', key.job_id);
  const cancellation = await executionState('cancellation', key.job_id);
  const job = await getJob(key);
  if (!job?.open || isInProgress(cancellation)) return 'in_progress';
  if (isTerminal(job)) return isInProgress(execution) ? 'in_progress' : deliver(job);
  if (job.cancellation_requested) return cancel(job, cancellation === 'unknown');
  if (isInProgress(execution)) return 'in_progress';
  return execution === 'unknown' ? start(job) : settle(job);
}

/** The event of an execution's end starts a settlement, which needs a moment. */
function isInProgress(execution: ExecutionState): boolean {
  return execution === 'running' || execution === 'just_ended';
}

async function start(job: Job): Promise<Found> {
  await startExecution('job', job);
  return 'started';
}

async function settle(job: Job): Promise<Found> {
  await startExecution('settlement', job, { name: recoveryName(job), resume: 'settlement' });
  return 'settled';
}

async function deliver(job: Job): Promise<Found> {
  await startExecution('settlement', job, { name: recoveryName(job), resume: 'webhook' });
  return 'redelivered';
}

async function cancel(job: Job, isFirst: boolean): Promise<Found> {
  await startExecution('cancellation', job, isFirst ? {} : { name: recoveryName(job) });
  return 'canceled';
}

/** A name is taken for good once an execution has had it; a new one each period lets a recovery be tried again. */
function recoveryName(job: Job): string {
  return `${job.job_id}-${Math.floor(Date.now() / RECOVERY_PERIOD_MS)}`;
}
