import type { Job, JobKey } from '../../domain/job.ts';
import { isTerminal } from '../../domain/job.ts';
import { chargeEntry } from '../../domain/ledger.ts';
import { chargeFor } from '../../domain/pricing.ts';
import { debitWrite } from './accounts.ts';
import { transact } from './database.ts';
import { hasNoError, isProcessing, jobUpdate, noCancellationRequested, toJob } from './job-items.ts';
import { recordError, requireJob } from './jobs.ts';
import { entryWrite } from './ledger-entries.ts';

/** `superseded`: the job has ended, or will be canceled. `refused`: the job has an error, which says why. */
export type ChargeOutcome = 'charged' | 'refused' | 'superseded';

/**
 * Takes the price of a prepared job from its account, once however often it is called: the ledger entry, the balance and the
 * job change together or not at all. A balance that does not suffice becomes the job's error.
 * @throws Error if the job is not prepared
 */
export async function charge(key: JobKey, now = new Date()): Promise<ChargeOutcome> {
  const job = await requireJob(key);
  const block = blockedBy(job);
  if (block) return block;
  if (job.duration_ms === undefined || !job.media) throw new Error(`Job ${job.job_id} is not prepared.`);

  const amount = chargeFor(job.price, job.duration_ms);
  // A prepared job stays prepared. That it is charged once is the ledger's condition: its entry must not exist yet.
  const conditions = [isProcessing, noCancellationRequested, hasNoError];
  const result = await transact([
    { Update: jobUpdate(job, 'SET credits_charged = :amount', conditions, { ':amount': amount }) },
    entryWrite(chargeEntry(job, amount, now.toISOString())),
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
