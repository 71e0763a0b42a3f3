import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { handler as deleteFiles } from '../../functions/api/delete-files.ts';
import { handler as getJob } from '../../functions/api/get-job.ts';
import { handler as getLyrics } from '../../functions/api/get-lyrics.ts';
import { handler as listJobs } from '../../functions/api/list-jobs.ts';
import { openApiDocument } from '../../functions/api/openapi/document.ts';
import { type Job, makeJobId } from '../../functions/domain/job.ts';
import { INPUT_NAMES, OUTPUT_NAMES } from '../../functions/domain/job-files.ts';
import { segmentOf } from '../../functions/domain/segments.ts';
import { inputKey, outputKey, putFile, readText } from '../../functions/platform/bucket.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { completeJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { recordTranscript, recordVideo } from '../../functions/platform/store/jobs.ts';
import { conformanceTo } from '../acceptance/openapi-conformance.ts';
import { newJob, preparedJob } from '../platform/store.ts';
import { call, type Reply } from './calls.ts';
import { newClient, useService } from './service.ts';

useService();

const conforms = conformanceTo(openApiDocument('https://api.songreel.dev/v1'));

async function remove(key: string, id: string): Promise<Reply> {
  const reply = await call(deleteFiles, { method: 'DELETE', resource: '/jobs/{id}/files', id, key });
  const headers = new Headers(reply.headers as Record<string, string>);
  const body = JSON.stringify(reply.body);
  conforms({ method: 'DELETE', path: `/jobs/${id}/files`, status: reply.status, headers, body });
  return reply;
}

async function completedVideo(account: string): Promise<{ job: Job; keys: string[] }> {
  const job = await preparedJob(account);
  await charge(job);
  const keys = [...INPUT_NAMES.map((name) => inputKey(job, name)), ...OUTPUT_NAMES.map((name) => outputKey(job, name))];
  for (const key of keys) await putFile(key, import.meta.filename, 'text/plain');
  const [video_key, thumbnail_key] = [outputKey(job, 'video.mp4'), outputKey(job, 'thumbnail.jpg')];
  await recordVideo(job, { video_key, thumbnail_key, lyrics_key: outputKey(job, 'lyrics.json') });
  await completeJob(job);
  return { job, keys };
}

async function completedTranscription(account: string): Promise<Job> {
  const job = await preparedJob(account, { type: 'lyric_transcription' });
  await charge(job);
  await recordTranscript(job, { language: 'en', segments: [segmentOf([{ text: 'Hello', start: 1, end: 2 }])] });
  await completeJob(job);
  return job;
}

describe('DELETE /jobs/{id}/files', () => {
  test('deletes every input and output of the job, and nothing of another', async () => {
    const { account, key } = await newClient();
    const [{ job, keys }, other] = [await completedVideo(account), await completedVideo(account)];
    const { status, body } = await remove(key, job.job_id);
    expect([status, body]).toEqual([200, { id: job.job_id, files_deleted_at: expect.stringMatching(/Z$/) }]);
    for (const one of keys) await expect(readText(one)).rejects.toThrow('does not exist');
    for (const one of other.keys) await readText(one);
  });

  test('leaves the job with its charge, and says when its files were deleted, also when it is repeated', async () => {
    const { account, key } = await newClient();
    const { job } = await completedVideo(account);
    const { body } = await remove(key, job.job_id);
    expect((await remove(key, job.job_id)).body).toEqual(body);
    const read = await call(getJob, { resource: '/lyric-videos/{id}', id: job.job_id, key });
    const { files_deleted_at } = body;
    expect(read.body).toMatchObject({ status: 'completed', video_url: expect.any(String), files_deleted_at });
    expect(read.body.credits_charged).toBeGreaterThan(0);
    const { jobs } = (await call(listJobs, { resource: '/jobs', key })).body;
    expect(jobs).toMatchObject([{ id: job.job_id, files_deleted_at }]);
    const words = await call(getLyrics, { resource: '/jobs/{id}/lyrics', id: job.job_id, key });
    expect(words.status).toBe(404);
  });

  test('removes the words of a transcription', async () => {
    const { account, key } = await newClient();
    const { job_id } = await completedTranscription(account);
    await remove(key, job_id);
    const { body } = await call(getJob, { resource: '/lyric-videos/transcriptions/{id}', id: job_id, key });
    expect(body).toMatchObject({ status: 'completed', segments: [], language: null });
    expect((await call(getLyrics, { resource: '/jobs/{id}/lyrics', id: job_id, key })).status).toBe(404);
  });

  test('waits for the end of the job, and works for one that failed', async () => {
    const { account, key } = await newClient();
    const job = await newJob(account);
    const early = await remove(key, job.job_id);
    expect([early.status, early.body.error.code]).toEqual([409, 'job_not_ended']);
    await failJob(job, { code: 'generation_failed', message: 'It did not work.' });
    expect((await remove(key, job.job_id)).status).toBe(200);
  });

  test('is 404 for the job of another account, and 403 for one that the key may not read', async () => {
    const client = await newClient(['narrative_videos']);
    const job = await newJob(client.account);
    expect((await remove((await newClient()).key, job.job_id)).status).toBe(404);
    expect((await remove(client.key, makeJobId())).status).toBe(404);
    expect((await remove(client.key, job.job_id)).status).toBe(403);
  });
});
