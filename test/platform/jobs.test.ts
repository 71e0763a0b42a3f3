import './quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { makeJobId } from '../../functions/domain/job.ts';
import {
  claim,
  getJob,
  openJobs,
  putNewJob,
  recordError,
  recordMedia,
  requestCancellation,
} from '../../functions/platform/store/jobs.ts';
import { MEDIA, newAccount, newJob, useDatabase } from './store.ts';

useDatabase();

describe('a job', () => {
  test('is found by account, type and id together, and by no other type or account', async () => {
    const job = await newJob(await newAccount(), { webhook_url: 'https://example.com/hook' });
    expect(await getJob(job)).toEqual(job);
    expect(await getJob({ ...job, type: 'narrative_video' })).toBeUndefined();
    expect(await getJob({ ...job, account_id: 'acct_b' })).toBeUndefined();
    expect(await getJob({ ...job, job_id: makeJobId() })).toBeUndefined();
  });

  test('is never put twice', async () => {
    const job = await newJob('acct_a');
    await expect(putNewJob(job)).rejects.toThrow('already');
  });

  test('keeps the time of its first claim, however often it is claimed', async () => {
    const job = await newJob('acct_a');
    const first = await claim(job, new Date('2026-01-01T00:00:00Z'));
    const second = await claim(job, new Date('2026-01-01T00:01:00Z'));
    expect(first?.claimed_at).toBe('2026-01-01T00:00:00.000Z');
    expect(second?.claimed_at).toBe('2026-01-01T00:00:00.000Z');
  });

  test('cannot be claimed once a cancellation is requested', async () => {
    const job = await newJob('acct_a');
    expect((await requestCancellation(job)).done).toBe(true);
    expect(await claim(job)).toBeUndefined();
  });

  test('cannot be asked to be canceled as unclaimed once it is claimed', async () => {
    const job = await newJob('acct_a');
    await claim(job);
    const request = await requestCancellation(job);
    expect(request).toMatchObject({ done: false, job: { claimed_at: expect.any(String) } });
  });

  test('that does not exist cannot be claimed or canceled', async () => {
    const job = { ...(await newJob('acct_a')), job_id: makeJobId() };
    expect(await claim(job)).toBeUndefined();
    expect(await requestCancellation(job)).toEqual({ done: false, job: undefined });
  });

  test('keeps the first facts of its media and its first error', async () => {
    const job = await newJob(await newAccount());
    await recordMedia(job, { durationMs: 12_345, media: MEDIA });
    await recordMedia(job, { durationMs: 99_999, media: MEDIA });
    await recordError(job, { code: 'audio_too_long', message: 'first' });
    await recordError(job, { code: 'internal_error', message: 'second' });
    expect(await getJob(job)).toMatchObject({
      duration_ms: 12_345,
      error: { code: 'audio_too_long', message: 'first' },
    });
  });

  test('is listed while it is open, the oldest first', async () => {
    const old = await newJob('acct_old', { created_at: '2020-01-01T00:00:00.000Z' });
    const older = await newJob('acct_old', { created_at: '2019-01-01T00:00:00.000Z' });
    const found = [];
    for await (const key of openJobs(new Date('2021-01-01'))) found.push(key);
    expect(found).toEqual([older, old].map(({ account_id, type, job_id }) => ({ account_id, type, job_id })));
  });
});

describe('claim against cancellation, raced', () => {
  test('exactly one wins each of 2,000 times', async () => {
    let claims = 0;
    for (let round = 0; round < 100; round += 1) {
      const outcomes = await Promise.all(Array.from({ length: 20 }, race));
      claims += outcomes.filter((winner) => winner === 'claim').length;
    }
    expect(claims).toBeGreaterThan(0);
    expect(claims).toBeLessThan(2000);
  }, 120_000);
});

async function race(_: unknown, index: number): Promise<'claim' | 'cancellation'> {
  const job = await newJob('acct_race');
  const winners: ('claim' | 'cancellation')[] = [];
  const contenders = [
    async () => {
      if (await claim(job)) winners.push('claim');
    },
    async () => {
      if ((await requestCancellation(job)).done) winners.push('cancellation');
    },
  ];
  if (index % 2 === 1) contenders.reverse();
  await Promise.all(contenders.map((contend) => contend()));
  expect(winners).toHaveLength(1);
  return winners[0] ?? 'claim';
}
