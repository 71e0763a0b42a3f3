import type { Job } from './job.ts';

/**
 * The ledger is authoritative for money: an account's balance is always the sum of its entries. Ids of charges and
 * refunds contain the job's id, so a job has at most one of each.
 */
export interface LedgerEntry {
  account_id: string;
  entry_id: string;
  /** A `debit` corrects an operator's mistake. */
  kind: 'purchase' | 'debit' | 'charge' | 'refund';
  /** Whole tokens. Charges and debits are negative. */
  amount: number;
  created_at: string;
  job_id?: string;
  /** The operator's reason for a debit. */
  reason?: string;
}

export const chargeEntryId = (jobId: string): string => `${jobId}#charge`;
export const refundEntryId = (jobId: string): string => `${jobId}#refund`;

export function purchaseEntry(accountId: string, purchaseId: string, amount: number, at: string): LedgerEntry {
  return { account_id: accountId, entry_id: `${purchaseId}#purchase`, kind: 'purchase', amount, created_at: at };
}

export function debitEntry(
  accountId: string,
  debitId: string,
  amount: number,
  reason: string,
  at: string,
): LedgerEntry {
  const entry_id = `${debitId}#debit`;
  return { account_id: accountId, entry_id, kind: 'debit', amount: -amount, created_at: at, reason };
}

export function chargeEntry(job: Pick<Job, 'account_id' | 'job_id'>, amount: number, at: string): LedgerEntry {
  const { account_id, job_id } = job;
  return { account_id, entry_id: chargeEntryId(job_id), kind: 'charge', amount: -amount, created_at: at, job_id };
}

export function refundEntry(job: Pick<Job, 'account_id' | 'job_id'>, amount: number, at: string): LedgerEntry {
  const { account_id, job_id } = job;
  return { account_id, entry_id: refundEntryId(job_id), kind: 'refund', amount, created_at: at, job_id };
}
