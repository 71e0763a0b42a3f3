import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Job, JobKey } from '../../domain/job.ts';
import type { JobType } from '../../domain/job-type.ts';
import { type Progress, progressOf } from '../../domain/progress.ts';
import { variable } from '../environment.ts';
import { database, type Item, update } from './database.ts';

/**
 * Stores the progress of jobs in a separate table. A job's own item takes part in transactions, has an index, and may
 * contain a whole transcript. Writing or reading it every two seconds would cost more, and would disturb transactions.
 */
const RETAINED_SECONDS = 30 * 24 * 60 * 60;

export interface JobProgress extends Progress {
  type: JobType;
}

/** Reads the progress of a job. @returns undefined if there is no such job, or its progress has expired */
export async function getProgress(accountId: string, jobId: string): Promise<JobProgress | undefined> {
  const Key = { account_id: accountId, job_id: jobId };
  // Otherwise a later read might come from an older copy, and the progress would fall.
  const command = new GetCommand({ TableName: variable('PROGRESS_TABLE'), Key, ConsistentRead: true });
  return (await database.send(command)).Item as JobProgress | undefined;
}

/** Returns the write for the transaction that admits or ends a job. */
export function progressWrite(job: Pick<Job, keyof JobKey | 'status' | 'claimed_at'>) {
  const { account_id, job_id, type } = job;
  const Item: Item = { account_id, job_id, type, ...progressOf(job), expires_at: expiry() };
  return { Put: { TableName: variable('PROGRESS_TABLE'), Item } };
}

/**
 * Records progress, unless more is already recorded, by an earlier attempt of the same state or by the end of the job.
 * @returns the percent that is now recorded
 */
export async function recordProgress({ account_id, job_id, type }: JobKey, progress: Progress): Promise<number> {
  const outcome = await update({
    TableName: variable('PROGRESS_TABLE'),
    Key: { account_id, job_id },
    UpdateExpression:
      'SET #type = :type, stage = :stage, #percent = :percent, seconds_left = :left, expires_at = :expiry',
    ConditionExpression: 'attribute_not_exists(#percent) OR #percent < :percent',
    ExpressionAttributeNames: { '#type': 'type', '#percent': 'percent' },
    ExpressionAttributeValues: {
      ':type': type,
      ':stage': progress.stage,
      ':percent': progress.percent,
      ':left': progress.seconds_left,
      ':expiry': expiry(),
    },
  });
  return outcome.done ? progress.percent : Number(outcome.old?.percent);
}

function expiry(): number {
  return Math.floor(Date.now() / 1000) + RETAINED_SECONDS;
}
