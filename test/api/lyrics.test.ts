import '../platform/quiet.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { handler as getLyrics } from '../../functions/api/get-lyrics.ts';
import { openApiDocument } from '../../functions/api/openapi/document.ts';
import { type Job, makeJobId } from '../../functions/domain/job.ts';
import { segmentOf } from '../../functions/domain/segments.ts';
import { outputKey, putOutput } from '../../functions/platform/bucket.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { completeJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { recordTranscript, recordVideo } from '../../functions/platform/store/jobs.ts';
import { conformanceTo } from '../acceptance/openapi-conformance.ts';
import { newJob, preparedJob, recordOutput } from '../platform/store.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { call, type Reply } from './calls.ts';
import { newClient, useService } from './service.ts';

useService();

const conforms = conformanceTo(openApiDocument('https://api.songreel.dev/v1'));
const LYRICS = { language: 'en', segments: [segmentOf([{ text: 'Hello', start: 1, end: 2 }])] };

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function read(key: string, id: string, query?: Record<string, string[]>): Promise<Reply> {
  const reply = await call(getLyrics, { resource: '/jobs/{id}/lyrics', id, key, ...(query && { query }) });
  const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
  const headers = new Headers(reply.headers as Record<string, string>);
  conforms({ method: 'GET', path: `/jobs/${id}/lyrics`, status: reply.status, headers, body });
  return reply;
}

async function transcription(account: string): Promise<Job> {
  const job = await preparedJob(account, { type: 'lyric_transcription' });
  await charge(job);
  await recordTranscript(job, LYRICS);
  await completeJob(job);
  return job;
}

/** @param kept whether the words are in the bucket */
async function lyricVideo(account: string, kept: 'kept' | 'deleted' | 'never kept'): Promise<Job> {
  const job = await preparedJob(account);
  await charge(job);
  const lyrics_key = outputKey(job, 'lyrics.json');
  const file = join(folder.path, 'lyrics.json');
  await writeFile(file, JSON.stringify(LYRICS));
  if (kept === 'kept') await putOutput(lyrics_key, file, 'application/json');
  const files = { video_key: 'video', thumbnail_key: 'thumbnail' };
  await recordVideo(job, kept === 'never kept' ? files : { ...files, lyrics_key });
  await completeJob(job);
  return job;
}

describe('GET /jobs/{id}/lyrics', () => {
  test('shows the words of a transcription, and those that a lyric video draws, as JSON', async () => {
    const { account, key } = await newClient();
    for (const job of [await transcription(account), await lyricVideo(account, 'kept')]) {
      const reply = await read(key, job.job_id);
      expect(reply).toMatchObject({ status: 200, body: LYRICS });
      expect(reply.headers).toEqual({
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="${job.job_id}.json"`,
        'Cache-Control': 'private, no-store',
        'X-Request-Id': 'request-1',
        RateLimit: expect.stringMatching(/^"key";r=\d+;t=\d+$/),
        'RateLimit-Policy': expect.stringMatching(/^"key";q=\d+;w=60$/),
      });
    }
  });

  test.each([
    ['json', 'json', 'application/json', '{"language":"en"'],
    ['lrc', 'lrc', 'text/plain; charset=utf-8', '[00:01.00]Hello'],
    ['elrc', 'lrc', 'text/plain; charset=utf-8', '[00:01.00]<00:01.00>Hello'],
    ['srt', 'srt', 'application/x-subrip; charset=utf-8', '1\n00:00:01,000'],
    ['vtt', 'vtt', 'text/vtt; charset=utf-8', 'WEBVTT\n'],
    ['ass', 'ass', 'text/x-ssa; charset=utf-8', '[Script Info]'],
    ['ultrastar', 'txt', 'text/plain; charset=utf-8', '#VERSION:1.0.0'],
  ])('writes %s as a file .%s of the type %s', async (format, extension, type, beginning) => {
    const { account, key } = await newClient();
    const { job_id } = await transcription(account);
    const { status, headers, body } = await read(key, job_id, { format: [format] });
    expect(status).toBe(200);
    expect(headers['Content-Type']).toBe(type);
    expect(headers['Content-Disposition']).toBe(`attachment; filename="${job_id}.${extension}"`);
    expect(typeof body === 'string' ? body : JSON.stringify(body)).toContain(beginning);
  });

  test('is 400 for an unknown format or parameter', async () => {
    const { account, key } = await newClient();
    const { job_id } = await transcription(account);
    const wrong = await read(key, job_id, { format: ['doc'] });
    const message = 'format: must be one of json, lrc, elrc, srt, vtt, ass, ultrastar.';
    expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'invalid_request', message } } });
    const unknown = await read(key, job_id, { fromat: ['srt'] });
    expect(unknown.body.error.message).toBe('fromat: unknown parameter; there are: format.');
  });

  test('is 409 while the job is processing, and after it failed', async () => {
    const { account, key } = await newClient();
    const [processing, failed] = [await newJob(account), await newJob(account)];
    await failJob(failed, { code: 'internal_error', message: 'No.' });
    for (const [{ job_id }, status] of [
      [processing, 'processing'],
      [failed, 'failed'],
    ] as const) {
      const message = `The job is ${status}, so it has no lyrics to read. Only completed jobs have lyrics.`;
      expect(await read(key, job_id)).toMatchObject({
        status: 409,
        body: { error: { code: 'not_completed', message } },
      });
    }
  });

  test('is 404 for a music video, and for words that were never kept or are deleted', async () => {
    const { account, key } = await newClient();
    const story = await preparedJob(account, { type: 'narrative_video' });
    await charge(story);
    await recordOutput(story);
    await completeJob(story);
    const answer = (message: string) => ({ status: 404, body: { error: { code: 'not_found', message } } });
    expect(await read(key, story.job_id)).toMatchObject(answer('A music video has no lyrics.'));
    for (const kept of ['deleted', 'never kept'] as const) {
      const { job_id } = await lyricVideo(account, kept);
      expect(await read(key, job_id)).toMatchObject(answer('The lyrics of this job are not kept.'));
    }
  });

  test('is 404 for another account and an unknown id, and 403 without the scope', async () => {
    const { account, key } = await newClient();
    const { job_id } = await transcription(account);
    expect((await read((await newClient()).key, job_id)).status).toBe(404);
    expect((await read(key, makeJobId())).status).toBe(404);
    const narrative = await newClient(['narrative_videos']);
    const own = await transcription(narrative.account);
    expect((await read(narrative.key, own.job_id)).body.error.code).toBe('insufficient_scope');
  });
});
