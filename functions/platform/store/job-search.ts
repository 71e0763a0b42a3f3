import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Job } from '../../domain/job.ts';
import { JOB_TYPES } from '../../domain/job-type.ts';
import { variable } from '../environment.ts';
import { database } from './database.ts';
import { jobKeyOf, toJob } from './job-items.ts';
import { getJob } from './jobs.ts';

// These functions find jobs without their type. Without an account they read the whole table: the API always gives it.

/**
 * Finds the job with an id, of any type.
 * @param accountId its account, if known; then three reads replace the scan of the table
 */
export async function findJob(jobId: string, accountId: string | undefined): Promise<Job | undefined> {
  if (accountId !== undefined) {
    const jobs = await Promise.all(JOB_TYPES.map((type) => getJob({ account_id: accountId, type, job_id: jobId })));
    return jobs.find((job) => job !== undefined);
  }
  const pages = paginateScan(
    { client: database },
    {
      TableName: variable('JOBS_TABLE'),
      FilterExpression: 'job_id = :job',
      ExpressionAttributeValues: { ':job': jobId },
      ProjectionExpression: 'account_id, job_key',
    },
  );
  for await (const { Items = [] } of pages) if (Items[0]) return getJob(jobKeyOf(Items[0]));
  return undefined;
}

export type ListedJob = Pick<Job, 'job_id' | 'account_id' | 'type' | 'status' | 'created_at' | 'error' | 'open'>;

/** Lists the jobs of one account, or of all accounts if none is given. */
export async function* listJobs(accountId: string | undefined): AsyncGenerator<ListedJob> {
  const listed = {
    TableName: variable('JOBS_TABLE'),
    ProjectionExpression: 'job_id, account_id, #type, #status, created_at, #error, #open',
    ExpressionAttributeNames: { '#type': 'type', '#status': 'status', '#error': 'error', '#open': 'open' },
  };
  const pages =
    accountId === undefined
      ? paginateScan({ client: database }, listed)
      : paginateQuery(
          { client: database },
          {
            ...listed,
            KeyConditionExpression: 'account_id = :account',
            ExpressionAttributeValues: { ':account': accountId },
          },
        );
  for await (const { Items = [] } of pages) yield* Items.map(toJob);
}
