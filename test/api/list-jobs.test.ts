import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { handler as listJobs } from '../../functions/api/list-jobs.ts';
import { sealCursor } from '../../functions/domain/cursor.ts';
import type { Job } from '../../functions/domain/job.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { completeJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { recordTranscript } from '../../functions/platform/store/jobs.ts';
import { newJob, preparedJob, recordOutput } from '../platform/store.ts';
import { call } from './calls.ts';
import { type Client, newClient, useService } from './service.ts';

useService();

type Parameters = Record<string, string | string[]>;

async function list({ key }: Client, parameters: Parameters = {}) {
  const query = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, [value].flat()]));
  return call(listJobs, { resource: '/jobs', key, query });
}

async function idsOf(client: Client, parameters: Parameters = {}): Promise<string[]> {
  const { body } = await list(client, parameters);
  return body.jobs.map(({ id }: { id: string }) => id);
}

/** All pages. @param between is called after each page */
async function pagesOf(client: Client, parameters: Parameters, between = async () => {}): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await list(client, cursor === '' ? parameters : { ...parameters, cursor });
    pages.push(body.jobs.map(({ id }: { id: string }) => id));
    cursor = body.next_cursor as string | null;
    await between();
  }
  return pages;
}

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();

async function jobsAt(client: Client, times: string[], facts: Partial<Job> = {}): Promise<string[]> {
  const ids: string[] = [];
  for (const created_at of times) ids.push((await newJob(client.account, { created_at, ...facts })).job_id);
  return ids;
}

describe('GET /jobs', () => {
  test('lists jobs of all types, newest first, and no job of another account', async () => {
    const client = await newClient();
    const [video = ''] = await jobsAt(client, [minute(1)]);
    const [transcription = ''] = await jobsAt(client, [minute(2)], { type: 'lyric_transcription' });
    const [story = ''] = await jobsAt(client, [minute(3)], { type: 'narrative_video' });
    await newJob((await newClient()).account);
    const { status, body } = await list(client);
    expect(status).toBe(200);
    expect(body.next_cursor).toBeNull();
    expect(body.jobs.map(({ id, type }: { id: string; type: string }) => [id, type])).toEqual([
      [story, 'narrative_video'],
      [transcription, 'lyric_transcription'],
      [video, 'lyric_video'],
    ]);
    expect(body.jobs[2]).toEqual({
      id: video,
      type: 'lyric_video',
      status: 'processing',
      credits_charged: 0,
      credits_refunded: 0,
      error: null,
      created_at: minute(1),
      completed_at: null,
    });
  });

  test('shows the links of a completed video, the error of a failed one, and no lyrics', async () => {
    const client = await newClient();
    const video = await preparedJob(client.account, { created_at: minute(3) });
    await charge(video);
    await recordOutput(video);
    await completeJob(video);
    const failed = await preparedJob(client.account, { created_at: minute(2) });
    await charge(failed);
    await failJob(failed, { code: 'generation_failed', message: 'It did not work.' });
    const transcription = await preparedJob(client.account, { type: 'lyric_transcription', created_at: minute(1) });
    await charge(transcription);
    await recordTranscript(transcription, { language: 'en', segments: [] });
    await completeJob(transcription);
    const { jobs } = (await list(client)).body;
    expect(jobs[0]).toMatchObject({
      status: 'completed',
      credits_charged: 330,
      duration_seconds: 10,
      video_url: expect.stringContaining('outputs/video.mp4?'),
      thumbnail_url: expect.stringContaining('X-Amz-Signature='),
    });
    expect(jobs[1]).toMatchObject({ status: 'failed', credits_refunded: 330, error: { code: 'generation_failed' } });
    expect(jobs[2]).toMatchObject({ status: 'completed', type: 'lyric_transcription' });
    expect(jobs[2]).not.toHaveProperty('segments');
  });

  test('shows the metadata of a request', async () => {
    const client = await newClient();
    await newJob(client.account, { metadata: { order: '1042', title: 'Übermut' } });
    expect((await list(client)).body.jobs[0].metadata).toEqual({ order: '1042', title: 'Übermut' });
  });

  test('lists every job once in pages, even jobs of the same millisecond, while others are created', async () => {
    const client = await newClient();
    const ids = await jobsAt(client, [minute(1), minute(2), minute(2), minute(2), minute(2), minute(3), minute(4)]);
    const pages = await pagesOf(client, { limit: '3' }, async () => {
      await newJob(client.account);
    });
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(pages.flat().sort()).toEqual(ids.sort());
  });

  test('has a null cursor on a last page that is full', async () => {
    const client = await newClient();
    await jobsAt(client, [minute(1), minute(2)]);
    expect((await list(client, { limit: '2' })).body).toMatchObject({ jobs: [{}, {}], next_cursor: null });
  });

  test('filters by type, status and time of creation', async () => {
    const client = await newClient();
    const [old = '', young = ''] = await jobsAt(client, [minute(1), minute(2)]);
    const [story = ''] = await jobsAt(client, [minute(3)], { type: 'narrative_video' });
    const [ended = ''] = await jobsAt(client, [minute(4)], { status: 'failed', completed_at: minute(5) });
    expect(await idsOf(client, { type: 'narrative_video' })).toEqual([story]);
    expect(await idsOf(client, { status: 'failed' })).toEqual([ended]);
    expect(await idsOf(client, { type: 'lyric_video', status: 'processing' })).toEqual([young, old]);
    expect(await idsOf(client, { created_after: minute(2) })).toEqual([ended, story]);
    expect(await idsOf(client, { created_after: '2026-01-01T01:02:00+01:00' })).toEqual([ended, story]);
    expect(await pagesOf(client, { type: 'lyric_video', limit: '2' })).toEqual([[ended, young], [old]]);
  });

  test('is empty if a cursor points before created_after', async () => {
    const client = await newClient();
    await jobsAt(client, [minute(1), minute(2), minute(3)]);
    const { next_cursor } = (await list(client, { limit: '2' })).body;
    const { body } = await list(client, { cursor: next_cursor, created_after: minute(2) });
    expect(body).toEqual({ jobs: [], next_cursor: null });
  });

  test('shows a key only the types that it may read', async () => {
    const client = await newClient(['narrative_videos']);
    await newJob(client.account);
    const story = await newJob(client.account, { type: 'narrative_video' });
    expect(await idsOf(client)).toEqual([story.job_id]);
    expect(await list(client, { type: 'lyric_video' })).toMatchObject({
      status: 403,
      body: { error: { code: 'insufficient_scope', message: expect.stringContaining('lyric_videos') } },
    });
  });

  test.each<[Parameters, string]>([
    [{ limit: '0' }, 'limit: must be a whole number from 1 to 100.'],
    [{ limit: '101' }, 'limit: must be a whole number from 1 to 100.'],
    [{ limit: '1e1' }, 'limit: must be a whole number from 1 to 100.'],
    [{ limit: ['1', '2'] }, 'limit: must be given once.'],
    [{ type: 'video' }, 'type: must be one of lyric_transcription, lyric_video, narrative_video.'],
    [{ status: '' }, 'status: must be one of processing, completed, failed, canceled.'],
    [{ created_after: 'yesterday' }, 'created_after: must be a time such as 2026-01-31T12:00:00Z'],
    [{ created_after: '2026-01-31T12:00:00' }, 'created_after: must be a time such as 2026-01-31T12:00:00Z'],
    [{ color: 'red' }, 'color: unknown parameter; there are: type, status, created_after, limit, cursor.'],
    [{ __proto__x: '1' }, '__proto__x: unknown parameter'],
    [{ cursor: 'abc' }, 'cursor: is not a next_cursor of this list'],
    [{ cursor: '' }, 'cursor: is not a next_cursor of this list'],
    [{ cursor: 'x'.repeat(5000) }, 'cursor: is not a next_cursor of this list'],
  ])('refuses %j', async (parameters, message) => {
    const reply = await list(await newClient(), parameters);
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(reply.body.error.message).toContain(message);
  });

  test('refuses a cursor of another account, of another list, and one that was changed', async () => {
    const client = await newClient();
    await jobsAt(client, [minute(1), minute(2)]);
    const { next_cursor: cursor } = (await list(client, { limit: '1' })).body;
    expect((await list(client, { cursor })).status).toBe(200);
    const own = { account_id: client.account, list: 'jobs' } as const;
    const other = (character: string) => (character === 'A' ? 'B' : 'A');
    const forged = [
      `${cursor.slice(0, -1)}${other(cursor.at(-1))}`,
      `${other(cursor[0])}${cursor.slice(1)}`,
      sealCursor({ ...own, list: 'ledger' }, [minute(2), 'lyric_video#job_1']),
      sealCursor(own, ['not a time', 'lyric_video#job_1']),
      sealCursor(own, [minute(2)]),
    ];
    for (const each of forged) expect((await list(client, { cursor: each })).status).toBe(400);
    expect((await list(await newClient(), { cursor })).status).toBe(400);
  });

  test('needs a key', async () => {
    expect((await call(listJobs, { resource: '/jobs' })).status).toBe(401);
  });
});
