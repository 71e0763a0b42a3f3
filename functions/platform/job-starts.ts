import type { JobKey } from '../domain/job.ts';
import { startExecution } from './executions.ts';
import { logger } from './observability.ts';
import { takePlace, waitingJobs } from './store/running-jobs.ts';
import { currentSettings } from './store/settings.ts';

/**
 * Starts the account's waiting jobs, oldest first, until as many run as the account may have. Called after each
 * admission and each end of a job, and by the sweep. Simultaneous calls start each job once.
 * @param admitted a job that was just admitted: the index of waiting jobs may not have it yet
 * @returns how many it started
 */
export async function startWaitingJobs(accountId: string, admitted?: JobKey): Promise<number> {
  const { running_jobs_per_account: limit } = await currentSettings();
  let started = 0;
  for await (const key of withLast(waitingJobs(accountId), admitted)) {
    const outcome = await takePlace(key, limit);
    if (outcome === 'full') break;
    if (outcome === 'not_waiting') continue;
    await startExecution('job', key);
    started += 1;
  }
  return started;
}

/**
 * Like startWaitingJobs, after a job has ended. If it fails, the job's end stays valid, and the sweep starts what
 * waits.
 */
export async function startNextJobs(ended: JobKey): Promise<void> {
  try {
    await startWaitingJobs(ended.account_id);
  } catch (error) {
    logger.error('The next jobs of an account could not be started; the sweep will.', {
      error,
      account_id: ended.account_id,
    });
  }
}

async function* withLast(keys: AsyncGenerator<JobKey>, last: JobKey | undefined): AsyncGenerator<JobKey> {
  let isMissing = last !== undefined;
  for await (const key of keys) {
    if (key.job_id === last?.job_id) isMissing = false;
    yield key;
  }
  if (last && isMissing) yield last;
}
