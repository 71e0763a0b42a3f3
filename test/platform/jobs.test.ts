import './quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { type Job, makeJobId, waitingMark } from '../../functions/domain/job.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { claim } from '../../functions/platform/store/claims.ts';
import { cancelJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import {
  getJob,
  putNewJob,
  recordError,
  recordMedia,
  recordTranscript,
  recordVideo,
  requestCancellation,
} from '../../functions/platform/store/jobs.ts';
import { openJobs } from '../../functions/platform/store/open-jobs.ts';
import { getProgress } from '../../functions/platform/store/progress.ts';
import { meanwhile } from './crashes.ts';
import { MEDIA, newAccount, newJob, preparedJob, requireAccount, useDatabase } from './store.ts';

useDatabase();

describe('a job', () => {
  test('[2.3f] is found by account, type and id together, and by no other type or account', async () => {
    const job = await newJob(await newAccount(), { webhook_url: 'https://example.com/hook' });
    expect(await getJob(job)).toEqual(job);
    expect(await getJob({ ...job, type: 'narrative_video' })).toBeUndefined();
    expect(await getJob({ ...job, account_id: 'acct_b' })).toBeUndefined();
    expect(await getJob({ ...job, job_id: makeJobId() })).toBeUndefined();
  });

  test('is never put twice', async () => {
    const job = await newJob(await newAccount());
    await expect(putNewJob(job)).rejects.toThrow('already');
  });

  test('is admitted together with its progress', async () => {
    const { account_id, job_id, type } = await newJob(await newAccount());
    expect(await getProgress(account_id, job_id)).toMatchObject({ type, stage: 'queued', percent: 0 });
  });

  test('makes the webhook secret of its account if it is the first job with a webhook', async () => {
    const account = await newAccount();
    await newJob(account);
    expect(await requireAccount(account)).not.toHaveProperty('webhook_secret');
    await newJob(account, { webhook_url: 'https://example.com/hook' });
    const { webhook_secret } = await requireAccount(account);
    expect(webhook_secret).toEqual(expect.any(String));
    await newJob(account, { webhook_url: 'https://example.com/hook' });
    expect(await requireAccount(account)).toMatchObject({ webhook_secret });
  });

  test('keeps the time of its first claim, however often it is claimed', async () => {
    const job = await newJob(await newAccount());
    const first = await claim(job, new Date('2026-01-01T00:00:00Z'));
    const second = await claim(job, new Date('2026-01-01T00:01:00Z'));
    expect(first?.claimed_at).toBe('2026-01-01T00:00:00.000Z');
    expect(second?.claimed_at).toBe('2026-01-01T00:00:00.000Z');
  });

  test('[3e] cannot be claimed after a cancellation was requested', async () => {
    const job = await newJob(await newAccount());
    expect((await requestCancellation(job)).done).toBe(true);
    expect(await claim(job)).toBeUndefined();
  });

  test('cannot be claimed again after an error was recorded', async () => {
    const job = await newJob(await newAccount());
    expect(await claim(job)).toMatchObject({ claimed_at: expect.any(String) });
    await recordError(job, { code: 'media_unreadable', message: 'No.' });
    expect(await claim(job)).toBeUndefined();
  });

  test.each<[Job['type'], Job['price'], number]>([
    ['lyric_video', { model: 'per_second', rate: '33' }, 330],
    ['narrative_video', { model: 'per_second', rate: '0.05' }, 1],
    ['lyric_transcription', { model: 'flat', rate: '4.5' }, 5],
  ])('of type %s at %j cannot be claimed with less than %d tokens', async (type, price, least) => {
    const enough = await newJob(await newAccount(least), { type, price });
    expect(await claim(enough)).toMatchObject({ claimed_at: expect.any(String) });
    const poor = await newJob(await newAccount(least - 1), { type, price });
    expect(await claim(poor)).toBeUndefined();
    expect(await getJob(poor)).toMatchObject({
      error: { code: 'insufficient_credits', message: expect.stringContaining(`at least ${least} tokens`) },
    });
    expect(await getJob(poor)).not.toHaveProperty('claimed_at');
    expect(await claim(poor)).toBeUndefined();
  });

  test('cannot be claimed if a cancellation was requested or tokens were spent after it was read', async () => {
    const account = await newAccount(330);
    const [unwanted, late, first] = [await newJob(account), await newJob(account), await preparedJob(account)];
    expect(
      await meanwhile(
        () => requestCancellation(unwanted),
        () => claim(unwanted),
      ),
    ).toBeUndefined();
    expect((await getJob(unwanted))?.error).toBeUndefined();
    expect(
      await meanwhile(
        () => charge(first),
        () => claim(late),
      ),
    ).toBeUndefined();
    expect((await getJob(late))?.error?.code).toBe('insufficient_credits');
  });

  test('cannot be canceled as unclaimed after it was claimed', async () => {
    const job = await newJob(await newAccount());
    await claim(job);
    const request = await requestCancellation(job);
    expect(request).toMatchObject({ done: false, job: { claimed_at: expect.any(String) } });
    expect(request).toEqual({ done: false, job: await getJob(job) });
  });

  test('leaves the queue when its cancellation is requested, and may not be claimed', async () => {
    const account = await newAccount();
    const job = await newJob(account, { open: waitingMark(account) });
    await requestCancellation(job);
    expect(await getJob(job)).toMatchObject({ open: 'open', closed_to_workers: 'claims' });
  });

  test('that does not exist cannot be claimed or canceled', async () => {
    const job = { ...(await newJob(await newAccount())), job_id: makeJobId() };
    await expect(claim(job)).rejects.toThrow('There is no job');
    expect(await requestCancellation(job)).toEqual({ done: false, job: undefined });
  });

  test('[4.7h] keeps the first facts of its media and its first error', async () => {
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

  describe('that a worker writes to', () => {
    const VIDEO = { video_key: 'outputs/video.mp4', thumbnail_key: 'outputs/thumbnail.jpg' };
    const ERROR = { code: 'generation_failed', message: 'It did not work.' } as const;
    const writeAll = async (job: Job) => {
      await recordMedia(job, { durationMs: 12_345, media: MEDIA });
      await recordVideo(job, VIDEO);
      await recordTranscript(job, { language: null, segments: [] });
      await recordError(job, ERROR);
    };

    test('keeps what was made after a cancellation was requested, because it may still complete', async () => {
      const job = await preparedJob(await newAccount());
      expect((await requestCancellation({ ...job, claimed_at: 'seen' })).done).toBe(true);
      await writeAll(job);
      expect(await getJob(job)).toMatchObject({ ...VIDEO, error: ERROR, transcript: { segments: [] } });
      expect(await claim(job)).toBeUndefined();
    });

    test('has the times at which its media were prepared and its result was made', async () => {
      const job = await newJob(await newAccount());
      await recordMedia(job, { durationMs: 12_345, media: MEDIA });
      expect(await getJob(job)).toMatchObject({ prepared_at: expect.any(String) });
      expect(await getJob(job)).not.toHaveProperty('generated_at');
      await recordVideo(job, VIDEO);
      expect(await getJob(job)).toMatchObject({ generated_at: expect.any(String) });
      const transcription = await newJob(await newAccount(), { type: 'lyric_transcription' });
      await recordTranscript(transcription, { language: null, segments: [] });
      expect(await getJob(transcription)).toMatchObject({ generated_at: expect.any(String) });
    });

    test('has the words of its video only if the video draws words', async () => {
      const [lyric, narrative] = [await newJob(await newAccount()), await newJob(await newAccount())];
      await recordVideo(lyric, { ...VIDEO, lyrics_key: 'outputs/lyrics.json' });
      await recordVideo(narrative, VIDEO);
      expect(await getJob(lyric)).toMatchObject({ ...VIDEO, lyrics_key: 'outputs/lyrics.json' });
      expect(await getJob(narrative)).not.toHaveProperty('lyrics_key');
    });

    test.each(['failed', 'canceled'])('does not change after it is %s', async (end) => {
      const job = await newJob(await newAccount());
      await requestCancellation(job);
      await (end === 'failed' ? failJob(job, { code: 'internal_error', message: 'No.' }) : cancelJob(job));
      const ended = await getJob(job);
      await writeAll(job);
      expect(await getJob(job)).toEqual(ended);
    });

    test('is not created by the write', async () => {
      const nobody = { ...(await newJob(await newAccount())), job_id: makeJobId() };
      await writeAll(nobody);
      expect(await getJob(nobody)).toBeUndefined();
    });
  });

  test('is listed while it is open, the oldest first', async () => {
    const old = await newJob('acct_old', { created_at: '2020-01-01T00:00:00.000Z' });
    const older = await newJob('acct_old', { created_at: '2019-01-01T00:00:00.000Z' });
    expect((await openJobs(new Date('2021-01-01'))).keys).toEqual(
      [older, old].map(({ account_id, type, job_id }) => ({ account_id, type, job_id })),
    );
  });
});
