import type { Job } from './job.ts';

/**
 * The ledger is the truth about money: an account's balance equals the sum of its entries, always. An entry's id makes
 * it exist at most once: a job has at most one charge and one refund.
 */
export interface LedgerEntry {
  account_id: string;
  entry_id: string;
  kind: 'purchase' | 'charge' | 'refund';
  /** Whole tokens; negative for a charge. */
  amount: number;
  created_at: string;
  job_id?: string;
}

export const chargeEntryId = (jobId: string): string => `${jobId}#charge`;
export const refundEntryId = (jobId: string): string => `${jobId}#refund`;

export function purchaseEntry(accountId: string, purchaseId: string, amount: number, at: string): LedgerEntry {
  return { account_id: accountId, entry_id: `${purchaseId}#purchase`, kind: 'purchase', amount, created_at: at };
}

export function chargeEntry(job: Pick<Job, 'account_id' | 'job_id'>, amount: number, at: string): LedgerEntry {
  const { account_id, job_id } = job;
  return { account_id, entry_id: chargeEntryId(job_id), kind: 'charge', amount: -amount, created_at: at, job_id };
}

export function refundEntry(job: Pick<Job, 'account_id' | 'job_id'>, amount: number, at: string): LedgerEntry {
  const { account_id, job_id } = job;
  return { account_id, entry_id: refundEntryId(job_id), kind: 'refund', amount, created_at: at, job_id };
}

/** Every way in which one account's balance, jobs and ledger disagree, a sentence each; empty when the books are right. */
export function auditAccount(
  account: { account_id: string; credits: number },
  entries: readonly LedgerEntry[],
  jobs: readonly Pick<Job, 'job_id' | 'status' | 'credits_charged' | 'credits_refunded'>[],
): string[] {
  const faults: string[] = [];
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  if (sum !== account.credits) {
    faults.push(`account ${account.account_id}: the balance is ${account.credits}, its ledger sums to ${sum}`);
  }
  if (account.credits < 0) faults.push(`account ${account.account_id}: the balance is negative`);

  const amounts = new Map(entries.map((entry) => [entry.entry_id, Math.abs(entry.amount)]));
  const known = new Set(jobs.map((job) => job.job_id));
  for (const job of jobs) {
    const charged = amounts.get(chargeEntryId(job.job_id)) ?? 0;
    const refunded = amounts.get(refundEntryId(job.job_id)) ?? 0;
    if (charged !== job.credits_charged) {
      faults.push(`job ${job.job_id}: shows a charge of ${job.credits_charged}, the ledger has ${charged}`);
    }
    if (refunded !== job.credits_refunded) {
      faults.push(`job ${job.job_id}: shows a refund of ${job.credits_refunded}, the ledger has ${refunded}`);
    }
    const owed = job.status === 'failed' || job.status === 'canceled' ? charged : 0;
    if (refunded !== owed) {
      faults.push(`job ${job.job_id}: is ${job.status}, so ${owed} should be refunded, the ledger has ${refunded}`);
    }
  }
  for (const entry of entries) {
    if (entry.job_id !== undefined && !known.has(entry.job_id)) {
      faults.push(`account ${account.account_id}: entry ${entry.entry_id} belongs to no job`);
    }
  }
  return faults;
}
