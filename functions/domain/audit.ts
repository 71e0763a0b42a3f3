import type { Job } from './job.ts';
import { chargeEntryId, type LedgerEntry, refundEntryId } from './ledger.ts';
import { chargeFor } from './pricing.ts';

/** The fields of a job that an audit reads. */
export type JobMoney = Pick<
  Job,
  'job_id' | 'status' | 'price' | 'duration_ms' | 'credits_charged' | 'credits_refunded'
>;

/** Milliseconds. Longer than an execution and its settlement can last after the charge. */
export const LONGEST_CHARGED_MS = 24 * 60 * 60 * 1000;

/** Whether an entry's amount has the sign of its kind. A charge may be 0, because a rate may be. */
const SIGNS: Readonly<Record<LedgerEntry['kind'], { rule: string; allows(amount: number): boolean }>> = {
  purchase: { rule: 'must be positive', allows: (amount) => amount > 0 },
  debit: { rule: 'must be negative', allows: (amount) => amount < 0 },
  charge: { rule: 'must not be positive', allows: (amount) => amount <= 0 },
  refund: { rule: 'must be positive', allows: (amount) => amount > 0 },
};

/** The fields of an account that an audit reads. */
interface AccountMoney {
  account_id: string;
  credits: number;
  running_jobs?: ReadonlySet<string>;
}

/**
 * Finds every way in which the balance, jobs and ledger of one account disagree.
 * @returns a sentence for each; empty if there are none
 */
export function auditAccount(
  account: AccountMoney,
  entries: readonly LedgerEntry[],
  jobs: readonly JobMoney[],
  now: Date,
): string[] {
  const known = new Set(jobs.map(({ job_id }) => job_id));
  return [
    ...[...balanceFaults(account, entries), ...placeFaults(account, jobs)].map(
      (fault) => `account ${account.account_id}: ${fault}`,
    ),
    ...entries.flatMap((entry) => {
      const prefix = `account ${account.account_id}: entry ${entry.entry_id}`;
      return entryFaults(entry, known).map((fault) => `${prefix} ${fault}`);
    }),
    ...jobs.flatMap((job) => jobFaults(job, entries, now).map((fault) => `job ${job.job_id}: ${fault}`)),
  ];
}

function balanceFaults({ credits }: { credits: number }, entries: readonly LedgerEntry[]): string[] {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  return [
    ...(sum === credits ? [] : [`the balance is ${credits}, its ledger sums to ${sum}`]),
    ...(credits < 0 ? ['the balance is negative'] : []),
  ];
}

/** Finds jobs that hold a place among the running jobs without running. Such a place would never be freed. */
function placeFaults({ running_jobs = new Set() }: AccountMoney, jobs: readonly JobMoney[]): string[] {
  const processing = new Set(jobs.filter(({ status }) => status === 'processing').map(({ job_id }) => job_id));
  return [...running_jobs]
    .filter((id) => !processing.has(id))
    .map((id) => `job ${id} has a place among the running jobs, but is not processing`);
}

function entryFaults({ entry_id, kind, amount, job_id }: LedgerEntry, known: ReadonlySet<string>): string[] {
  const sign = Object.hasOwn(SIGNS, kind) ? SIGNS[kind] : undefined;
  if (!sign) return [`has the unknown kind "${kind}"`];
  const faults: string[] = [];
  if (!Number.isSafeInteger(amount)) faults.push(`has the amount ${amount}, which must be a whole number`);
  else if (!sign.allows(amount)) faults.push(`is a ${kind} of ${amount}, which ${sign.rule}`);
  if (kind !== 'charge' && kind !== 'refund') return faults;
  if (job_id === undefined || !known.has(job_id)) return [...faults, 'belongs to no job'];
  const expected = kind === 'charge' ? chargeEntryId(job_id) : refundEntryId(job_id);
  if (entry_id !== expected) faults.push(`is a second ${kind} of job ${job_id}`);
  return faults;
}

function jobFaults(job: JobMoney, entries: readonly LedgerEntry[], now: Date): string[] {
  const charge = entries.find(({ entry_id }) => entry_id === chargeEntryId(job.job_id));
  const refund = entries.find(({ entry_id }) => entry_id === refundEntryId(job.job_id));
  // The subtraction avoids -0 for a charge of 0.
  const charged = charge ? 0 - charge.amount : 0;
  const refunded = refund?.amount ?? 0;
  const faults: string[] = [];
  if (charged !== job.credits_charged) {
    faults.push(`shows a charge of ${job.credits_charged}, the ledger has ${charged}`);
  }
  if (refunded !== job.credits_refunded) {
    faults.push(`shows a refund of ${job.credits_refunded}, the ledger has ${refunded}`);
  }
  const due = job.status === 'failed' || job.status === 'canceled' ? charged : 0;
  if (refunded !== due) {
    faults.push(`is ${job.status}, so ${due} should be refunded, the ledger has ${refunded}`);
  }
  if (!charge) return job.status === 'completed' ? [...faults, 'is completed, but has no charge'] : faults;
  const price = priceFault(job, charged);
  if (price) faults.push(price);
  const age = now.getTime() - Date.parse(charge.created_at);
  if (job.status === 'processing' && age > LONGEST_CHARGED_MS) {
    faults.push(`was charged at ${charge.created_at} and is still processing`);
  }
  return faults;
}

function priceFault({ price, duration_ms }: JobMoney, charged: number): string | undefined {
  if (price.model === 'per_second' && duration_ms === undefined) return `was charged ${charged} before it was measured`;
  const expected = chargeFor(price, duration_ms ?? 0);
  return charged === expected ? undefined : `was charged ${charged}, but its price is ${expected}`;
}
