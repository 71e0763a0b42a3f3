import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Api, expectError, unlimitedApi } from './api.ts';
import { makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
/** Only one of the jobs needs a real song. The others fail when their song is downloaded. */
let song_url: string;
let real_song_url: string;

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  song_url = `${origin.url}/nothing-here`;
  real_song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), 2));
  service = await startService({ allowOrigins: [origin.url] });
  api = await unlimitedApi(service);
});

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

const path = '/lyric-videos/transcriptions';
const keyed = (key: string, fields: object = {}) => api.post(path, { song_url, ...fields }, { 'Idempotency-Key': key });

describe('a request with an idempotency key', () => {
  test('[4ck] is one job if 50 callers send it at once: new for one of them and a replay for the others', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => keyed('together')));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(202));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const fresh = answers.filter(({ headers }) => headers.get('Idempotency-Replayed') === null);
    expect(fresh).toHaveLength(1);
  });

  test('[2.2b] shows the job as it is now in a replay', async () => {
    const { body: first } = await keyed('as-it-is-now', { song_url: real_song_url });
    expect(first).toEqual({ id: first.id, status: 'processing', credits_charged: 0 });
    await api.settled(`${path}/${first.id}`);
    const replay = await keyed('as-it-is-now', { song_url: real_song_url });
    expect(replay.headers.get('Idempotency-Replayed')).toBe('true');
    expect(replay.body).toMatchObject({ id: first.id, status: 'completed', credits_charged: 5 });
    expect(replay.body.duration_seconds).toBeCloseTo(2, 1);
  });

  test('[4bd] conflicts if its content differs, and is another job for another operation', async () => {
    const { body: first } = await keyed('one-key');
    expectError(await keyed('one-key', { trim_end: 3 }), 409, 'idempotency_conflict');
    const other = await api.post('/lyric-videos', { song_url }, { 'Idempotency-Key': 'one-key' });
    expect(other.status).toBe(202);
    expect(other.body.id).not.toBe(first.id);
  });

  test.each(['', 'a b', 'x'.repeat(129), 'caf\u00e9'])('[4a] cannot have the key "%s"', async (key) => {
    expectError(await keyed(key), 400, 'invalid_request', 'Idempotency-Key');
  });
});

describe('a request without an idempotency key', () => {
  test('[4e] creates a job each time', async () => {
    expect(await api.order(path, { song_url })).not.toBe(await api.order(path, { song_url }));
  });
});
