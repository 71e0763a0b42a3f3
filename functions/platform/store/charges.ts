import type { Job, JobKey } from '../../domain/job.ts';
import { isTerminal } from '../../domain/job.ts';
import { chargeEntry } from '../../domain/ledger.ts';
import { chargeFor } from '../../domain/pricing.ts';
import { debitWrite } from './accounts.ts';
import { transact } from './database.ts';
import { hasNoError, isProcessing, jobUpdate, noCancellationRequested, toJob } from './job-items.ts';
import { recordError, requireJob } from './jobs.ts';
import { entryWrite } from './ledger-entries.ts';

/** `superseded`: the job has ended, or will be canceled. `refused`: the job has an error, which gives the reason. */
export type ChargeOutcome = 'charged' | 'refused' | 'superseded';

/**
 * Charges a prepared job to its account. Repeated calls charge it once. The ledger entry, the balance and the job
 * change in one transaction. If the balance is too low, records that as the job's error.
 * @throws Error if the job is not prepared
 */
export async function charge(key: JobKey, now = new Date()): Promise<ChargeOutcome> {
  const job = await requireJob(key);
  const block = blockedBy(job);
  if (block) return block;
  if (job.duration_ms === undefined || !job.media) throw new Error(`Job ${job.job_id} is not prepared.`);

  const amount = chargeFor(job.price, job.duration_ms);
  // There is no condition on `media`, because a prepared job stays prepared. The ledger entry must not exist yet, so
  // the job is charged once.
  const conditions = [isProcessing, noCancellationRequested, hasNoError];
  const change = 'SET credits_charged = :amount, charged_at = :now';
  const at = now.toISOString();
  const result = await transact([
    { Update: jobUpdate(job, change, conditions, { ':amount': amount, ':now': at }) },
    entryWrite(chargeEntry(job, amount, at)),
    debitWrite(job.account_id, amount),
  ]);
  if (result === 'done') return 'charged';

  const [oldJob, oldEntry] = result;
  const lateBlock = oldJob && blockedBy(toJob(oldJob));
  if (lateBlock) return lateBlock;
  if (oldEntry) return 'charged';
  await recordError(job, {
    code: 'insufficient_credits',
    message: `The job costs ${amount} tokens, which is more than the account has. Buy tokens, then order it again.`,
  });
  return 'refused';
}

function blockedBy(job: Job): ChargeOutcome | undefined {
  if (isTerminal(job) || job.cancellation_requested) return 'superseded';
  return job.error ? 'refused' : undefined;
}
