import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import type { Job } from '../../functions/domain/job.ts';
import { awaitCharge } from '../../functions/media/await-charge.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { database } from '../../functions/platform/store/database.ts';
import { itemKey } from '../../functions/platform/store/job-items.ts';
import { cancelJob } from '../../functions/platform/store/job-outcomes.ts';
import { recordError, requestCancellation, requireJob } from '../../functions/platform/store/jobs.ts';
import { useExecutionNames } from '../platform/execution-names.ts';
import { newAccount, newJob, preparedJob, useDatabase } from '../platform/store.ts';

useDatabase();
const { tokens } = useExecutionNames();

const nothing = async () => undefined;
const ERROR = { code: 'media_unreadable' as const, message: 'song_url: the file is not audio.' };

/** Adds a token to a job, as the state machine does. @param whenReturned what its next state does */
async function addToken(job: Job, token: string, whenReturned?: () => Promise<unknown>): Promise<void> {
  if (whenReturned) tokens.set(token, whenReturned);
  await database.send(
    new UpdateCommand({
      TableName: process.env.JOBS_TABLE,
      Key: itemKey(job),
      UpdateExpression: 'SET preparation_tokens = list_append(if_not_exists(preparation_tokens, :none), :token)',
      ExpressionAttributeValues: { ':none': [], ':token': [token] },
    }),
  );
}

describe('the task of a prepared job', () => {
  test('goes on once the job is charged, even if it costs nothing', async () => {
    const paid = await preparedJob(await newAccount());
    const free = await preparedJob(await newAccount(), { price: { model: 'per_second', rate: '0' } });
    for (const job of [paid, free]) await addToken(job, job.job_id, () => charge(job));
    expect(await Promise.all([paid, free].map((job) => awaitCharge(job)))).toEqual([true, true]);
    expect((await requireJob(paid)).credits_charged).toBe(330);
    expect((await requireJob(free)).credits_charged).toBe(0);
  });

  test('goes on at once if an earlier task has waited for the charge', async () => {
    const job = await preparedJob(await newAccount());
    await charge(job);
    await addToken(job, 'closed');
    expect(await awaitCharge(job)).toBe(true);
  });

  test('ends if the charge is refused, and returns each token that is added while it waits', async () => {
    const job = await preparedJob(await newAccount(400), {}, 20_000);
    await addToken(job, 'lost');
    const second = () => addToken(job, 'second', () => charge(job));
    await addToken(job, 'first', second);
    expect(await awaitCharge(job)).toBe(false);
    expect(tokens.size).toBe(0);
    expect((await requireJob(job)).error?.code).toBe('insufficient_credits');
  });

  test('ends without waiting for the charge if a provider works next', async () => {
    const job = await preparedJob(await newAccount(), {
      renderer: { transcription: 'transcribe', video: 'embedded' },
    });
    await addToken(job, 'provided', nothing);
    expect(await awaitCharge(job)).toBe(false);
    expect(tokens.size).toBe(0);
  });
});

describe('the task of a job that cannot be charged', () => {
  test('reports an error of the media, and ends', async () => {
    const job = await newJob(await newAccount());
    await recordError(job, ERROR);
    await addToken(job, 'faulty', nothing);
    expect(await awaitCharge(job)).toBe(false);
    expect(tokens.size).toBe(0);
  });

  test('fails if nothing waits for its report, so that another task reports it', async () => {
    const job = await newJob(await newAccount());
    await recordError(job, ERROR);
    await addToken(job, 'closed');
    await expect(awaitCharge(job)).rejects.toThrow('No state waits');
  });

  test('ends if a cancellation was requested, or the job has ended', async () => {
    const job = await preparedJob(await newAccount());
    await requestCancellation(await requireJob(job));
    await addToken(job, 'canceled', nothing);
    expect(await awaitCharge(job)).toBe(false);
    expect(tokens.size).toBe(0);
    await cancelJob(job);
    expect(await awaitCharge(job)).toBe(false);
  });

  test('returns the token of an execution that goes on after its job was canceled', async () => {
    const job = await preparedJob(await newAccount());
    await requestCancellation(await requireJob(job));
    await cancelJob(job);
    await addToken(job, 'left', nothing);
    expect(await awaitCharge(job)).toBe(false);
    expect(tokens.size).toBe(0);
  });
});
