import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Job } from '../../functions/domain/job.ts';
import type { LedgerEntry } from '../../functions/domain/ledger.ts';
import { type Variable, variable } from '../../functions/platform/environment.ts';
import type { Account } from '../../functions/platform/store/accounts.ts';

type Stored = Record<string, AttributeValue>;

/** The database wants a signature, and does not check it. */
const HEADERS = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': '20260101T000000Z',
  authorization: 'AWS4-HMAC-SHA256 Credential=books, SignedHeaders=host, Signature=0',
};
const agent = new Agent({ keepAlive: true });

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
    isWritten('ACCOUNTS_TABLE') ? accountOf(accountId) : known?.account,
    isWritten('LEDGER_TABLE') ? itemsOf('LEDGER_TABLE', accountId) : known?.entries,
    isWritten('JOBS_TABLE') ? itemsOf('JOBS_TABLE', accountId) : known?.jobs,
  ]);
  if (!account) throw new Error(`There is no account ${accountId}.`);
  return { account, entries, jobs } as Books;
}

async function itemsOf(table: 'LEDGER_TABLE' | 'JOBS_TABLE', account: string): Promise<Record<string, unknown>[]> {
  const { Items } = await read('Query', {
    TableName: variable(table),
    KeyConditionExpression: 'account_id = :account',
    ExpressionAttributeValues: { ':account': { S: account } },
    ConsistentRead: true,
  });
  return (Items as Stored[]).map((item) => unmarshall(item));
}

async function accountOf(account: string): Promise<Record<string, unknown> | undefined> {
  const Key = { account_id: { S: account } };
  const { Item } = await read('GetItem', { TableName: variable('ACCOUNTS_TABLE'), Key, ConsistentRead: true });
  return Item ? unmarshall(Item as Stored) : undefined;
}

/** Reads without the SDK, which takes several times as long. Most of what a simulation reads, it reads here. */
async function read(operation: 'GetItem' | 'Query', input: object): Promise<{ Item?: unknown; Items?: unknown }> {
  const headers = { ...HEADERS, 'x-amz-target': `DynamoDB_20120810.${operation}` };
  const outgoing = request(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', { method: 'POST', agent, headers });
  outgoing.end(JSON.stringify(input));
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const answer = (await json(incoming)) as object;
  if (incoming.statusCode !== 200) throw new Error(`${operation}: ${JSON.stringify(answer)}`);
  return answer;
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
