import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, type Api, expectError, unlimitedApi } from './api.ts';
import { makeImage, makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song_url: string;
let characters: object[];
let release: () => void = () => {};

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), 60));
  const image_url = origin.offer('/ada.png', await makeImage(join(media.path, 'ada.png')));
  characters = [{ name: 'Ada', role: 'singer', image_url }];
  service = await startService({ allowOrigins: [origin.url], workers: 1 });
  api = await unlimitedApi(service);
});

afterAll(async () => {
  release();
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

/** A song whose server does not respond, so the job is claimed, but gets no further. */
function heldSong(name: string): { url: string; asked: Promise<void> } {
  let heard: () => void;
  const asked = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const url = origin.answer(`/${name}`, async (_, response) => {
    heard();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    response.writeHead(404).end();
  });
  return { url, asked };
}

const audit = () => service.operator('audit');
const setWait = (seconds: number) => service.operator('settings', 'set', 'cancellation_wait_seconds', String(seconds));

/** Repeats a request until the setting has taken effect, which takes up to 5 seconds. */
async function canceledWithin5Seconds(path: string): Promise<Answer> {
  for (let waited = 0; ; waited += 200) {
    const answer = await api.delete(path);
    if (answer.status !== 409 || waited > 5000) return answer;
    await sleep(200);
  }
}

describe('a cancellation', () => {
  test('[1f, 3eh, 4.6a, 6e] before a worker has claimed the job is queued, confirmed and reported, and costs nothing', async () => {
    const held = heldSong('held-1');
    const first = await api.order('/lyric-videos', { song_url: held.url });
    await held.asked;
    const id = await api.order('/lyric-videos', { song_url, webhook_url: `${origin.url}/canceled` });

    const answer = await api.delete(`/lyric-videos/${id}`);
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ id, status: expect.any(String), cancellation_requested: true });
    const job = await api.settled(`/lyric-videos/${id}`);
    expect(job).toMatchObject({ status: 'canceled', credits_charged: 0, credits_refunded: 0, error: null });
    expect(job).toMatchObject({ cancellation_requested: true, completed_at: expect.any(String) });

    const [told] = await api.told(origin, '/canceled');
    expect(told?.headers['x-service-event']).toBe('job.canceled');
    expect(told?.event).toMatchObject({ id, status: 'canceled', duration_seconds: null });

    const repeated = await api.delete(`/lyric-videos/${id}`);
    expect({ status: repeated.status, text: repeated.text }).toEqual({ status: 204, text: '' });

    release();
    await api.settled(`/lyric-videos/${first}`);
    expect((await api.get(`/lyric-videos/${id}`)).body.status).toBe('canceled');
  });

  test('[3g, 4.6b, 4.9a, 8g] after the claim is too early until the waiting period ends, and Retry-After says when', async () => {
    const held = heldSong('held-2');
    const id = await api.order('/music-videos', { song_url: held.url, prompt: 'A walk', characters });
    await held.asked;
    const early = await api.delete(`/music-videos/${id}`);
    expectError(early, 409, 'not_cancellable_yet');
    const seconds = Number(early.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
    await sleep(2100);
    expect(Number((await api.delete(`/music-videos/${id}`)).headers.get('Retry-After'))).toBeLessThanOrEqual(
      seconds - 2,
    );
    expect((await api.get(`/music-videos/${id}`)).body).not.toHaveProperty('cancellation_requested');
    release();
    await api.settled(`/music-videos/${id}`);
  });

  test('[3h] of a failed job is refused', async () => {
    const id = await api.order('/lyric-videos', { song_url: `${origin.url}/nothing-here` });
    expect(await api.settled(`/lyric-videos/${id}`)).toMatchObject({ status: 'failed' });
    expectError(await api.delete(`/lyric-videos/${id}`), 409, 'not_cancellable');
  });

  test('[4.6d] is no longer too early at the second that Retry-After named', async () => {
    const held = heldSong('held-3');
    await setWait(12);
    const id = await api.order('/lyric-videos', { song_url: held.url });
    await held.asked;
    let seconds = Number.POSITIVE_INFINITY;
    while (seconds > 12) {
      const early = await api.delete(`/lyric-videos/${id}`);
      expectError(early, 409, 'not_cancellable_yet', 'seconds');
      seconds = Number(early.headers.get('Retry-After'));
      if (seconds > 12) await sleep(200);
    }
    await sleep(seconds * 1000);
    expect((await api.delete(`/lyric-videos/${id}`)).status).toBe(202);
    expect(await api.settled(`/lyric-videos/${id}`)).toMatchObject({ status: 'canceled', credits_charged: 0 });
  });

  test('[3fm, 8g] after the waiting period stops the render within 5 seconds and refunds the whole charge', async () => {
    await setWait(0);
    const { credits } = (await api.get('/account')).body;
    const text = 'la la la la';
    const segments = [{ text, start: 0, end: 59, duration: 59, wordCount: 4, timedWords: [] }];
    const id = await api.order('/lyric-videos', {
      song_url,
      segments,
      quality: 'pro',
      webhook_url: `${origin.url}/refunded`,
    });
    await api.charged(`/lyric-videos/${id}`);
    while ((await service.mediaProcesses()).length === 0) await sleep(50);
    expect((await canceledWithin5Seconds(`/lyric-videos/${id}`)).status).toBe(202);
    const job = await api.settled(`/lyric-videos/${id}`, 10);
    expect(job).toMatchObject({ status: 'canceled', cancellation_requested: true });
    expect(job.credits_refunded).toBe(job.credits_charged);
    for (let waited = 0; waited < 5000 && (await service.mediaProcesses()).length > 0; waited += 100) await sleep(100);
    expect(await service.mediaProcesses()).toEqual([]);
    expect((await api.get('/account')).body.credits).toBe(credits);
    const [told] = await api.told(origin, '/refunded');
    expect(told?.event).toMatchObject({ status: 'canceled', credits_refunded: job.credits_charged });
    expect(await audit()).toMatchObject({ ok: true, faults: [] });
  });

  test('[3f, 4.9a] of a narrative video is reported and refunded', async () => {
    const { credits } = (await api.get('/account')).body;
    const webhook_url = `${origin.url}/narrative`;
    const id = await api.order('/music-videos', { song_url, prompt: 'A walk', characters, webhook_url });
    const { credits_charged } = await api.charged(`/music-videos/${id}`);
    expect(credits_charged).toBeGreaterThan(0);
    expect((await canceledWithin5Seconds(`/music-videos/${id}`)).status).toBe(202);
    expect(await api.settled(`/music-videos/${id}`, 10)).toMatchObject({
      status: 'canceled',
      credits_charged,
      credits_refunded: credits_charged,
    });
    const [told] = await api.told(origin, '/narrative');
    expect(told?.headers).toMatchObject({ 'x-service-event': 'job.canceled', 'x-service-delivery': id });
    expect(told?.event).toMatchObject({ type: 'narrative_video', credits_refunded: credits_charged, video_url: null });
    expect((await api.delete(`/music-videos/${id}`)).status).toBe(204);
    expect((await api.get('/account')).body.credits).toBe(credits);
  });

  test('[2.3b] does not exist for transcriptions', async () => {
    const id = await api.order('/lyric-videos/transcriptions', { song_url: `${origin.url}/nothing-here` });
    expectError(await api.delete(`/lyric-videos/transcriptions/${id}`), 404, 'not_found');
  });
});
