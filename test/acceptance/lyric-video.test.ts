import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { verify } from '@octokit/webhooks-methods';
import { type Api, apiOf } from './api.ts';
import { frameAt, indexComesFirst, makeImage, makeSong, mediaFolder, probe } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

const sizes: [quality: string, aspectRatio: string, width: number, height: number][] = [
  ['basic', '9:16', 720, 1280],
  ['basic', '16:9', 1280, 720],
  ['basic', '1:1', 720, 720],
  ['pro', '9:16', 1080, 1920],
  ['pro', '16:9', 1920, 1080],
  ['pro', '1:1', 1080, 1080],
];
const word = (text: string, start: number, end: number) => ({ text, start, end });
const segments = [
  {
    text: 'HELLO WORLD',
    start: 4,
    end: 7,
    duration: 3,
    wordCount: 2,
    timedWords: [word('HELLO', 4, 5.5), word('WORLD', 5.5, 7)],
  },
];

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song_url: string;

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), 10.5));
  service = await startService({ allowOrigins: [origin.url] });
  api = apiOf(service);
}, 60_000);

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

/** Downloads as a client would: by the link, without a key. */
async function download(url: string, name: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const file = join(media.path, name);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return file;
}

/** Mean absolute difference of two frames; 0 to 255. */
function difference(one: Buffer, two: Buffer): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += Math.abs((one[index] ?? 0) - (two[index] ?? 0));
  return sum / one.length;
}

describe('a song and its words', () => {
  test('become a lyric video, told by a signed webhook and paid for by the second', async () => {
    const before = (await api.get('/account')).body;
    const id = await api.order('/lyric-videos', { song_url, segments, webhook_url: `${origin.url}/told` });
    const job = await api.settled(`/lyric-videos/${id}`);
    expect(job).toMatchObject({ id, status: 'completed', credits_refunded: 0, error: null });
    expect(job.duration_seconds).toBeCloseTo(10.5, 1);
    expect(job.credits_charged).toBe(Math.ceil(job.duration_seconds * 33));
    expect((await api.get('/account')).body.credits).toBe(before.credits - job.credits_charged);

    const file = await download(job.video_url, 'video.mp4');
    expect(await probe(file)).toMatchObject({
      video: 'h264',
      audio: 'aac',
      pixelFormat: 'yuv420p',
      width: 720,
      height: 1280,
    });
    expect(Math.abs((await probe(file)).seconds - job.duration_seconds)).toBeLessThan(0.2);
    expect(indexComesFirst(await readFile(file))).toBe(true);
    const thumbnail = await readFile(await download(job.thumbnail_url, 'thumbnail.jpg'));
    expect(thumbnail.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));

    const [delivery] = await origin.delivered('/told');
    const { webhook_secret } = (await api.get('/account')).body;
    expect(await verify(webhook_secret, delivery?.body ?? '', String(delivery?.headers['x-service-signature']))).toBe(
      true,
    );
    expect(delivery?.headers).toMatchObject({ 'x-service-event': 'job.completed', 'x-service-delivery': id });
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ id, type: 'lyric_video', status: 'completed' });
  }, 120_000);

  test('show the words in their time and not outside it', async () => {
    const wordless = [{ ...segments[0], text: ' ', timedWords: [], wordCount: 0 }];
    const [sung, silent] = await Promise.all(
      [segments, wordless].map(async (lines) => {
        const id = await api.order('/lyric-videos', { song_url, segments: lines, aspect_ratio: '1:1' });
        const { video_url } = await api.settled(`/lyric-videos/${id}`);
        return download(video_url, `${id}.mp4`);
      }),
    );
    const change = async (seconds: number) =>
      difference(await frameAt(sung as string, seconds), await frameAt(silent as string, seconds));
    const inside = Math.min(await change(4.8), await change(6.2));
    const outside = Math.max(await change(1), await change(9.5));
    expect(inside).toBeGreaterThan(4 * outside + 1);
  }, 120_000);

  test.each(sizes)(
    'in %s quality and %s have a picture of %i x %i',
    async (quality, aspect_ratio, width, height) => {
      const id = await api.order('/lyric-videos', { song_url, segments, quality, aspect_ratio });
      const job = await api.settled(`/lyric-videos/${id}`);
      expect(job).toMatchObject({ status: 'completed', error: null });
      expect(await probe(await download(job.video_url, `${id}.mp4`))).toMatchObject({ width, height });
    },
    120_000,
  );

  test('become a video too when the words are left to the service, with the singer in the picture', async () => {
    const sample = join(import.meta.dirname, '../../local/sample/song.m4a');
    const id = await api.order('/lyric-videos', {
      song_url: origin.offer('/sample.m4a', sample),
      singer_image_url: origin.offer('/singer.png', await makeImage(join(media.path, 'singer.png'))),
      style_preset: 'BAUHAUS',
      song_genre: 'pop',
    });
    expect(await api.settled(`/lyric-videos/${id}`)).toMatchObject({ status: 'completed', error: null });
  }, 120_000);
});
