import type { JobKey } from '../domain/job.ts';
import { startExecution } from './executions.ts';
import { logger } from './observability.ts';
import { takePlace, waitingJobs } from './store/running-jobs.ts';
import { currentSettings } from './store/settings.ts';

/**
 * Starts the account's waiting jobs, oldest first, up to the account's limit of running jobs. It is called after each
 * admission and each end of a job, and by the sweep. Simultaneous calls start each job once.
 * @param admitted a job that was just admitted, because the index of waiting jobs may not have it yet
 * @returns the number of jobs that it started
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
 * Starts the account's waiting jobs after a job has ended. If this fails, the end of the job stays valid, and the sweep
 * starts the waiting jobs.
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
