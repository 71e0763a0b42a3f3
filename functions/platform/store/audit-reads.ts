import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { JobMoney } from '../../domain/audit.ts';
import type { LedgerEntry } from '../../domain/ledger.ts';
import { type Variable, variable } from '../environment.ts';
import type { Account } from './accounts.ts';
import { database, type Item } from './database.ts';

/** The reads of an audit, one page at a time. */
export async function* allAccounts(): AsyncGenerator<Account> {
  const pages = paginateScan({ client: database }, { TableName: variable('ACCOUNTS_TABLE'), ConsistentRead: true });
  for await (const { Items = [] } of pages) yield* Items as Account[];
}

export async function ledgerOf(accountId: string): Promise<LedgerEntry[]> {
  return (await itemsOf('LEDGER_TABLE', accountId, {})) as unknown as LedgerEntry[];
}

export async function jobMoneyOf(accountId: string): Promise<JobMoney[]> {
  const money = {
    ProjectionExpression: 'job_id, #status, price, duration_ms, credits_charged, credits_refunded',
    ExpressionAttributeNames: { '#status': 'status' },
  };
  return (await itemsOf('JOBS_TABLE', accountId, money)) as unknown as JobMoney[];
}

/** Returns the ids of the accounts that a table's items belong to. */
export async function ownersIn(table: 'LEDGER_TABLE' | 'JOBS_TABLE'): Promise<Set<string>> {
  const owners = new Set<string>();
  const pages = paginateScan(
    { client: database },
    { TableName: variable(table), ProjectionExpression: 'account_id', ConsistentRead: true },
  );
  for await (const { Items = [] } of pages) for (const item of Items) owners.add(String(item.account_id));
  return owners;
}

async function itemsOf(table: Variable, accountId: string, projection: object): Promise<Item[]> {
  const pages = paginateQuery(
    { client: database },
    {
      TableName: variable(table),
      KeyConditionExpression: 'account_id = :account',
      ExpressionAttributeValues: { ':account': accountId },
      ConsistentRead: true,
      ...projection,
    },
  );
  const items: Item[] = [];
  for await (const { Items = [] } of pages) items.push(...Items);
  return items;
}
