import { token } from '../../domain/api-key.ts';
import { debitEntry, type LedgerEntry, purchaseEntry } from '../../domain/ledger.ts';
import { creditWrite, debitWrite, getAccount } from './accounts.ts';
import { transact } from './database.ts';
import { entryWrite } from './ledger-entries.ts';

/** Bookings by an operator: purchases, and debits that correct mistakes. */

type CreditOutcome =
  | { outcome: 'booked' | 'no_account' }
  /** A purchase with the same reference is already booked, with this amount. */
  | { outcome: 'booked_before'; amount: number };

/** Books a purchase. @param reference such as a payment's id; an account has at most one purchase for each */
export async function creditAccount(
  accountId: string,
  amount: number,
  reference: string = token(16),
  now = new Date(),
): Promise<CreditOutcome> {
  const entry = purchaseEntry(accountId, reference, amount, now.toISOString());
  const result = await transact([entryWrite(entry), creditWrite(accountId, amount)]);
  if (result === 'done') return { outcome: 'booked' };
  const [before] = result;
  return before
    ? { outcome: 'booked_before', amount: (before as unknown as LedgerEntry).amount }
    : { outcome: 'no_account' };
}

type DebitOutcome = 'booked' | 'no_account' | 'insufficient';

/** Takes tokens from the balance, which must cover the amount. */
export async function debitAccount(
  accountId: string,
  amount: number,
  reason: string,
  now = new Date(),
): Promise<DebitOutcome> {
  const entry = debitEntry(accountId, token(16), amount, reason, now.toISOString());
  const result = await transact([entryWrite(entry), debitWrite(accountId, amount)]);
  if (result === 'done') return 'booked';
  return (await getAccount(accountId)) ? 'insufficient' : 'no_account';
}
