import type { JobError } from '../../domain/errors.ts';
import { isTerminal, type Job, type JobKey } from '../../domain/job.ts';
import { refundEntry } from '../../domain/ledger.ts';
import { entryWrite, refundWrite } from './accounts.ts';
import { type Item, transact } from './database.ts';
import { chargeIsAsRead, hasNoError, isProcessing, jobUpdate } from './job-items.ts';
import { requireJob } from './jobs.ts';

/**
 * The three ends of a job. Each is reached from `processing` alone, so that of several that are tried at once exactly one
 * happens. Asked again, each gives the same answer; `superseded` means that the job has another end.
 */
const MAX_ATTEMPTS = 8;

interface End {
  status: 'completed' | 'failed' | 'canceled';
  change?: string;
  conditions: string[];
  values?: Item;
}

/** `incomplete`: the engine has recorded an error, or has not recorded what it made. */
export async function completeJob(key: JobKey, now = new Date()): Promise<'completed' | 'incomplete' | 'superseded'> {
  return settle(key, async (job) => {
    if (isTerminal(job)) return job.status === 'completed' ? 'completed' : 'superseded';
    if (job.error || !hasOutput(job)) return 'incomplete';
    return (await end(job, { status: 'completed', conditions: [hasNoError] }, now)) ? 'completed' : undefined;
  });
}

/**
 * Refunds in full what was charged.
 * @param error unless one is recorded on the job already
 */
export async function failJob(key: JobKey, error: JobError, now = new Date()): Promise<'failed' | 'superseded'> {
  const failure: End = {
    status: 'failed',
    change: '#error = if_not_exists(#error, :error)',
    conditions: [],
    values: { ':error': error },
  };
  return settle(key, async (job) => {
    if (isTerminal(job)) return job.status === 'failed' ? 'failed' : 'superseded';
    return (await end(job, failure, now)) ? 'failed' : undefined;
  });
}

/** Refunds in full what was charged. @throws Error where no cancellation was requested */
export async function cancelJob(key: JobKey, now = new Date()): Promise<'canceled' | 'superseded'> {
  return settle(key, async (job) => {
    if (isTerminal(job)) return job.status === 'canceled' ? 'canceled' : 'superseded';
    // A request stands once it is written, so the write need not check it again.
    if (!job.cancellation_requested) throw new Error(`Nobody has asked for job ${job.job_id} to be canceled.`);
    return (await end(job, { status: 'canceled', conditions: [] }, now)) ? 'canceled' : undefined;
  });
}

function hasOutput(job: Job): boolean {
  return job.type === 'lyric_transcription' ? job.transcript !== undefined : job.video_key !== undefined;
}

/** Decides on the job as it is; where it changed meanwhile, decides again. */
async function settle<T>(key: JobKey, decide: (job: Job) => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const outcome = await decide(await requireJob(key));
    if (outcome !== undefined) return outcome;
  }
  throw new Error(`Job ${key.job_id} keeps changing; its end could not be written.`);
}

/** The end, and the refund that goes with it, in one transaction. @returns false where the job is no longer as it was read */
async function end(job: Job, { status, change, conditions, values }: End, now: Date): Promise<boolean> {
  const refund = status === 'completed' ? 0 : job.credits_charged;
  const changes = [
    '#status = :status',
    'completed_at = :now',
    'credits_refunded = :refund',
    ...(change ? [change] : []),
  ];
  const nothingIsOwed = job.webhook_url === undefined ? ' REMOVE #open' : '';
  const at = now.toISOString();
  const update = jobUpdate(
    job,
    `SET ${changes.join(', ')}${nothingIsOwed}`,
    [isProcessing, chargeIsAsRead, ...conditions],
    {
      ':status': status,
      ':now': at,
      ':refund': refund,
      ':charged': job.credits_charged,
      ...values,
    },
  );
  const refunds = refund === 0 ? [] : [entryWrite(refundEntry(job, refund, at)), refundWrite(job.account_id, refund)];
  return (await transact([{ Update: update }, ...refunds])) === 'done';
}
