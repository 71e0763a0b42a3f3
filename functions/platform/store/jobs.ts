import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { JobError } from '../../domain/errors.ts';
import type { Job, JobKey, PreparedMedia } from '../../domain/job.ts';
import { variable } from '../environment.ts';
import { database, transact, update } from './database.ts';
import {
  hasNoError,
  isClaimed,
  isNew,
  isProcessing,
  isUnclaimed,
  isUnprepared,
  itemKey,
  jobUpdate,
  mayBeWorkedOn,
  toItem,
  toJob,
} from './job-items.ts';
import { progressWrite } from './progress.ts';
import { webhookSecretWrites } from './webhook-secrets.ts';

/** Stores jobs and the results of their states. job-outcomes.ts ends jobs, and charges.ts charges them. */

/** Reads a job. @returns undefined if the account has no job of that type and id */
export async function getJob(key: JobKey): Promise<Job | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: variable('JOBS_TABLE'), Key: itemKey(key), ConsistentRead: true }),
  );
  return Item && toJob(Item);
}

/** Reads a job that must exist, because the service itself made the key. @throws Error if there is no such job */
export async function requireJob(key: JobKey): Promise<Job> {
  const job = await getJob(key);
  if (!job) throw new Error(`There is no job ${key.job_id} of type ${key.type}.`);
  return job;
}

export function newJobWrite(job: Job) {
  return { Put: { TableName: variable('JOBS_TABLE'), Item: toItem(job), ConditionExpression: isNew } };
}

/**
 * Returns the writes of an admission: the job, its progress and, if it has the account's first webhook, the webhook
 * secret.
 */
export async function admissionWrites(job: Job) {
  const secret = job.webhook_url === undefined ? [] : await webhookSecretWrites(job.account_id);
  return [newJobWrite(job), progressWrite(job), ...secret];
}

/** Stores a new job. @throws Error if the id is taken */
export async function putNewJob(job: Job): Promise<void> {
  const result = await transact(await admissionWrites(job));
  if (result !== 'done') throw new Error(`There is already a job ${job.job_id}.`);
}

export interface MediaFacts {
  /** Measured by decoding; whole milliseconds. */
  durationMs: number;
  media: PreparedMedia;
}

/**
 * Records the prepared media. Only the first call has an effect, because a charge may already be based on it. Has no
 * effect on a job that has ended.
 */
export async function recordMedia(key: JobKey, { durationMs, media }: MediaFacts): Promise<void> {
  await update(
    jobUpdate(key, 'SET duration_ms = :duration, media = :media, prepared_at = :now', [mayBeWorkedOn, isUnprepared], {
      ':duration': durationMs,
      ':media': media,
      ':now': new Date().toISOString(),
    }),
  );
}

/** Records why the job will fail. Only the first call has an effect. Has no effect on a job that has ended. */
export async function recordError(key: JobKey, error: JobError): Promise<void> {
  await update(jobUpdate(key, 'SET #error = :error', [mayBeWorkedOn, hasNoError], { ':error': error }));
}

/** Records the transcript of a job. Has no effect on a job that has ended. */
export async function recordTranscript(key: JobKey, transcript: NonNullable<Job['transcript']>): Promise<void> {
  await update(
    jobUpdate(key, 'SET transcript = :transcript, generated_at = :now', [mayBeWorkedOn], {
      ':transcript': transcript,
      ':now': new Date().toISOString(),
    }),
  );
}

interface VideoFiles {
  video_key: string;
  thumbnail_key: string;
  lyrics_key?: string;
}

/** Records the keys of a rendered video's files, after they are uploaded. Has no effect on a job that has ended. */
export async function recordVideo(key: JobKey, { video_key, thumbnail_key, lyrics_key }: VideoFiles): Promise<void> {
  const lyrics = lyrics_key === undefined ? '' : ', lyrics_key = :lyrics';
  const change = `SET video_key = :video, thumbnail_key = :thumbnail, generated_at = :now${lyrics}`;
  await update(
    jobUpdate(key, change, [mayBeWorkedOn], {
      ':video': video_key,
      ':thumbnail': thumbnail_key,
      ':lyrics': lyrics_key,
      ':now': new Date().toISOString(),
    }),
  );
}

/**
 * Requests cancellation if the job's claim is unchanged since the job was read. A waiting job leaves the queue.
 * @param seen the job as it was read when the cancellation was found to be allowed
 */
export async function requestCancellation(
  seen: Job,
): Promise<{ done: true; job: Job } | { done: false; job: Job | undefined }> {
  const asSeen = seen.claimed_at === undefined ? isUnclaimed : isClaimed;
  const outcome = await update(
    jobUpdate(
      seen,
      'SET cancellation_requested = :yes, closed_to_workers = :claims, #open = :open',
      [isProcessing, asSeen],
      {
        ':yes': true,
        ':open': 'open',
      },
    ),
  );
  if (outcome.done) return { done: true, job: toJob(outcome.item) };
  return { done: false, job: outcome.old && toJob(outcome.old) };
}
