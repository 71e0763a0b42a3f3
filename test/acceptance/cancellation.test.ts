import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Api, apiOf, expectError } from './api.ts';
import { makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song_url: string;
let release: () => void = () => {};

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), 60));
  service = await startService({ allowOrigins: [origin.url], workers: 1 });
  const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '10000');
  api = apiOf(service, api_key);
}, 60_000);

afterAll(async () => {
  release();
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

/** A song whose server lets the worker wait: the job is claimed, and nothing after it is. */
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

describe('a cancellation', () => {
  test('before a worker has claimed the job is queued, confirmed, told, and costs nothing', async () => {
    const held = heldSong('held-1');
    const first = await api.order('/lyric-videos', { song_url: held.url });
    await held.asked;
    const id = await api.order('/lyric-videos', { song_url, webhook_url: `${origin.url}/canceled` });

    const answer = await api.delete(`/lyric-videos/${id}`);
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ id, status: expect.any(String), cancellation_requested: true });
    const job = await api.settled(`/lyric-videos/${id}`);
    expect(job).toMatchObject({ status: 'canceled', credits_charged: 0, credits_refunded: 0, error: null });
    expect(job.completed_at).not.toBeNull();

    const [delivery] = await origin.delivered('/canceled');
    expect(delivery?.headers['x-service-event']).toBe('job.canceled');
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ id, status: 'canceled' });

    const repeated = await api.delete(`/lyric-videos/${id}`);
    expect({ status: repeated.status, text: repeated.text }).toEqual({ status: 204, text: '' });

    release();
    await api.settled(`/lyric-videos/${first}`);
    expect((await api.get(`/lyric-videos/${id}`)).body.status).toBe('canceled');
  }, 60_000);

  test('after the claim is too early until the waiting period has elapsed, counted in Retry-After', async () => {
    const held = heldSong('held-2');
    const id = await api.order('/music-videos', {
      song_url: held.url,
      prompt: 'A walk',
      characters: [{ name: 'Ada', role: 'singer', image_url: song_url }],
    });
    await held.asked;
    const early = await api.delete(`/music-videos/${id}`);
    expectError(early, 409, 'not_cancellable_yet');
    const seconds = Number(early.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(3590);
    expect(seconds).toBeLessThanOrEqual(3600);
    await sleep(2100);
    expect(Number((await api.delete(`/music-videos/${id}`)).headers.get('Retry-After'))).toBeLessThanOrEqual(
      seconds - 2,
    );
    expect((await api.get(`/music-videos/${id}`)).body).not.toHaveProperty('cancellation_requested');
    release();
    await api.settled(`/music-videos/${id}`);
  }, 60_000);

  test('of a job that has ended otherwise is refused', async () => {
    const id = await api.order('/lyric-videos', { song_url: `${origin.url}/nothing-here` });
    expect(await api.settled(`/lyric-videos/${id}`)).toMatchObject({ status: 'failed' });
    expectError(await api.delete(`/lyric-videos/${id}`), 409, 'not_cancellable');
  }, 60_000);

  test('after the waiting period ends a render within 5 seconds and returns the whole charge', async () => {
    await service.operator('settings', 'set', 'cancellation_wait_seconds', '0');
    await sleep(5000);
    const { credits } = (await api.get('/account')).body;
    const text = 'la la la la';
    const segments = [{ text, start: 0, end: 59, duration: 59, wordCount: 4, timedWords: [] }];
    const id = await api.order('/lyric-videos', {
      song_url,
      segments,
      quality: 'pro',
      webhook_url: `${origin.url}/refunded`,
    });
    while ((await api.get(`/lyric-videos/${id}`)).body.credits_charged === 0) await sleep(100);
    await sleep(500);
    expect((await api.delete(`/lyric-videos/${id}`)).status).toBe(202);
    const began = Date.now();
    const job = await api.settled(`/lyric-videos/${id}`, 10);
    expect(job).toMatchObject({ status: 'canceled', cancellation_requested: true });
    expect(job.credits_refunded).toBe(job.credits_charged);
    while ((await service.mediaProcesses()).length > 0 && Date.now() - began < 5000) await sleep(100);
    expect(await service.mediaProcesses()).toEqual([]);
    expect((await api.get('/account')).body.credits).toBe(credits);
    expect((await origin.delivered('/refunded')).length).toBe(1);
    expect(await audit()).toMatchObject({ ok: true, faults: [] });
  }, 90_000);

  test('does not exist for transcriptions', async () => {
    const id = await api.order('/lyric-videos/transcriptions', { song_url });
    expectError(await api.delete(`/lyric-videos/transcriptions/${id}`), 404, 'not_found');
  });
});
