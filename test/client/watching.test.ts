import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Songreel, type Update, type VideoJob } from '../../client/src/index.ts';
import { type Reply, refusal, startServer } from './server.ts';

const pace = { firstPauseMs: 5, longestPauseMs: 10 };
const job = { id: 'job_1', status: 'completed', video_url: 'https://media.example/v.mp4' };

let server: Awaited<ReturnType<typeof startServer>>;
let songreel: Songreel;

beforeAll(async () => {
  server = await startServer();
  const retry = { firstPauseMs: 5, longestPauseMs: 5 };
  songreel = new Songreel({ baseUrl: server.baseUrl, apiKey: 'songreel_local_aaaaaaaaaaaaaaaa_secret', retry });
});
afterAll(() => server.stop());

function progress(stage: string, percent: number, seconds_left: number | null = null): Reply {
  return { json: { stage, percent, seconds_left }, headers: { ETag: `"${stage}-${percent}"` } };
}

async function watched(options = {}): Promise<Update<VideoJob>[]> {
  const updates: Update<VideoJob>[] = [];
  for await (const update of songreel.lyricVideos.watch('job_1', { ...pace, ...options })) updates.push(update);
  return updates;
}

describe('watch', () => {
  test('yields each change of the progress, and the job at its end', async () => {
    server.script(progress('queued', 0), progress('rendering', 40.2, 9), progress('completed', 100, 0), { json: job });
    expect(await watched()).toEqual([
      { stage: 'queued', percent: 0, seconds_left: null },
      { stage: 'rendering', percent: 40.2, seconds_left: 9 },
      { stage: 'completed', percent: 100, seconds_left: 0, job },
    ]);
    expect(server.received.map(({ path }) => path)).toEqual([
      ...Array(3).fill('/v1/jobs/job_1/progress'),
      '/v1/lyric-videos/job_1',
    ]);
  });

  test('sends the last ETag, and yields nothing while nothing has changed', async () => {
    server.script(progress('rendering', 10), { status: 304 }, { status: 304 }, progress('failed', 100, 0), {
      json: job,
    });
    expect((await watched()).map(({ percent }) => percent)).toEqual([10, 100]);
    expect(server.received.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      ...Array(3).fill('"rendering-10"'),
      undefined,
    ]);
  });

  test('continues after errors, also when it reads the job', async () => {
    const trouble = refusal(503, 'rate_limit_unavailable');
    server.script(trouble, { hangUp: true }, progress('completed', 100, 0), trouble, { json: job });
    expect(await watched()).toMatchObject([{ percent: 100, job }]);
  });

  test('stops polling when its caller stops reading', async () => {
    server.script(progress('rendering', 10));
    for await (const _ of songreel.musicVideos.watch('job_1', pace)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.received).toHaveLength(1);
  });

  test('ends with the error if there is no such job, and with the reason of its signal', async () => {
    server.script(refusal(404, 'not_found'));
    await expect(watched()).rejects.toMatchObject({ code: 'not_found' });
    server.script(progress('rendering', 10));
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error('enough')), 30);
    await expect(watched({ signal: abort.signal })).rejects.toThrow('enough');
  });
});
