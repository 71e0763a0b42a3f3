import './quiet.ts';
import { afterAll, beforeAll } from '@jest/globals';
import { type Job, makeJobId } from '../../functions/domain/job.ts';
import { type Account, createAccount, getAccount } from '../../functions/platform/store/accounts.ts';
import { claim } from '../../functions/platform/store/claims.ts';
import { putNewJob, recordMedia, recordVideo } from '../../functions/platform/store/jobs.ts';
import { aJob } from '../domain/jobs.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database.ts';

/** Starts a database for the test file that calls this. */
export function useDatabase(): void {
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    database = await startEmbeddedDatabase();
    Object.assign(process.env, database.environment);
  });
  afterAll(() => database.stop());
}

export async function newAccount(credits = 1_000_000): Promise<string> {
  return (await createAccount(credits)).account_id;
}

/** Returns the stored account. */
export async function requireAccount(accountId: string): Promise<Account> {
  const account = await getAccount(accountId);
  if (!account) throw new Error(`There is no account ${accountId}.`);
  return account;
}

export async function newJob(accountId: string, facts: Partial<Job> = {}): Promise<Job> {
  const created_at = new Date().toISOString();
  const job = aJob({ account_id: accountId, job_id: makeJobId(), created_at, open: 'open', ...facts });
  await putNewJob(job);
  return job;
}

export const MEDIA = { song_key: 'inputs/song.m4a', image_keys: [] };

/** Makes a job that is claimed and whose song is measured. */
export async function preparedJob(accountId: string, facts: Partial<Job> = {}, durationMs = 10_000): Promise<Job> {
  const job = await newJob(accountId, facts);
  await claim(job);
  await recordMedia(job, { durationMs, media: MEDIA });
  return job;
}

export async function recordOutput(job: Job): Promise<void> {
  await recordVideo(job, { video_key: 'outputs/video.mp4', thumbnail_key: 'outputs/thumbnail.jpg' });
}

export async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
