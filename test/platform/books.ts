import { auditAccount } from '../../functions/domain/audit.ts';
import { getAccount } from '../../functions/platform/store/accounts.ts';
import { jobMoneyOf, ledgerOf } from '../../functions/platform/store/audit-reads.ts';

/** Audits an account. Returns all faults; none if the books are right. */
export async function faultsOf(accountId: string): Promise<string[]> {
  const account = await getAccount(accountId);
  if (!account) return [`there is no account ${accountId}`];
  return auditAccount(account, await ledgerOf(accountId), await jobMoneyOf(accountId), new Date()).map(
    ({ what }) => what,
  );
}

export async function creditsOf(accountId: string): Promise<number | undefined> {
  return (await getAccount(accountId))?.credits;
}
