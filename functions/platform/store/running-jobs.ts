import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import { type JobKey, WAITING, waitingMark } from '../../domain/job.ts';
import { variable } from '../environment.ts';
import { runningJobWrite } from './accounts.ts';
import { database, transact } from './database.ts';
import { isProcessing, jobKeyOf, jobUpdate, OPEN_JOBS } from './job-items.ts';

/**
 * Limits the number of an account's running jobs. The others wait. The account's item has the ids of its running jobs.
 * A job takes its place in the transaction that ends its waiting, and frees it in the transaction that ends the job, so
 * a crash cannot leave a place taken.
 */

/** Items per page. Few jobs can start at a time, and each admission would pay to read all of the waiting jobs. */
const PAGE = 25;

/**
 * `full`: the account has as many running jobs as it may have. `not_waiting`: the job was started, will be canceled, or
 * has ended.
 */
type PlaceOutcome = 'taken' | 'full' | 'not_waiting';

/** Gives a waiting job a place among the account's running jobs. The caller starts it, or else the sweep does. */
export async function takePlace(key: JobKey, limit: number): Promise<PlaceOutcome> {
  const isWaiting = '#open = :waiting';
  const update = jobUpdate(key, 'SET #open = :open, started_at = :now', [isProcessing, isWaiting], {
    ':waiting': waitingMark(key.account_id),
    ':open': 'open',
    ':now': new Date().toISOString(),
  });
  const result = await transact([{ Update: update }, runningJobWrite(key, limit)]);
  if (result === 'done') return 'taken';
  return result[0] ? 'not_waiting' : 'full';
}

/**
 * Returns the account's waiting jobs, oldest first. The index is eventually consistent, so a job may be missing, or may
 * no longer be waiting.
 */
export async function* waitingJobs(accountId: string): AsyncGenerator<JobKey> {
  const pages = paginateQuery(
    { client: database, pageSize: PAGE },
    {
      TableName: variable('JOBS_TABLE'),
      IndexName: OPEN_JOBS,
      KeyConditionExpression: '#open = :waiting',
      ExpressionAttributeNames: { '#open': 'open' },
      ExpressionAttributeValues: { ':waiting': waitingMark(accountId) },
    },
  );
  for await (const { Items = [] } of pages) yield* Items.map(jobKeyOf);
}

/** Returns the ids of all accounts that have a waiting job. */
export async function accountsWithWaitingJobs(): Promise<Set<string>> {
  const accounts = new Set<string>();
  const pages = paginateScan(
    { client: database },
    {
      TableName: variable('JOBS_TABLE'),
      IndexName: OPEN_JOBS,
      FilterExpression: 'begins_with(#open, :waiting)',
      ExpressionAttributeNames: { '#open': 'open' },
      ExpressionAttributeValues: { ':waiting': WAITING },
    },
  );
  for await (const { Items = [] } of pages) for (const { account_id } of Items) accounts.add(String(account_id));
  return accounts;
}
