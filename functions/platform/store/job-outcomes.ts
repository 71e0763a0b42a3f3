import type { JobError } from '../../domain/errors.ts';
import { isTerminal, type Job, type JobKey } from '../../domain/job.ts';
import { JOB_TYPE_FACTS } from '../../domain/job-type.ts';
import { refundEntry } from '../../domain/ledger.ts';
import { owesCleanUp } from '../../domain/renderer.ts';
import { endedJobWrite } from './accounts.ts';
import { type Item, transact } from './database.ts';
import { hasNoError, isProcessing, jobUpdate } from './job-items.ts';
import { requireJob } from './jobs.ts';
import { chargedAmount, chargeIsUnchanged, entryWrite } from './ledger-entries.ts';
import { progressWrite } from './progress.ts';

/**
 * The three ends of a job. Each is possible only from `processing`, so exactly one of several concurrent attempts
 * succeeds. A repeated call gives the same result. `superseded` means that the job has ended differently.
 */
const MAX_ATTEMPTS = 8;

interface End {
  status: 'completed' | 'failed' | 'canceled';
  change?: string;
  conditions?: string[];
  values?: Item;
}

/** Completes a job. `incomplete`: the job is not charged, or its engine has recorded an error or no result. */
export async function completeJob(key: JobKey, now = new Date()): Promise<'completed' | 'incomplete' | 'superseded'> {
  return settle(key, async (job) => {
    if (isTerminal(job)) return job.status === 'completed' ? 'completed' : 'superseded';
    if (job.error || !hasOutput(job) || (await chargedAmount(job)) === undefined) return 'incomplete';
    return (await end(job, { status: 'completed', conditions: [hasNoError] }, now)) ? 'completed' : undefined;
  });
}

/**
 * Fails a job and refunds its whole charge.
 * @param error the reason, unless one is already recorded on the job
 */
export async function failJob(key: JobKey, error: JobError, now = new Date()): Promise<'failed' | 'superseded'> {
  const failure: End = {
    status: 'failed',
    change: '#error = if_not_exists(#error, :error)',
    values: { ':error': error },
  };
  return settle(key, async (job) => {
    if (isTerminal(job)) return job.status === 'failed' ? 'failed' : 'superseded';
    return (await end(job, failure, now)) ? 'failed' : undefined;
  });
}

/** Cancels a job and refunds its whole charge. @throws Error if no cancellation was requested */
export async function cancelJob(key: JobKey, now = new Date()): Promise<'canceled' | 'superseded'> {
  return settle(key, async (job) => {
    if (isTerminal(job)) return job.status === 'canceled' ? 'canceled' : 'superseded';
    // A request is never withdrawn, so the write need not check it again.
    if (!job.cancellation_requested) throw new Error(`No cancellation was requested for job ${job.job_id}.`);
    return (await end(job, { status: 'canceled' }, now)) ? 'canceled' : undefined;
  });
}

function hasOutput(job: Job): boolean {
  return JOB_TYPE_FACTS[job.type].result === 'transcript' ? job.transcript !== undefined : job.video_key !== undefined;
}

/** Decides with the current job. If the job changes before the decision is written, decides again. */
async function settle<T>(key: JobKey, decide: (job: Job) => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const outcome = await decide(await requireJob(key));
    if (outcome !== undefined) return outcome;
  }
  throw new Error(`Job ${key.job_id} keeps changing; its end could not be written.`);
}

/**
 * Writes the end and its refund in one transaction, which also frees the job's place among the running jobs. The amount
 * is read from the ledger, not from the job's item.
 * @returns false if the job or its charge changed after they were read
 */
async function end(job: Job, { status, change, conditions = [], values }: End, now: Date): Promise<boolean> {
  const charged = status === 'completed' ? undefined : await chargedAmount(job);
  const refund = charged ?? 0;
  const isClosed = job.webhook_url === undefined && !owesCleanUp(job);
  const changes = [
    '#status = :status',
    'completed_at = :now',
    'credits_refunded = :refund',
    'closed_to_workers = :all',
    ...(change ? [change] : []),
    ...(isClosed ? [] : ['#open = :open']),
  ];
  const at = now.toISOString();
  const update = jobUpdate(
    job,
    `SET ${changes.join(', ')}${isClosed ? ' REMOVE #open' : ''}`,
    [isProcessing, ...conditions],
    {
      ':status': status,
      ':now': at,
      ':refund': refund,
      ':all': 'all',
      ':open': 'open',
      ...values,
    },
  );
  const writes = [
    { Update: update },
    endedJobWrite(job, refund),
    progressWrite({ ...job, status }),
    ...(status === 'completed' ? [] : [chargeIsUnchanged(job, charged)]),
    ...(refund > 0 ? [entryWrite(refundEntry(job, refund, at))] : []),
  ];
  return (await transact(writes)) === 'done';
}
