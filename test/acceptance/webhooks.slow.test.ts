import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Api, unlimitedApi } from './api.ts';
import { makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song_url: string;
let refused: string;
let accepted: string;

const path = '/lyric-videos/transcriptions';

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), 2));
  service = await startService({ allowOrigins: [origin.url] });
  await service.operator('settings', 'set', 'cancellation_wait_seconds', '0');
  api = await unlimitedApi(service);
});

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

const secret = async (): Promise<string | null> => (await api.get('/account')).body.webhook_secret;
const deliveriesTo = (route: string) => origin.deliveries.filter((delivery) => delivery.path === route);
/** Creates a job that fails when its media are downloaded. */
const doomed = (webhook_url: string) => api.order(path, { song_url: `${origin.url}/nothing-here`, webhook_url });

describe('the webhook secret', () => {
  test('[2.1c] is null until the first job with a webhook is admitted, and then stays the same', async () => {
    expect(await secret()).toBeNull();
    await api.post(path, { song_url, webhook_url: 'http://not-https.example.com/' });
    await api.order(path, { song_url: `${origin.url}/nothing-here` });
    expect(await secret()).toBeNull();
    await doomed(`${origin.url}/first`);
    const made = await secret();
    expect(made).toEqual(expect.any(String));
    await doomed(`${origin.url}/second`);
    expect(await secret()).toBe(made);
  });
});

describe('a webhook', () => {
  const narrative = {
    prompt: 'A walk.',
    characters: [{ name: 'Ada', role: 'singer', image_url: 'https://images.example.com/ada.png' }],
  };
  const KINDS: [type: string, path: string, body: object][] = [
    ['lyric_transcription', path, {}],
    ['lyric_video', '/lyric-videos', {}],
    ['narrative_video', '/music-videos', narrative],
  ];
  const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const NOTHING = { credits_charged: 0, credits_refunded: 0, video_url: null, thumbnail_url: null };

  // These only wait, so they are started first and checked last.
  beforeAll(async () => {
    const answering = (route: string, status: number) =>
      origin.answer(route, (_, response) => {
        response.writeHead(status, { Location: `${origin.url}/elsewhere` }).end('thank you');
      });
    await doomed(origin.answer('/silent', () => {}));
    refused = await doomed(answering('/refused', 500));
    await doomed(answering('/redirected', 307));
    accepted = await doomed(answering('/accepted', 299));
  });

  test('[2.3a, 4.5c, 6abdj] of a transcription has the payload of the specification', async () => {
    const id = await api.order(path, { song_url, webhook_url: `${origin.url}/payload` });
    const [told] = await api.told(origin, '/payload');
    expect(told?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': 'job.completed',
      'x-service-delivery': id,
    });
    expect(told?.event).toEqual({
      ...NOTHING,
      id,
      type: 'lyric_transcription',
      status: 'completed',
      credits_charged: 5,
      duration_seconds: expect.closeTo(2, 1),
      error: null,
      created_at: TIME,
      completed_at: TIME,
    });
  });

  test.each(KINDS)('[2.3a, 6abd] of a failed %s has the payload of the specification', async (type, kind, body) => {
    const webhook_url = `${origin.url}/failed-${type}`;
    const id = await api.order(kind, { ...body, song_url: `${origin.url}/nothing-here`, webhook_url });
    const [told] = await api.told(origin, `/failed-${type}`);
    expect(told?.headers).toMatchObject({ 'x-service-event': 'job.failed', 'x-service-delivery': id });
    expect(told?.event).toEqual({
      ...NOTHING,
      id,
      type,
      status: 'failed',
      duration_seconds: null,
      error: { code: 'media_unreachable', message: expect.stringContaining('404') },
      created_at: TIME,
      completed_at: TIME,
    });
    expect((await api.get(`${kind}/${id}`)).body.error).toEqual(told?.event.error);
  });

  test.each(KINDS.slice(1))(
    '[3e, 6bde] of a canceled %s has the payload of the specification',
    async (type, kind, body) => {
      const held = origin.answer(`/held-${type}`, () => {});
      const webhook_url = `${origin.url}/canceled-${type}`;
      const id = await api.order(kind, { ...body, song_url: held, webhook_url });
      expect((await api.delete(`${kind}/${id}`)).status).toBe(202);
      const [told] = await api.told(origin, `/canceled-${type}`);
      expect(told?.headers).toMatchObject({ 'x-service-event': 'job.canceled', 'x-service-delivery': id });
      expect(told?.event).toEqual({
        ...NOTHING,
        id,
        type,
        status: 'canceled',
        duration_seconds: null,
        error: null,
        created_at: TIME,
        completed_at: TIME,
      });
    },
  );

  test('[6f] is sent again if it is not answered within 10 seconds', async () => {
    const [one, two] = await api.told(origin, '/silent', 2);
    expect((two?.at ?? 0) - (one?.at ?? 0)).toBeGreaterThan(10_000);
    expect(two?.body).toBe(one?.body);
  });

  test('[1d, 3b, 6g, 7h] is sent three times in all if it is refused, with growing pauses and the same bytes and signature', async () => {
    const [one, two, three] = await api.told(origin, '/refused', 3);
    if (!one || !two || !three) throw new Error('three deliveries were waited for');
    expect(three.at - two.at).toBeGreaterThan(two.at - one.at + 1000);
    expect(new Set([one.body, two.body, three.body]).size).toBe(1);
    expect(new Set([one, two, three].map(({ headers }) => headers['x-service-signature'])).size).toBe(1);
    expect(one.event).toMatchObject({ id: refused, status: 'failed', error: { code: 'media_unreachable' } });
    await sleep(2000);
    expect(deliveriesTo('/refused')).toHaveLength(3);
    expect((await api.get(`${path}/${refused}`)).body.status).toBe('failed');
  });

  test('[6h] does not follow redirects', async () => {
    await api.told(origin, '/redirected', 3);
    expect(deliveriesTo('/elsewhere')).toEqual([]);
  });

  test('[6f] is acknowledged by any 2xx', async () => {
    // By now, the third attempt of the webhook that was started before has come.
    const [told] = await api.told(origin, '/accepted');
    expect(told?.event.id).toBe(accepted);
    expect(deliveriesTo('/accepted')).toHaveLength(1);
  });
});
