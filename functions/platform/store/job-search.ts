import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Job } from '../../domain/job.ts';
import { JOB_TYPES } from '../../domain/job-type.ts';
import { variable } from '../environment.ts';
import { database } from './database.ts';
import { jobKeyOf, toJob } from './job-items.ts';
import { getJob } from './jobs.ts';

/** How an operator finds jobs. No API call uses these: without an account they read the whole table. */

/**
 * @param accountId its account, if that is known: three reads in place of the whole table
 * @returns the job with that id, of whatever type
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

/** @param accountId all accounts without it */
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
