import type { JobKey } from './job.ts';
import type { JobType } from './job-type.ts';

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
  /** Absent in entries that are older than this attribute. */
  job_type?: JobType;
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

export function chargeEntry({ account_id, job_id, type }: JobKey, amount: number, at: string): LedgerEntry {
  const job = { job_id, job_type: type };
  return { account_id, entry_id: chargeEntryId(job_id), kind: 'charge', amount: -amount, created_at: at, ...job };
}

export function refundEntry({ account_id, job_id, type }: JobKey, amount: number, at: string): LedgerEntry {
  const job = { job_id, job_type: type };
  return { account_id, entry_id: refundEntryId(job_id), kind: 'refund', amount, created_at: at, ...job };
}

interface EntryView {
  id: string;
  kind: LedgerEntry['kind'];
  amount: number;
  /** Null for purchases and debits. */
  job: { id: string; type: JobType | null } | null;
  created_at: string;
}

/** Returns an entry as clients see it, without the reason of a debit, which is for operators. */
export function entryView({ entry_id, kind, amount, job_id, job_type, created_at }: LedgerEntry): EntryView {
  const job = job_id === undefined ? null : { id: job_id, type: job_type ?? null };
  // The addition avoids -0 for a charge of 0.
  return { id: entry_id, kind, amount: amount + 0, job, created_at };
}
