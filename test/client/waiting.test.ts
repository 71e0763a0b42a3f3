import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Songreel, SongreelError, type VideoJob } from '../../client/src/index.ts';
import { waitFor } from '../../client/src/wait.ts';
import { refusal, startServer } from './server.ts';

const apiKey = 'songreel_local_aaaaaaaaaaaaaaaa_secret';
const processing = { json: { id: 'job_1', status: 'processing' } };
const completed = { json: { id: 'job_1', status: 'completed', video_url: 'https://media.example/v.mp4' } };
const pace = { firstPauseMs: 20, longestPauseMs: 40 };

let server: Awaited<ReturnType<typeof startServer>>;
let songreel: Songreel;

beforeAll(async () => {
  server = await startServer();
  songreel = new Songreel({ baseUrl: server.baseUrl, apiKey });
});
afterAll(() => server.stop());

describe('wait', () => {
  test('[4.5b] polls until the job has ended, and reports each step', async () => {
    server.script(processing, processing, completed);
    const seen: string[] = [];
    const onProgress = ({ status }: VideoJob) => seen.push(status);
    const job = await songreel.lyricVideos.wait('job_1', { ...pace, onProgress });
    expect(job.status === 'completed' && job.video_url).toBe('https://media.example/v.mp4');
    expect(seen).toEqual(['processing', 'processing', 'completed']);
    expect(server.received).toHaveLength(3);
  });

  test.each(['completed', 'failed', 'canceled'])('returns a job that is %s', async (status) => {
    server.script({ json: { id: 'job_1', status } });
    expect((await songreel.musicVideos.wait('job_1')).status).toBe(status);
    expect(server.received).toHaveLength(1);
  });

  test('continues after failures, each time after a longer pause', async () => {
    server.script(refusal(500, 'internal_error'), { hangUp: true }, refusal(503, 'rate_limit_unavailable'), completed);
    expect((await songreel.lyricVideos.wait('job_1', pace)).status).toBe('completed');
    const times = server.received.map(({ at }) => at);
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(pauses[0]).toBeGreaterThan(38);
    expect(pauses[1]).toBeGreaterThan(78);
    expect(pauses[2]).toBeGreaterThan(158);
  });

  test('waits as long as Retry-After says', async () => {
    server.script(refusal(429, 'rate_limit_exceeded', { 'Retry-After': '1' }), completed);
    await songreel.lyricVideos.wait('job_1', pace);
    const [first, second] = server.received;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test('ends with the error when there is no such job', async () => {
    server.script(refusal(404, 'not_found'));
    await expect(songreel.lyricVideos.wait('job_2', pace)).rejects.toMatchObject({ code: 'not_found' });
    expect(server.received).toHaveLength(1);
  });

  test('ends with the error if failures continue', async () => {
    server.script(refusal(500, 'internal_error'));
    const waiting = songreel.lyricVideos.wait('job_1', { ...pace, firstPauseMs: 1, longestPauseMs: 1, maxFailures: 4 });
    await expect(waiting).rejects.toMatchObject({ code: 'internal_error' });
    expect(server.received).toHaveLength(4);
  });

  test('ends at once when it is aborted', async () => {
    server.script(processing);
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error('enough')), 50);
    await expect(songreel.lyricVideos.wait('job_1', { signal: abort.signal })).rejects.toThrow('enough');
  });
});

describe('the pace of wait', () => {
  afterAll(() => {
    jest.useRealTimers();
  });

  /** Waits for a job. @returns the seconds between polls */
  async function pausesOf(answers: (VideoJob | SongreelError)[]): Promise<number[]> {
    jest.useFakeTimers();
    const times: number[] = [];
    const waiting = waitFor<VideoJob>(async () => {
      times.push(Date.now());
      const answer = answers.shift() ?? ({ status: 'completed' } as VideoJob);
      if (answer instanceof SongreelError) throw answer;
      return answer;
    });
    await jest.runAllTimersAsync();
    await waiting;
    return times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / 1000);
  }

  test('[4.5b] starts at a second for short jobs, and is between 15 and 30 seconds after less than a minute', async () => {
    const pauses = await pausesOf(Array(12).fill({ status: 'processing' }));
    expect(pauses[0]).toBe(1);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    const slow = pauses.findIndex((pause) => pause >= 15);
    expect(pauses.slice(0, slow).reduce((sum, pause) => sum + pause, 0)).toBeLessThan(60);
    expect(pauses.at(-1)).toBe(30);
  });

  test('[4.5b] slows down during errors, and returns to 30 seconds afterwards', async () => {
    const fault = new SongreelError('internal_error', 'a fault', { status: 500 });
    const busy = { status: 'processing' } as VideoJob;
    const pauses = await pausesOf([...Array(10).fill(busy), fault, fault, fault, fault, busy]);
    expect(pauses.slice(10)).toEqual([60, 120, 240, 240, 30]);
  });
});

describe('cancel', () => {
  const cancel = () => songreel.lyricVideos.cancel('job_1');

  test('reports that the cancellation is queued', async () => {
    server.script({ status: 202, json: { id: 'job_1', status: 'processing', cancellation_requested: true } });
    expect(await cancel()).toEqual({ outcome: 'queued', status: 'processing' });
    expect(server.received).toMatchObject([{ method: 'DELETE', path: '/v1/lyric-videos/job_1' }]);
  });

  test('reports that the job is already canceled', async () => {
    server.script({ status: 204 });
    expect(await cancel()).toEqual({ outcome: 'canceled' });
  });

  test('reports how long to wait if it is too early', async () => {
    server.script(refusal(409, 'not_cancellable_yet', { 'Retry-After': '1740' }));
    expect(await cancel()).toEqual({ outcome: 'too_early', retryAfter: 1740, message: 'about not_cancellable_yet' });
  });

  test('reports that the job has ended differently', async () => {
    server.script(refusal(409, 'not_cancellable'));
    expect(await cancel()).toEqual({ outcome: 'not_cancellable', message: 'about not_cancellable' });
  });

  test('throws any other refusal', async () => {
    server.script(refusal(404, 'not_found'));
    await expect(cancel()).rejects.toMatchObject({ code: 'not_found', status: 404 });
  });

  test('[2.3b] does not exist for transcriptions', () => {
    expect('cancel' in songreel.transcriptions).toBe(false);
  });
});
