import { BatchGetCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Job, JobKey } from '../../domain/job.ts';
import { variable } from '../environment.ts';
import { database, type Item } from './database.ts';
import { itemKey, jobKeyOf, OPEN_JOBS, toJob } from './job-items.ts';

/** The reads of the sweep: jobs that are started and not finished, and where the last sweep stopped. */

/** The most items that one BatchGetItem can read. */
const BATCH = 100;
/** Stored in the settings table, because it is a name and a value too. No operator sets it. */
const CURSOR = { name: 'sweep.cursor' };

interface OpenJobs {
  keys: JobKey[];
  /** Where the next batch begins; undefined after the last batch. */
  next: Item | undefined;
}

/**
 * Returns jobs that are processing, have a webhook left to deliver or a provider to clean up, oldest first. Jobs that
 * wait for their start are not included.
 * @param from the `next` of an earlier batch
 */
export async function openJobs(createdBefore: Date, from?: Item): Promise<OpenJobs> {
  const { Items = [], LastEvaluatedKey } = await database.send(
    new QueryCommand({
      TableName: variable('JOBS_TABLE'),
      IndexName: OPEN_JOBS,
      KeyConditionExpression: '#open = :open AND created_at < :before',
      ExpressionAttributeNames: { '#open': 'open' },
      ExpressionAttributeValues: { ':open': 'open', ':before': createdBefore.toISOString() },
      Limit: BATCH,
      ExclusiveStartKey: from,
    }),
  );
  return { keys: Items.map(jobKeyOf), next: LastEvaluatedKey };
}

export type JobState = Pick<
  Job,
  'job_id' | 'status' | 'open' | 'cancellation_requested' | 'created_at' | 'redelivered_at'
>;

/** Returns the state of up to 100 jobs, by id. */
export async function jobStates(keys: readonly JobKey[]): Promise<Map<string, JobState>> {
  const states = new Map<string, JobState>();
  let wanted: Item[] = keys.map(itemKey);
  while (wanted.length > 0) {
    const table = variable('JOBS_TABLE');
    const request = {
      Keys: wanted,
      ConsistentRead: true,
      ProjectionExpression: 'job_id, #status, #open, cancellation_requested, created_at, redelivered_at',
      ExpressionAttributeNames: { '#status': 'status', '#open': 'open' },
    };
    const { Responses, UnprocessedKeys } = await database.send(
      new BatchGetCommand({ RequestItems: { [table]: request } }),
    );
    for (const item of Responses?.[table] ?? []) states.set(String(item.job_id), toJob(item));
    wanted = UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return states;
}

/** Returns where the next sweep begins, or undefined if it begins at the oldest job. */
export async function readCursor(): Promise<Item | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: variable('SETTINGS_TABLE'), Key: CURSOR, ConsistentRead: true }),
  );
  return Item?.value;
}

export async function writeCursor(value: Item | undefined): Promise<void> {
  await database.send(new PutCommand({ TableName: variable('SETTINGS_TABLE'), Item: { ...CURSOR, value } }));
}
