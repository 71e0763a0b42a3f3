import type { JobError } from '../../domain/errors.ts';
import { isTerminal, type Job, type JobKey } from '../../domain/job.ts';
import { leastCharge } from '../../domain/media-rules.ts';
import { balanceCheck } from './accounts.ts';
import { transact } from './database.ts';
import { jobUpdate, mayBeClaimed } from './job-items.ts';
import { getJob, recordError, requireJob } from './jobs.ts';

/**
 * Claims the job for a worker in one transaction. This fails if a cancellation was requested, or if the balance is
 * lower than the least possible charge. The latter is recorded as the job's error. A retry of the same work can claim
 * the job again. If the result has `media`, an earlier attempt has prepared them.
 * @returns undefined if the worker must not work on the job: it will be canceled, has ended, or has an error
 */
export async function claim(key: JobKey, now = new Date()): Promise<Job | undefined> {
  const job = await requireJob(key);
  if (isTerminal(job) || job.error) return undefined;
  const least = leastCharge(job);
  const change = 'SET claimed_at = if_not_exists(claimed_at, :now)';
  const result = await transact([
    { Update: jobUpdate(job, change, [mayBeClaimed], { ':now': now.toISOString() }) },
    balanceCheck(job.account_id, least),
  ]);
  if (result === 'done') return getJob(key);
  const [oldJob] = result;
  if (!oldJob) await recordError(job, cannotPay(least));
  return undefined;
}

function cannotPay(least: number): JobError {
  return {
    code: 'insufficient_credits',
    message: `The job costs at least ${least} tokens, which is more than the account has. Buy tokens, then order it again.`,
  };
}
