import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { ApiError } from '../../functions/domain/errors.ts';
import { type Job, makeJobId } from '../../functions/domain/job.ts';
import { type Admission, admitOnce } from '../../functions/platform/store/admissions.ts';
import { database } from '../../functions/platform/store/database.ts';
import { contextOf } from '../api/calls.ts';
import { aJob } from '../domain/jobs.ts';
import { Crash, crashing, stalling } from './crashes.ts';
import { newAccount, useDatabase } from './store.ts';

useDatabase();

const REQUEST = { song_url: 'https://example.com/song.mp3', quality: 'basic' } as const;

interface Asked {
  song_url?: string;
  /** Milliseconds that the function has left. */
  time?: number;
  admit?: () => Promise<Job>;
}

/** Asks for a job with the only idempotency key of an account. */
function ask(
  account_id: string,
  { song_url = REQUEST.song_url, time = 15_000, admit }: Asked = {},
): Promise<Admission> {
  const asked = { accountId: account_id, type: 'lyric_video', idempotencyKey: 'key' } as const;
  const job = aJob({ account_id, job_id: makeJobId() });
  return admitOnce({ ...asked, request: { ...REQUEST, song_url } }, contextOf(time), admit ?? (async () => job));
}

/** Returns the record of the account's key. */
async function recordOf(account: string): Promise<Record<string, number>> {
  const { Items = [] } = await database.send(new ScanCommand({ TableName: process.env.IDEMPOTENCY_TABLE }));
  return Items.find(({ id }) => String(id).includes(account)) ?? {};
}

/** Changes until when the account's key is held. Another call that takes the key holds it longer, too. */
async function prolong(account: string, ms: number): Promise<void> {
  const { id } = await recordOf(account);
  const change = { UpdateExpression: 'ADD in_progress_expiration :ms', ExpressionAttributeValues: { ':ms': ms } };
  await database.send(new UpdateCommand({ TableName: process.env.IDEMPOTENCY_TABLE, Key: { id }, ...change }));
}

test('an idempotency key is kept for 24 hours', async () => {
  const account = await newAccount();
  const before = Math.floor(Date.now() / 1000);
  await ask(account);
  const seconds = (await recordOf(account)).expiration ?? 0;
  expect(seconds).toBeGreaterThanOrEqual(before + 86_400);
  expect(seconds).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 86_400);
});

test('the same request gets the job that the first one made', async () => {
  const account = await newAccount();
  const first = await ask(account);
  const second = await ask(account);
  expect([first.replayed, second.replayed]).toEqual([false, true]);
  expect(second.job.job_id).toBe(first.job.job_id);
});

test.each([
  [30_000, 5_000],
  [4_000, 4_000],
])('an admission with %d ms left holds its key for %d ms', async (time, lease) => {
  const account = await newAccount();
  const before = Date.now();
  let until = 0;
  const admit = async () => {
    until = (await recordOf(account)).in_progress_expiration ?? 0;
    return aJob({ account_id: account, job_id: makeJobId() });
  };
  await ask(account, { time, admit });
  expect(until).toBeGreaterThan(before + lease - 1_000);
  expect(until).toBeLessThanOrEqual(Date.now() + lease);
});

test('an idempotency key is refused for another song', async () => {
  const account = await newAccount();
  await ask(account);
  await expect(ask(account, { song_url: 'https://example.com/other.mp3' })).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
});

test('a caller that has no time to wait for the first one is asked to send the request again', async () => {
  const account = await newAccount();
  const gate = Promise.withResolvers<Job>();
  const began = Promise.withResolvers<void>();
  const first = ask(account, {
    admit: () => {
      began.resolve();
      return gate.promise;
    },
  });
  await began.promise;
  await expect(ask(account, { time: 1_000 })).rejects.toMatchObject({
    code: 'internal_error',
    message: expect.stringContaining('Send it again'),
  });
  gate.resolve(aJob({ account_id: account, job_id: makeJobId() }));
  expect((await first).replayed).toBe(false);
});

test('an admission that was so slow that another took its key returns the job of the other', async () => {
  const account = await newAccount();
  const slow = stalling('TransactWriteItemsCommand', () => ask(account));
  await slow.stalled;
  await prolong(account, -10_000);
  const other = await ask(account);
  slow.release();
  const late = await slow.result;
  expect([other.replayed, late.replayed]).toEqual([false, true]);
  expect(late.job.job_id).toBe(other.job.job_id);
});

test('an admission that fails throws its own error, and frees its key', async () => {
  const account = await newAccount();
  const error = new ApiError('api_unavailable');
  await expect(ask(account, { admit: () => Promise.reject(error) })).rejects.toBe(error);
  expect(await recordOf(account)).toEqual({});
  expect((await ask(account)).replayed).toBe(false);
});

test('an admission that fails after another took its key leaves the key, and throws its own error', async () => {
  const account = await newAccount();
  const error = new ApiError('api_unavailable');
  const admit = async () => {
    await prolong(account, 1);
    throw error;
  };
  await expect(ask(account, { admit })).rejects.toBe(error);
  expect(await recordOf(account)).toMatchObject({ status: 'INPROGRESS' });
});

test('an admission that cannot free its key throws the error of the database', async () => {
  const account = await newAccount();
  let thrown: unknown;
  await crashing(1, false, async () => {
    const admit = () => Promise.reject(new ApiError('api_unavailable'));
    thrown = await ask(account, { admit }).catch((error) => error);
  });
  expect(thrown).toBeInstanceOf(Crash);
});

test('an admission throws the error of the database at once', async () => {
  const account = await newAccount();
  let thrown: unknown;
  await crashing(0, false, async () => {
    thrown = await ask(account, { time: 3_000 }).catch((error) => error);
  });
  expect(thrown).toBeInstanceOf(Crash);
});
