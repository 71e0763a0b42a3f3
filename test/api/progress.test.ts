import '../platform/quiet.ts';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { handler as getProgress } from '../../functions/api/get-progress.ts';
import { openApiDocument } from '../../functions/api/openapi/document.ts';
import { type Job, makeJobId } from '../../functions/domain/job.ts';
import type { Progress } from '../../functions/domain/progress.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { database } from '../../functions/platform/store/database.ts';
import { cancelJob, completeJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { requestCancellation } from '../../functions/platform/store/jobs.ts';
import { recordProgress } from '../../functions/platform/store/progress.ts';
import { conformanceTo } from '../acceptance/openapi-conformance.ts';
import { newJob, preparedJob, recordOutput } from '../platform/store.ts';
import { call, type Reply } from './calls.ts';
import { newClient, useService } from './service.ts';

useService();

const conforms = conformanceTo(openApiDocument('https://api.songreel.dev/v1'));
const HALF: Progress = { stage: 'rendering', percent: 50, seconds_left: 12 };

async function read(key: string, id: string, headers: Record<string, string> = {}): Promise<Reply> {
  const reply = await call(getProgress, { resource: '/jobs/{id}/progress', id, key, headers });
  const body = reply.body === undefined ? '' : JSON.stringify(reply.body);
  const sent = new Headers(reply.headers as Record<string, string>);
  conforms({ method: 'GET', path: `/jobs/${id}/progress`, status: reply.status, headers: sent, body });
  return reply;
}

const shown = async (key: string, { job_id }: Job) => (await read(key, job_id)).body;

describe('GET /jobs/{id}/progress', () => {
  test.each(['lyric_transcription', 'lyric_video', 'narrative_video'] as const)(
    'shows a waiting %s as queued, and what its worker recorded',
    async (type) => {
      const { account, key } = await newClient();
      const job = await newJob(account, { type });
      expect(await shown(key, job)).toEqual({ stage: 'queued', percent: 0, seconds_left: null });
      await recordProgress(job, HALF);
      expect(await shown(key, job)).toEqual(HALF);
    },
  );

  test('never falls when a state is retried, and gives the retry the last percent', async () => {
    const { account, key } = await newClient();
    const job = await newJob(account);
    expect(await recordProgress(job, HALF)).toBe(50);
    expect(await recordProgress(job, { stage: 'preparing', percent: 0.1, seconds_left: null })).toBe(50);
    expect(await shown(key, job)).toEqual(HALF);
  });

  test('shows the end of a job, which a late worker does not change', async () => {
    const { account, key } = await newClient();
    const [completed, failed, canceled] = [
      await preparedJob(account),
      await preparedJob(account),
      await newJob(account),
    ];
    await charge(completed);
    await recordOutput(completed);
    await completeJob(completed);
    await failJob(failed, { code: 'generation_failed', message: 'No.' });
    await requestCancellation(canceled);
    await cancelJob(canceled);
    for (const [job, stage] of [
      [completed, 'completed'],
      [failed, 'failed'],
      [canceled, 'canceled'],
    ] as const) {
      await recordProgress(job, HALF);
      expect(await shown(key, job)).toEqual({ stage, percent: 100, seconds_left: 0 });
    }
  });

  test('is 304 for the ETag of the last response, until something changes', async () => {
    const { account, key } = await newClient();
    const job = await newJob(account);
    const { ETag } = (await read(key, job.job_id)).headers;
    expect(ETag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [`${ETag}`, `W/${ETag}`, `"other", ${ETag}`, '*']) {
      const again = await read(key, job.job_id, { 'If-None-Match': known });
      expect(again).toMatchObject({ status: 304, headers: { ETag }, body: undefined });
    }
    await recordProgress(job, HALF);
    const changed = await read(key, job.job_id, { 'If-None-Match': `${ETag}` });
    expect(changed).toMatchObject({ status: 200, body: HALF });
    expect(changed.headers.ETag).not.toBe(ETag);
  });

  test('reads one item', async () => {
    const { account, key } = await newClient();
    const job = await newJob(account);
    const reads: string[] = [];
    database.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName !== 'UpdateItemCommand') reads.push(`${commandName} ${JSON.stringify(args.input)}`);
          return next(args);
        },
      { step: 'initialize', name: 'record', override: true },
    );
    await read(key, job.job_id);
    database.middlewareStack.remove('record');
    expect(reads).toEqual([expect.stringMatching(/^GetItemCommand .*songreel-local-progress/)]);
  });

  test('is returned for jobs whose record of progress has expired', async () => {
    const { account, key } = await newClient();
    const [waiting, claimed, ended] = [await newJob(account), await preparedJob(account), await newJob(account)];
    await failJob(ended, { code: 'internal_error', message: 'No.' });
    for (const { job_id } of [waiting, claimed, ended]) {
      const Key = { account_id: account, job_id };
      await database.send(new DeleteCommand({ TableName: process.env.PROGRESS_TABLE, Key }));
    }
    expect(await shown(key, waiting)).toEqual({ stage: 'queued', percent: 0, seconds_left: null });
    expect(await shown(key, claimed)).toEqual({ stage: 'preparing', percent: 0, seconds_left: null });
    expect(await shown(key, ended)).toEqual({ stage: 'failed', percent: 100, seconds_left: 0 });
  });

  test('is 404 for another account and unknown ids, and 403 without the scope of the job', async () => {
    const { account, key } = await newClient();
    const { job_id } = await newJob(account);
    const other = await newClient();
    for (const id of [makeJobId(), 'job_x', `${job_id}#`]) expect((await read(key, id)).status).toBe(404);
    expect((await read(other.key, job_id)).status).toBe(404);
    const narrative = await newClient(['narrative_videos']);
    const [song, story] = [
      await newJob(narrative.account),
      await newJob(narrative.account, { type: 'narrative_video' }),
    ];
    expect((await read(narrative.key, song.job_id)).body.error.code).toBe('insufficient_scope');
    expect((await read(narrative.key, story.job_id)).status).toBe(200);
  });
});
