import type { JobError } from '../../domain/errors.ts';
import { isTerminal, type Job, type JobKey } from '../../domain/job.ts';
import { leastCharge } from '../../domain/media-rules.ts';
import { balanceCheck } from './accounts.ts';
import { transact } from './database.ts';
import { jobUpdate, mayBeClaimed } from './job-items.ts';
import { getJob, recordError, requireJob } from './jobs.ts';

/**
 * A worker takes the job, in one conditional write: it fails if a cancellation was requested, or if the balance cannot cover
 * the cheapest charge that the job may come to. The latter becomes the job's error. A retry of the same work claims again and
 * succeeds; if the result has `media`, an earlier try has prepared them.
 * @returns undefined if the worker must leave the job alone: it is to be canceled, has ended, or has an error
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
