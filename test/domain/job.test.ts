import { describe, expect, test } from '@jest/globals';
import {
  admittedJob,
  cancellationVerdict,
  featureOf,
  isTerminal,
  isWaiting,
  JOB_STATUSES,
  type Job,
  jobView,
  makeJobId,
} from '../../functions/domain/job.ts';
import type { JobType } from '../../functions/domain/job-type.ts';
import type { CreateRequest } from '../../functions/domain/requests.ts';
import { aJob } from './jobs.ts';

const job = aJob({ open: 'open' });
const links = { video_url: 'https://media.example/v.mp4', thumbnail_url: 'https://media.example/t.jpg' };

const ordered = (request: object) => {
  const { account_id, type, job_id, price, renderer, created_at } = job;
  const song_url = 'https://a.example/s.mp3';
  return admittedJob(
    { account_id, type, job_id },
    { song_url, ...request } as CreateRequest,
    price,
    renderer,
    created_at,
  );
};

describe('a job', () => {
  test('waits for a place among the running jobs of its account after its admission, and has cost nothing', () => {
    const admitted = ordered({ quality: 'basic', aspect_ratio: '9:16' });
    expect(admitted).toStrictEqual(aJob({ open: 'waiting#acct_1' }));
    expect([admitted, aJob({ open: 'open' }), aJob()].map(isWaiting)).toEqual([true, false, false]);
  });

  test('keeps the webhook and the metadata of its order', () => {
    const own = { webhook_url: 'https://a.example/hook', metadata: { song: '12' } };
    expect(ordered(own)).toMatchObject(own);
  });

  test('has an id of 24 random letters and digits', () => {
    expect(makeJobId()).toMatch(/^job_[a-z0-9]{24}$/);
    expect(makeJobId()).not.toBe(makeJobId());
  });

  test('has ended in every status but one', () => {
    expect(Object.fromEntries(JOB_STATUSES.map((status) => [status, isTerminal({ status })]))).toEqual({
      processing: false,
      completed: true,
      failed: true,
      canceled: true,
    });
  });
});

describe('the view of a job', () => {
  test('[2.3a] right after admission has the required fields and no others', () => {
    expect(jobView(job)).toEqual({
      id: 'job_1',
      status: 'processing',
      credits_charged: 0,
      credits_refunded: 0,
      error: null,
      created_at: '2026-01-01T00:00:00.000Z',
      completed_at: null,
    });
  });

  test('[2.3c] has the measured duration in seconds', () => {
    expect(jobView({ ...job, duration_ms: 20_480 }).duration_seconds).toBe(20.48);
  });

  test('[2.3d] has links only for a completed video', () => {
    expect(jobView({ ...job, status: 'completed' }, links)).toMatchObject(links);
    expect(jobView({ ...job, status: 'failed' }, links)).not.toHaveProperty('video_url');
  });

  test('[2.3a] hides a recorded error until the job has failed', () => {
    const error = { code: 'audio_too_short', message: 'too short' } as const;
    expect(jobView({ ...job, error }).error).toBeNull();
    expect(jobView({ ...job, error, status: 'failed' }).error).toEqual(error);
  });

  test('[2.3e] shows the words of a completed transcription', () => {
    const transcript = { language: 'en', segments: [] };
    const view = jobView({ ...job, type: 'lyric_transcription', status: 'completed', transcript });
    expect(view).toMatchObject(transcript);
  });

  test('shows no words of a job that has not completed, or of a video', () => {
    const transcript = { language: 'en', segments: [] };
    const failed = jobView({ ...job, type: 'lyric_transcription', status: 'failed', transcript });
    expect(failed).not.toHaveProperty('segments');
    expect(jobView({ ...job, status: 'completed', transcript })).not.toHaveProperty('segments');
  });

  test('shows no words of a transcription whose files were deleted', () => {
    const files_deleted_at = '2026-01-02T00:00:00.000Z';
    const view = jobView({ ...job, type: 'lyric_transcription', status: 'completed', files_deleted_at });
    expect(view).toMatchObject({ language: null, segments: [], files_deleted_at });
  });

  test('has the time of its end and its metadata', () => {
    const own = { completed_at: '2026-01-01T00:01:00.000Z', metadata: { song: '12' } };
    expect(jobView({ ...job, status: 'completed', ...own })).toMatchObject(own);
  });

  test('[2.3a] shows a cancellation only if one was requested', () => {
    expect(jobView({ ...job, cancellation_requested: true }).cancellation_requested).toBe(true);
    expect(jobView(job)).not.toHaveProperty('cancellation_requested');
  });
});

describe('a cancellation', () => {
  const claimed: Job = { ...job, claimed_at: '2026-01-01T00:00:01.000Z' };
  const later = (seconds: number) => new Date(Date.parse(job.created_at) + seconds * 1000);

  test('is queued at any time before a worker has claimed the job', () => {
    expect(cancellationVerdict(job, 3600, later(5))).toEqual({ verdict: 'queue' });
  });

  test('[3f, 4.6bd] after the claim is refused until the waiting period since creation ends, and the answer says how long', () => {
    expect(cancellationVerdict(claimed, 3600, later(0))).toEqual({ verdict: 'not_cancellable_yet', retryAfter: 3600 });
    expect(cancellationVerdict(claimed, 3600, later(3599.2))).toEqual({
      verdict: 'not_cancellable_yet',
      retryAfter: 1,
    });
    expect(cancellationVerdict(claimed, 3600, later(3599.999))).toEqual({
      verdict: 'not_cancellable_yet',
      retryAfter: 1,
    });
    expect(cancellationVerdict(claimed, 3600, later(3600))).toEqual({ verdict: 'queue' });
  });

  test('[3h] of a job that has ended is refused, except that a canceled one stays canceled', () => {
    expect(cancellationVerdict({ ...claimed, status: 'completed' }, 0, later(1))).toEqual({
      verdict: 'not_cancellable',
    });
    expect(cancellationVerdict({ ...claimed, status: 'failed' }, 0, later(1))).toEqual({ verdict: 'not_cancellable' });
    expect(cancellationVerdict({ ...claimed, status: 'canceled' }, 3600, later(1))).toEqual({
      verdict: 'already_canceled',
    });
  });

  test('[4.6c] may be requested again before it is confirmed', () => {
    expect(cancellationVerdict({ ...claimed, cancellation_requested: true }, 3600, later(1))).toEqual({
      verdict: 'queue',
    });
  });
});

describe('the feature that a job is charged as', () => {
  test.each<[JobType, object, string]>([
    ['lyric_transcription', {}, 'transcription'],
    ['lyric_transcription', { quality: 'pro' }, 'transcription'],
    ['lyric_video', { quality: 'basic' }, 'lyric_video_basic'],
    ['lyric_video', { quality: 'pro' }, 'lyric_video_pro'],
    ['narrative_video', { quality: 'basic' }, 'narrative_video_basic'],
    ['narrative_video', { quality: 'pro' }, 'narrative_video_pro'],
  ])('of a %s with %j is %s', (type, request, feature) => {
    expect(featureOf(type, { song_url: 'https://a.example/s.mp3', ...request } as CreateRequest)).toBe(feature);
  });
});
