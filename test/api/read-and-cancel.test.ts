import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { handler as cancelJob } from '../../functions/api/cancel-job.ts';
import { handler as getJob } from '../../functions/api/get-job.ts';
import { type Job, makeJobId } from '../../functions/domain/job.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { claim } from '../../functions/platform/store/claims.ts';
import { completeJob, cancelJob as confirm, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { recordTranscript, getJob as stored } from '../../functions/platform/store/jobs.ts';
import { newJob, preparedJob, recordOutput } from '../platform/store.ts';
import { call, type Reply } from './calls.ts';
import { type Client, newClient, useService } from './service.ts';

const executions = useService();

const HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'private, no-store',
  'X-Request-Id': 'request-1',
  RateLimit: expect.stringMatching(/^"key";r=\d+;t=\d+$/),
  'RateLimit-Policy': expect.stringMatching(/^"key";q=\d+;w=60$/),
};
const ERROR = { code: 'generation_failed', message: 'It did not work.' } as const;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const read = (client: Client, id: string, resource = '/lyric-videos/{id}') =>
  call(getJob, { resource, id, key: client.key });
const cancel = (client: Client, id: string, resource = '/lyric-videos/{id}'): Promise<Reply> =>
  call(cancelJob, { method: 'DELETE', resource, id, key: client.key });

describe('GET of a job', () => {
  test('returns a processing job', async () => {
    const client = await newClient();
    const { job_id, created_at } = await newJob(client.account);
    expect(await read(client, job_id)).toEqual({
      status: 200,
      headers: HEADERS,
      body: {
        id: job_id,
        status: 'processing',
        credits_charged: 0,
        credits_refunded: 0,
        error: null,
        created_at,
        completed_at: null,
      },
    });
  });

  test('returns the links of a completed video, and a completed transcription', async () => {
    const client = await newClient();
    const video = await preparedJob(client.account);
    await charge(video);
    await recordOutput(video);
    await completeJob(video);
    expect((await read(client, video.job_id)).body).toMatchObject({
      status: 'completed',
      credits_charged: 330,
      duration_seconds: 10,
      video_url: expect.stringContaining('outputs/video.mp4?'),
      thumbnail_url: expect.stringContaining('X-Amz-Signature='),
      completed_at: expect.any(String),
    });
    const transcription = await preparedJob(client.account, { type: 'lyric_transcription' });
    await charge(transcription);
    await recordTranscript(transcription, { language: 'en', segments: [] });
    await completeJob(transcription);
    const reply = await read(client, transcription.job_id, '/lyric-videos/transcriptions/{id}');
    expect(reply.body).toMatchObject({ language: 'en', segments: [] });
    expect(reply.body).not.toHaveProperty('video_url');
  });

  test('returns the error and the refund of a failed job', async () => {
    const client = await newClient();
    const job = await preparedJob(client.account);
    await charge(job);
    await failJob(job, ERROR);
    expect((await read(client, job.job_id)).body).toMatchObject({
      status: 'failed',
      credits_refunded: 330,
      error: ERROR,
    });
  });

  test('is 404 for another account, another type, an unknown id and any other text', async () => {
    const client = await newClient();
    const { job_id } = await newJob((await newClient()).account);
    const own = await newJob(client.account);
    const replies = [
      await read(client, job_id),
      await read(client, own.job_id, '/music-videos/{id}'),
      await read(client, own.job_id, '/lyric-videos/transcriptions/{id}'),
      await read(client, makeJobId()),
      await read(client, 'x'.repeat(5000)),
      await read(client, `${own.job_id}#`),
      await read(client, ''),
    ];
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 404, headers: HEADERS, body: { error: { code: 'not_found' } } });
  });
});

describe('DELETE of a job', () => {
  test('before the claim queues the cancellation, also when it is repeated', async () => {
    const client = await newClient();
    const job = await newJob(client.account);
    for (let i = 0; i < 2; i += 1) {
      expect(await cancel(client, job.job_id)).toEqual({
        status: 202,
        headers: HEADERS,
        body: { id: job.job_id, status: 'processing', cancellation_requested: true },
      });
    }
    expect(executions.of('cancellation', job.job_id)).toMatchObject([{ name: job.job_id }]);
    expect((await read(client, job.job_id)).body.cancellation_requested).toBe(true);
    expect(await claim(job)).toBeUndefined();
  });

  test('is accepted even if its execution cannot be started', async () => {
    const client = await newClient();
    const job = await newJob(client.account);
    executions.isDown = true;
    expect((await cancel(client, job.job_id)).status).toBe(202);
    expect((await stored(job))?.cancellation_requested).toBe(true);
  });

  test("after the claim is too early until the waiting period since the job's creation is over", async () => {
    const client = await newClient();
    const young = await newJob(client.account, { created_at: new Date(Date.now() - 600_000).toISOString() });
    const old = await newJob(client.account, { created_at: hoursAgo(1) });
    await claim(young);
    await claim(old);
    const refused = await cancel(client, young.job_id);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'not_cancellable_yet' } } });
    expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(2000);
    expect(Number(refused.headers['Retry-After'])).toBeLessThanOrEqual(3000);
    expect((await cancel(client, old.job_id)).status).toBe(202);
  });

  test('is 204 and empty once it is canceled', async () => {
    const client = await newClient();
    const job = await newJob(client.account);
    await cancel(client, job.job_id);
    await confirm(job);
    expect(await cancel(client, job.job_id)).toEqual({ status: 204, headers: HEADERS, body: undefined });
  });

  test.each(['completed', 'failed'] as const)('is not_cancellable when it is %s', async (status) => {
    const client = await newClient();
    const job: Job = await preparedJob(client.account);
    await charge(job);
    await recordOutput(job);
    await (status === 'completed' ? completeJob(job) : failJob(job, ERROR));
    const reply = await cancel(client, job.job_id);
    expect(reply).toMatchObject({ status: 409, body: { error: { code: 'not_cancellable' } } });
  });

  test('is 404 for an unknown job, and works on music videos', async () => {
    const client = await newClient();
    expect((await cancel(client, makeJobId())).status).toBe(404);
    const job = await newJob(client.account, { type: 'narrative_video' });
    expect((await cancel(client, job.job_id)).status).toBe(404);
    expect((await cancel(client, job.job_id, '/music-videos/{id}')).status).toBe(202);
  });
});
