import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Api, apiOf, expectError } from './api.ts';
import { makeImage, makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song_url: string;
let narrative: object;

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  song_url = origin.offer('/song.wav', await makeSong(join(media.path, 'song.wav'), 10.001, '-ar', '48000'));
  const image_url = origin.offer('/ada.png', await makeImage(join(media.path, 'ada.png')));
  narrative = { song_url, prompt: 'Ada walks by the sea.', characters: [{ name: 'Ada', role: 'singer', image_url }] };
  service = await startService({ allowOrigins: [origin.url] });
  const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '10000');
  api = apiOf(service, api_key);
}, 60_000);

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

/** Settings take effect within 5 seconds. */
async function set(...pairs: [name: string, value: string][]): Promise<void> {
  for (const [name, value] of pairs) await service.operator('settings', 'set', name, value);
  await sleep(5000);
}

describe('a price', () => {
  test('is the smallest whole number of tokens that covers the seconds, for each feature at the rate that is set', async () => {
    await set(['pricing.lyric_video_pro', '0.1'], ['pricing.transcription', '7.5']);
    const orders: [path: string, body: object, price: (seconds: number) => number][] = [
      ['/lyric-videos/transcriptions', { song_url }, () => 8],
      ['/lyric-videos', { song_url, aspect_ratio: '1:1' }, (seconds) => Math.ceil(seconds * 33)],
      ['/lyric-videos', { song_url, quality: 'pro', aspect_ratio: '1:1' }, () => 2],
      ['/music-videos', { ...narrative, aspect_ratio: '1:1' }, (seconds) => Math.ceil(seconds * 50)],
      ['/music-videos', { ...narrative, quality: 'pro', aspect_ratio: '1:1' }, (seconds) => Math.ceil(seconds * 80)],
    ];
    const jobs = await Promise.all(
      orders.map(async ([path, body]) => api.settled(`${path}/${await api.order(path, body)}`, 150)),
    );
    expect(jobs.map(({ status }) => status)).toEqual(Array(5).fill('completed'));
    expect(jobs.map(({ duration_seconds }) => duration_seconds)).toEqual(Array(5).fill(10.001));
    expect(jobs.map(({ credits_charged }) => credits_charged)).toEqual(orders.map(([, , price]) => price(10.001)));
  }, 180_000);

  test('that is unavailable is 503 for new jobs of that feature alone', async () => {
    await set(['pricing.narrative_video_basic', 'unavailable']);
    expectError(await api.post('/music-videos', narrative), 503, 'api_unavailable');
    expect((await api.post('/lyric-videos/transcriptions', { song_url })).status).toBe(202);
  }, 60_000);

  test('beyond the balance fails the job without a charge', async () => {
    const { account_id } = await service.operator('accounts', 'create', '--credits', '100');
    const { api_key } = await service.operator('keys', 'create', account_id);
    const poor = apiOf(service, api_key);
    const job = await poor.settled(`/lyric-videos/${await poor.order('/lyric-videos', { song_url })}`);
    expect(job).toMatchObject({
      status: 'failed',
      credits_charged: 0,
      credits_refunded: 0,
      duration_seconds: 10.001,
      error: { code: 'insufficient_credits', message: expect.stringContaining('331') },
    });
    expect((await poor.get('/account')).body.credits).toBe(100);
  }, 60_000);
});

describe('a closed admission', () => {
  test('is 503 for new jobs of all three kinds, while replays and reads go on', async () => {
    const path = '/lyric-videos/transcriptions';
    const headers = { 'Idempotency-Key': 'before' };
    const { body } = await api.post(path, { song_url }, headers);
    await set(['admission', 'closed'], ['pricing.narrative_video_basic', '50']);
    expectError(await api.post(path, { song_url }), 503, 'api_unavailable');
    expectError(await api.post('/lyric-videos', { song_url }), 503, 'api_unavailable');
    expectError(await api.post('/music-videos', narrative), 503, 'api_unavailable');
    expect((await api.post(path, { song_url }, headers)).body.id).toBe(body.id);
    expect((await api.get(`${path}/${body.id}`)).status).toBe(200);
    await set(['admission', 'open']);
    expect((await api.post(path, { song_url })).status).toBe(202);
  }, 60_000);
});
