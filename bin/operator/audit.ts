import { setTimeout as pause } from 'node:timers/promises';
import { type AuditFault, auditAccount } from '../../functions/domain/audit.ts';
import { type Account, getAccount } from '../../functions/platform/store/accounts.ts';
import { allAccounts, jobMoneyOf, ledgerOf, ownersIn } from '../../functions/platform/store/audit-reads.ts';

interface AuditResult {
  ok: boolean;
  accounts: number;
  jobs: number;
  /** What is wrong and what to do, for each fault. */
  faults: string[];
}

/** The service writes while the audit reads, so the audit reads again before it reports a fault. */
const MAX_READINGS = 5;
const PAUSE_MS = 200;

/** Recomputes every balance from the ledger. Checks every ledger entry, and the charge and refund of every job. */
export async function audit(): Promise<AuditResult> {
  const result: AuditResult = { ok: true, accounts: 0, jobs: 0, faults: [] };
  const known = new Set<string>();
  for await (const account of allAccounts()) {
    const { jobs, faults } = await auditOne(account);
    known.add(account.account_id);
    result.accounts += 1;
    result.jobs += jobs;
    result.faults.push(...faults.map(({ what, remedy }) => `${what}. ${remedy}`));
  }
  result.faults.push(...(await orphans(known)));
  result.ok = result.faults.length === 0;
  return result;
}

async function auditOne(account: Account): Promise<{ jobs: number; faults: AuditFault[] }> {
  for (let reading = 1; ; reading += 1) {
    const before = (await getAccount(account.account_id)) ?? account;
    const [entries, jobs] = await Promise.all([ledgerOf(account.account_id), jobMoneyOf(account.account_id)]);
    const faults = auditAccount(before, entries, jobs, new Date());
    if (faults.length === 0 || reading === MAX_READINGS) return { jobs: jobs.length, faults };
    await pause(PAUSE_MS);
  }
}

async function orphans(known: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, what] of [
    ['LEDGER_TABLE', 'ledger entries'],
    ['JOBS_TABLE', 'jobs'],
  ] as const) {
    for (const owner of await ownersIn(table)) {
      // An account may have been opened since the accounts were listed.
      if (!known.has(owner) && !(await getAccount(owner)))
        faults.push(
          `account ${owner}: has ${what}, but does not exist. Restore its item from a backup: only its ledger is left.`,
        );
    }
  }
  return faults;
}
