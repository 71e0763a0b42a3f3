import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { verify } from '@octokit/webhooks-methods';
import { type Api, apiOf } from './api.ts';
import { makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song_url: string;

const path = '/lyric-videos/transcriptions';

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), 5));
  service = await startService({ allowOrigins: [origin.url] });
  api = apiOf(service);
}, 60_000);

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

const secret = async (): Promise<string | null> => (await api.get('/account')).body.webhook_secret;

describe('the webhook secret', () => {
  test('is null until the first admitted job with a webhook, and then stays the same', async () => {
    expect(await secret()).toBeNull();
    await api.post(path, { song_url, webhook_url: 'http://not-https.example.com/' });
    await api.order(path, { song_url });
    expect(await secret()).toBeNull();
    await api.order(path, { song_url, webhook_url: `${origin.url}/first` });
    const made = await secret();
    expect(made).toEqual(expect.any(String));
    await api.order(path, { song_url, webhook_url: `${origin.url}/second` });
    expect(await secret()).toBe(made);
  }, 60_000);
});

describe('a webhook', () => {
  test('of a transcription has the payload of the specification', async () => {
    const id = await api.order(path, { song_url, webhook_url: `${origin.url}/payload` });
    const [delivery] = await origin.delivered('/payload');
    expect(delivery?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': 'job.completed',
      'x-service-delivery': id,
    });
    expect(JSON.parse(delivery?.body ?? '')).toEqual({
      id,
      type: 'lyric_transcription',
      status: 'completed',
      credits_charged: 5,
      credits_refunded: 0,
      duration_seconds: expect.any(Number),
      video_url: null,
      thumbnail_url: null,
      error: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      completed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  }, 60_000);

  test('that is refused is sent three times in all, with growing pauses, the same bytes and the same signature', async () => {
    const webhook_url = origin.answer('/refused', (_, response) => {
      response.writeHead(500).end();
    });
    const id = await api.order(path, { song_url: `${origin.url}/nothing-here`, webhook_url });
    const [one, two, three] = await origin.delivered('/refused', 3, 60);
    if (!one || !two || !three) throw new Error('three deliveries were waited for');
    expect(three.at - two.at).toBeGreaterThan(two.at - one.at + 1000);
    expect(new Set([one.body, two.body, three.body]).size).toBe(1);
    const signature = String(one.headers['x-service-signature']);
    expect(two.headers['x-service-signature']).toBe(signature);
    expect(three.headers['x-service-signature']).toBe(signature);
    expect(await verify((await secret()) ?? '', three.body, signature)).toBe(true);
    expect(JSON.parse(one.body)).toMatchObject({ id, status: 'failed', error: { code: 'media_unreachable' } });
    await sleep(3000);
    expect(origin.deliveries.filter((delivery) => delivery.path === '/refused')).toHaveLength(3);
    expect((await api.get(`${path}/${id}`)).body.status).toBe('failed');
  }, 90_000);

  test('is not sent on where it is redirected to', async () => {
    const webhook_url = origin.answer('/redirected', (_, response) => {
      response.writeHead(307, { Location: `${origin.url}/elsewhere` }).end();
    });
    await api.order(path, { song_url, webhook_url });
    await origin.delivered('/redirected', 2, 60);
    expect(origin.deliveries.filter((delivery) => delivery.path === '/elsewhere')).toEqual([]);
  }, 60_000);

  test('is acknowledged by any 2xx', async () => {
    const webhook_url = origin.answer('/accepted', (_, response) => {
      response.writeHead(299).end('thank you');
    });
    await api.order(path, { song_url, webhook_url });
    await origin.delivered('/accepted');
    await sleep(6000);
    expect(origin.deliveries.filter((delivery) => delivery.path === '/accepted')).toHaveLength(1);
  }, 60_000);
});
