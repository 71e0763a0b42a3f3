import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import { type JobKey, WAITING, waitingMark } from '../../domain/job.ts';
import { variable } from '../environment.ts';
import { runningJobWrite } from './accounts.ts';
import { database, transact } from './database.ts';
import { isProcessing, jobKeyOf, jobUpdate, OPEN_JOBS } from './job-items.ts';

/**
 * An account may have a limited number of jobs running; the others wait. The account's item has the ids of those that run. A
 * job gets its place in the transaction that ends its waiting, and loses it in the one that ends the job, so that no crash can
 * leave a place taken.
 */

/** Few jobs can start at a time. A page that listed all of an account's waiting jobs would be paid for at each admission. */
const PAGE = 25;

/** `full`: the account has as many running jobs as it may. `not_waiting`: the job was started, is to be canceled, or has ended. */
type PlaceOutcome = 'taken' | 'full' | 'not_waiting';

/** Gives a waiting job its place among the account's running jobs. Starting it is left to the caller, or to the sweep. */
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

/** The account's waiting jobs, oldest first. An index is a moment late: a job may be missing from it, or wait no longer. */
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

/** Every account that has a waiting job. */
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
