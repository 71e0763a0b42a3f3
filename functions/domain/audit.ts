import type { Job } from './job.ts';
import { chargeEntryId, type LedgerEntry, refundEntryId } from './ledger.ts';
import { chargeFor } from './pricing.ts';

/** The fields of a job that an audit reads. */
export type JobMoney = Pick<
  Job,
  'job_id' | 'status' | 'price' | 'duration_ms' | 'credits_charged' | 'credits_refunded'
>;

/** What an operator does about a fault. The ledger decides, so an item is corrected to agree with it. */
const REMEDIES = {
  balance: 'Suspend the account, find the booking that differs, and set `credits` to the sum of the ledger.',
  negative: 'Find the debit or charge that took too much, and book a purchase for the difference.',
  place: 'Remove the job from `running_jobs` of the account, or a job fewer can run at a time.',
  foreign: 'The service does not write such entries: find out who did, and correct it by a purchase or debit.',
  second: 'Correct the balance by a purchase or debit, and report it as a bug: an entry has the id of its job.',
  shown: 'Set the amount in the job to that of the ledger.',
  refund: 'Correct the balance by a purchase or debit, and look at the executions of the job for the reason.',
  uncharged: 'Take the price with a debit, or let it be, and look at the execution of the job for the reason.',
  price: 'Correct the difference by a purchase or debit, and report it as a bug.',
  stuck: 'Look at its execution. If it has ended, the next sweep settles the job; if not, stop it.',
} as const;

export interface AuditFault {
  /** A sentence without its full stop. */
  what: string;
  /** What the operator does. */
  remedy: string;
}

const fault = (what: string, remedy: keyof typeof REMEDIES): AuditFault => ({ what, remedy: REMEDIES[remedy] });
const prefixed = (prefix: string, faults: readonly AuditFault[]): AuditFault[] =>
  faults.map(({ what, remedy }) => ({ what: `${prefix}${what}`, remedy }));

/** Milliseconds. Longer than an execution and its settlement can last after the charge. */
export const LONGEST_CHARGED_MS = 72 * 60 * 60 * 1000;

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
 */
export function auditAccount(
  account: AccountMoney,
  entries: readonly LedgerEntry[],
  jobs: readonly JobMoney[],
  now: Date,
): AuditFault[] {
  const known = new Set(jobs.map(({ job_id }) => job_id));
  return [
    ...prefixed(`account ${account.account_id}: `, [...balanceFaults(account, entries), ...placeFaults(account, jobs)]),
    ...entries.flatMap((entry) =>
      prefixed(`account ${account.account_id}: entry ${entry.entry_id} `, entryFaults(entry, known)),
    ),
    ...jobs.flatMap((job) => prefixed(`job ${job.job_id}: `, jobFaults(job, entries, now))),
  ];
}

function balanceFaults({ credits }: { credits: number }, entries: readonly LedgerEntry[]): AuditFault[] {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  return [
    ...(sum === credits ? [] : [fault(`the balance is ${credits}, its ledger sums to ${sum}`, 'balance')]),
    ...(credits < 0 ? [fault('the balance is negative', 'negative')] : []),
  ];
}

/** Finds jobs that hold a place among the running jobs without running. Such a place would never be freed. */
function placeFaults({ running_jobs = new Set() }: AccountMoney, jobs: readonly JobMoney[]): AuditFault[] {
  const processing = new Set(jobs.filter(({ status }) => status === 'processing').map(({ job_id }) => job_id));
  return [...running_jobs]
    .filter((id) => !processing.has(id))
    .map((id) => fault(`job ${id} has a place among the running jobs, but is not processing`, 'place'));
}

function entryFaults({ entry_id, kind, amount, job_id }: LedgerEntry, known: ReadonlySet<string>): AuditFault[] {
  const sign = Object.hasOwn(SIGNS, kind) ? SIGNS[kind] : undefined;
  if (!sign) return [fault(`has the unknown kind "${kind}"`, 'foreign')];
  const faults: AuditFault[] = [];
  if (!Number.isSafeInteger(amount))
    faults.push(fault(`has the amount ${amount}, which must be a whole number`, 'foreign'));
  else if (!sign.allows(amount)) faults.push(fault(`is a ${kind} of ${amount}, which ${sign.rule}`, 'foreign'));
  if (kind !== 'charge' && kind !== 'refund') return faults;
  if (job_id === undefined || !known.has(job_id)) return [...faults, fault('belongs to no job', 'foreign')];
  const expected = kind === 'charge' ? chargeEntryId(job_id) : refundEntryId(job_id);
  if (entry_id !== expected) faults.push(fault(`is a second ${kind} of job ${job_id}`, 'second'));
  return faults;
}

function jobFaults(job: JobMoney, entries: readonly LedgerEntry[], now: Date): AuditFault[] {
  const charge = entries.find(({ entry_id }) => entry_id === chargeEntryId(job.job_id));
  const refund = entries.find(({ entry_id }) => entry_id === refundEntryId(job.job_id));
  // The subtraction avoids -0 for a charge of 0.
  const charged = charge ? 0 - charge.amount : 0;
  const refunded = refund?.amount ?? 0;
  const faults: AuditFault[] = [];
  if (charged !== job.credits_charged) {
    faults.push(fault(`shows a charge of ${job.credits_charged}, the ledger has ${charged}`, 'shown'));
  }
  if (refunded !== job.credits_refunded) {
    faults.push(fault(`shows a refund of ${job.credits_refunded}, the ledger has ${refunded}`, 'shown'));
  }
  const due = job.status === 'failed' || job.status === 'canceled' ? charged : 0;
  if (refunded !== due) {
    faults.push(fault(`is ${job.status}, so ${due} should be refunded, the ledger has ${refunded}`, 'refund'));
  }
  if (!charge)
    return job.status === 'completed' ? [...faults, fault('is completed, but has no charge', 'uncharged')] : faults;
  const price = priceFault(job, charged);
  if (price) faults.push(fault(price, 'price'));
  const age = now.getTime() - Date.parse(charge.created_at);
  if (job.status === 'processing' && age > LONGEST_CHARGED_MS) {
    faults.push(fault(`was charged at ${charge.created_at} and is still processing`, 'stuck'));
  }
  return faults;
}

function priceFault({ price, duration_ms }: JobMoney, charged: number): string | undefined {
  if (price.model === 'per_second' && duration_ms === undefined) return `was charged ${charged} before it was measured`;
  const expected = chargeFor(price, duration_ms ?? 0);
  return charged === expected ? undefined : `was charged ${charged}, but its price is ${expected}`;
}
