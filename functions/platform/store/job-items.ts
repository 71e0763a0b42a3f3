import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Job, JobKey } from '../../domain/job.ts';
import type { JobType } from '../../domain/job-type.ts';
import { variable } from '../environment.ts';
import type { Item } from './database.ts';

/** The index of the jobs table with only those jobs that have the attribute `open`. */
export const OPEN_JOBS = 'open-jobs';

/** Returns the key of a job's item. `job_key` contains the type, because ids are unique only within a type. */
export function itemKey({ account_id, type, job_id }: JobKey): { account_id: string; job_key: string } {
  return { account_id, job_key: `${type}#${job_id}` };
}

/** Reads the job's key from an item of the table, or of its index, which has only the keys. */
export function jobKeyOf(item: Item): JobKey {
  const [type, job_id] = String(item.job_key).split('#');
  return { account_id: String(item.account_id), type: type as JobType, job_id: String(job_id) };
}

export function toItem(job: Job): Item {
  return { ...job, ...itemKey(job) };
}

export function toJob({ job_key, ...attributes }: Item): Job {
  return attributes as unknown as Job;
}

/** Conditions on a job's item. A missing item meets only `isNew`. */
export const isNew = 'attribute_not_exists(job_key)';
export const isProcessing = '#status = :processing';
export const hasEnded = 'attribute_exists(job_key) AND #status <> :processing';
export const isUnclaimed = 'attribute_not_exists(claimed_at)';
export const isClaimed = 'attribute_exists(claimed_at)';
export const noCancellationRequested = 'attribute_not_exists(cancellation_requested)';
export const isUnprepared = 'attribute_not_exists(media)';
export const hasNoError = 'attribute_not_exists(#error)';
/** Conditions for the media task. A missing item meets neither. */
export const mayBeClaimed = 'attribute_exists(job_key) AND attribute_not_exists(closed_to_workers)';
export const mayBeWorkedOn =
  'attribute_exists(job_key) AND (attribute_not_exists(closed_to_workers) OR closed_to_workers = :claims)';
export const webhookIsOwed =
  'attribute_exists(webhook_url) AND attribute_not_exists(webhook_end) AND #status <> :processing';
export const noWebhookIsOwed = 'attribute_not_exists(webhook_url) OR attribute_exists(webhook_end)';

const NAMES: Record<string, string> = { '#status': 'status', '#error': 'error', '#open': 'open' };
const VALUES: Record<string, unknown> = { ':processing': 'processing', ':claims': 'claims' };

type JobUpdate = Required<Pick<UpdateCommandInput, 'TableName' | 'Key' | 'UpdateExpression' | 'ConditionExpression'>> &
  Pick<UpdateCommandInput, 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>;

/**
 * Builds an update of a job's item.
 * @param change an update expression
 * @param conditions all must be true
 * @param values of the names that begin with a colon, except those in VALUES
 */
export function jobUpdate(key: JobKey, change: string, conditions: string[], values: Item = {}): JobUpdate {
  const condition = conditions.map((clause) => `(${clause})`).join(' AND ');
  const used = new Set(`${change} ${condition}`.match(/[#:]\w+/g));
  const names = Object.entries(NAMES).filter(([name]) => used.has(name));
  const operands = Object.entries({ ...VALUES, ...values }).filter(([name]) => used.has(name));
  return {
    TableName: variable('JOBS_TABLE'),
    Key: itemKey(key),
    UpdateExpression: change,
    ConditionExpression: condition,
    // DynamoDB refuses unused names and values, and empty maps.
    ...(names.length > 0 && { ExpressionAttributeNames: Object.fromEntries(names) }),
    ...(operands.length > 0 && { ExpressionAttributeValues: Object.fromEntries(operands) }),
  };
}
