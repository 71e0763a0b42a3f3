import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, type Api, apiOf, expectError, unlimitedApi } from './api.ts';
import { makeImage, makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song_url: string;
let short_song_url: string;
let narrative: object;

const transcriptions = '/lyric-videos/transcriptions';

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  song_url = origin.offer('/song.wav', await makeSong(join(media.path, 'song.wav'), 10.001, '-ar', '48000'));
  short_song_url = origin.offer('/short.wav', await makeSong(join(media.path, 'short.wav'), 1, '-ar', '48000'));
  const image_url = origin.offer('/ada.png', await makeImage(join(media.path, 'ada.png')));
  narrative = { song_url, prompt: 'Ada walks by the sea.', characters: [{ name: 'Ada', role: 'singer', image_url }] };
  service = await startService({ allowOrigins: [origin.url] });
  // Set before any function has read the settings, so that no test must wait. Charged jobs are canceled.
  await set(['pricing.lyric_video_pro', '0.1'], ['pricing.transcription', '7.5'], ['cancellation_wait_seconds', '0']);
  api = await unlimitedApi(service);
});

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

async function set(...pairs: [name: string, value: string][]): Promise<void> {
  await Promise.all(pairs.map(([name, value]) => service.operator('settings', 'set', name, value)));
}

/** Settings take effect within 5 seconds. */
async function takesEffect(isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += 200) {
    if (waited > 5000) throw new Error('the setting has not taken effect within 5 seconds');
    await sleep(200);
  }
}

/** A refused request makes no job, so the test can repeat it. */
const isRefused = async (path: string, body: object) => (await api.post(path, body)).status === 503;

async function chargedAndCanceled(path: string, body: object): Promise<Answer['body']> {
  const job = await api.charged(`${path}/${await api.order(path, body)}`, 90);
  if (path !== transcriptions) await api.delete(`${path}/${job.id}`);
  return job;
}

describe('a price', () => {
  test('[2.3c, 8hin] is the smallest whole number of tokens that covers the seconds, at the rate of each feature', async () => {
    const orders: [path: string, body: object, price: number][] = [
      [transcriptions, { song_url: short_song_url }, 8],
      ['/lyric-videos', { song_url }, 331],
      ['/lyric-videos', { song_url, quality: 'pro' }, 2],
      ['/music-videos', narrative, 501],
      ['/music-videos', { ...narrative, quality: 'pro' }, 801],
    ];
    const jobs = await Promise.all(orders.map(([path, body]) => chargedAndCanceled(path, body)));
    expect(jobs.map(({ duration_seconds }) => duration_seconds)).toEqual([1, 10.001, 10.001, 10.001, 10.001]);
    expect(jobs.map(({ credits_charged }) => credits_charged)).toEqual(orders.map(([, , price]) => price));
  });

  test('[8p] that changes after the admission of a job does not change what it costs', async () => {
    const changed = Promise.withResolvers<void>();
    const song = origin.answer('/held.wav', async (_, response) => {
      await changed.promise;
      response.writeHead(302, { Location: song_url }).end();
    });
    const id = await api.order('/lyric-videos', { song_url: song });
    await set(['pricing.lyric_video_basic', '1000'], ['pricing.narrative_video_basic', 'unavailable']);
    changed.resolve();
    expect(await api.charged(`/lyric-videos/${id}`)).toMatchObject({ credits_charged: 331 });
    await api.delete(`/lyric-videos/${id}`);
  });

  test('[7n, 8k] that is unavailable is 503 only for new jobs of that feature', async () => {
    await takesEffect(() => isRefused('/music-videos', narrative));
    expectError(await api.post('/music-videos', narrative), 503, 'api_unavailable');
    const nothing = { song_url: `${origin.url}/nothing` };
    expect((await api.post('/music-videos', { ...narrative, ...nothing, quality: 'pro' })).status).toBe(202);
    expect((await api.post(transcriptions, nothing)).status).toBe(202);
  });

  test('[3b, 7hk] above the balance fails the job without a charge', async () => {
    const { account_id } = await service.operator('accounts', 'create', '--credits', '10000');
    const { api_key } = await service.operator('keys', 'create', account_id, '--rpm', '10000');
    const poor = apiOf(service, api_key);
    const job = await poor.settled(`/lyric-videos/${await poor.order('/lyric-videos', { song_url })}`);
    expect(job).toMatchObject({
      status: 'failed',
      credits_charged: 0,
      credits_refunded: 0,
      duration_seconds: 10.001,
      error: { code: 'insufficient_credits', message: expect.stringContaining('10001') },
    });
    expect((await poor.get('/account')).body.credits).toBe(10_000);
  });
});

describe('a closed admission', () => {
  test('[7fmn] is 503 for new jobs of all three types, while replays and reads still work', async () => {
    const headers = { 'Idempotency-Key': 'before' };
    const body = { song_url: `${origin.url}/nothing` };
    const { id } = (await api.post(transcriptions, body, headers)).body;
    await set(['admission', 'closed'], ['pricing.narrative_video_basic', '50']);
    await takesEffect(() => isRefused(transcriptions, body));
    expectError(await api.post(transcriptions, body), 503, 'api_unavailable');
    expectError(await api.post('/lyric-videos', body), 503, 'api_unavailable');
    expectError(await api.post('/music-videos', narrative), 503, 'api_unavailable');
    expect((await api.post(transcriptions, body, headers)).body.id).toBe(id);
    expect((await api.get(`${transcriptions}/${id}`)).status).toBe(200);
    await set(['admission', 'open']);
    await takesEffect(async () => !(await isRefused(transcriptions, body)));
  });
});
