import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Job } from '../../functions/domain/job.ts';
import type { LedgerEntry } from '../../functions/domain/ledger.ts';
import { type Variable, variable } from '../../functions/platform/environment.ts';
import { type Account, getAccount } from '../../functions/platform/store/accounts.ts';
import { database } from '../../functions/platform/store/database.ts';

/** Everything that the tables have of one account. */
export interface Books {
  account: Account;
  entries: LedgerEntry[];
  jobs: Job[];
}

/**
 * @param known the books before a write, of which only the tables that `written` names are read again
 * @param written JSON of what was written
 */
export async function readBooks(accountId: string, known?: Books, written = ''): Promise<Books> {
  const isWritten = (table: Variable) => !known || written.includes(variable(table));
  const [account, entries, jobs] = await Promise.all([
    isWritten('ACCOUNTS_TABLE') ? getAccount(accountId) : known?.account,
    isWritten('LEDGER_TABLE') ? itemsOf('LEDGER_TABLE', accountId) : known?.entries,
    isWritten('JOBS_TABLE') ? itemsOf('JOBS_TABLE', accountId) : known?.jobs,
  ]);
  if (!account) throw new Error(`There is no account ${accountId}.`);
  return { account, entries: entries as LedgerEntry[], jobs: jobs as Job[] };
}

async function itemsOf(table: 'LEDGER_TABLE' | 'JOBS_TABLE', account: string): Promise<unknown[]> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: variable(table),
      KeyConditionExpression: 'account_id = :account',
      ExpressionAttributeValues: { ':account': account },
      ConsistentRead: true,
    }),
  );
  return Items;
}

/**
 * Every promise about money and ends that the books of one account break.
 * @param before the books before the last call arrived
 */
export function brokenPromises({ account, entries, jobs }: Books, before: Books | undefined): string[] {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  return [
    ...(sum === account.credits ? [] : [`the balance is ${account.credits}, the ledger sums to ${sum}`]),
    ...(account.credits < 0 ? [`the balance is ${account.credits}`] : []),
    ...jobs.flatMap((job) => moneyFaults(job, entries)),
    ...(before?.jobs ?? []).flatMap((job) => changeFaults(job, jobs)),
  ];
}

function moneyFaults({ job_id, type, status }: Job, entries: readonly LedgerEntry[]): string[] {
  const own = entries.filter((entry) => entry.job_id === job_id);
  const amounts = (kind: LedgerEntry['kind']) => own.filter((entry) => entry.kind === kind).map(({ amount }) => amount);
  const [charges, refunds] = [amounts('charge'), amounts('refund')];
  const faults: string[] = [];
  if (charges.length > 1) faults.push(`has ${charges.length} charges`);
  if (refunds.length > 1) faults.push(`has ${refunds.length} refunds`);
  if (status === 'completed' && charges.length === 0) faults.push('is completed without a charge');
  if (status === 'completed' && refunds.length > 0) faults.push('is completed and refunded');
  if (status === 'processing' && refunds.length > 0) faults.push('is refunded before its end');
  if (status === 'failed' || status === 'canceled') {
    const difference = [...charges, ...refunds].reduce((total, amount) => total + amount, 0);
    if (difference !== 0) faults.push(`is ${status} and has cost ${-difference}`);
  }
  return faults.map((fault) => `a ${type} ${fault}`);
}

/** A terminal state never changes, and neither does what it cost. */
function changeFaults(before: Job, jobs: readonly Job[]): string[] {
  const after = jobs.find(({ job_id }) => job_id === before.job_id);
  if (!after) return [`a ${before.type} disappeared`];
  if (before.status === 'processing') return [];
  const isSame = (['status', 'credits_charged', 'credits_refunded', 'completed_at'] as const).every(
    (name) => before[name] === after[name],
  );
  return isSame ? [] : [`a ${before.status} ${before.type} became ${after.status}`];
}
