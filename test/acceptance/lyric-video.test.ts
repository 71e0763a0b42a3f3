import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  Account,
  CompletedVideoJob,
  Ended,
  LyricVideoRequest,
  Songreel,
  TimedWord,
  VideoJob,
} from '../../client/src/index.ts';
import { type Answer, type Api, apiOf, begun, unlimitedApi } from './api.ts';
import { beginningOf, frameAt, indexComesFirst, makeImage, makeSong, mediaFolder, probe } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';
import { asCompleted, order, unlimitedClient, within } from './typed-client.ts';

/** Three of the six sizes. The tests of the engine check all. */
type Size = Required<Pick<LyricVideoRequest, 'quality' | 'aspect_ratio'>>;
const SIZES: [quality: Size['quality'], aspectRatio: Size['aspect_ratio'], width: number, height: number][] = [
  ['basic', '9:16', 720, 1280],
  ['basic', '1:1', 720, 720],
  ['pro', '16:9', 1920, 1080],
];
/** A look in which almost nothing but the words moves in the upper part of a square. */
const CALM = 'ART_POSTER' as const;
const SECONDS = 10.5;
const SAMPLE = join(import.meta.dirname, '../../local/sample/song.m4a');

const word = (text: string, start: number, end: number) => ({ text, start, end });
const line = (text: string, start: number, end: number, timedWords: TimedWord[] = []) => ({
  text,
  start,
  end,
  duration: end - start,
  wordCount: text.split(' ').length,
  timedWords,
});
const segments = [line('HELLO WORLD', 4, 7, [word('HELLO', 4, 5.5), word('WORLD', 5.5, 7)])];
/** Arabic and Hebrew are read from the right, and the Arabic letters join. */
const anyScript = [
  line('مرحبا بالعالم', 3, 4.4),
  line('שלום עולם', 4.4, 5.8),
  line('你好，世界', 5.8, 7.2),
  line('🎵🎸 👨‍👩‍👧‍👦 🇩🇪', 7.2, 8.6),
];

let origin: Origin;
let service: Service;
let songreel: Songreel;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let song_url: string;
/** The jobs, by the feature that they test. All are created at once, so that no worker is ever idle. */
const jobs = new Map<string, Promise<Ended<VideoJob>>>();
let before: Account;
let charged: Promise<VideoJob>;
/** Every progress that was shown of the song that is transcribed. */
let watched: Promise<Answer[]>;

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), SECONDS));
  const singer_image_url = origin.offer('/singer.png', await makeImage(join(media.path, 'singer.png')));
  const sample_url = origin.offer('/sample.m4a', await beginningOf(SAMPLE, join(media.path, 'sample.m4a'), SECONDS));
  service = await startService({ allowOrigins: [origin.url] });
  songreel = await unlimitedClient(service);
  api = apiOf(service);
  before = await songreel.account();
  // A key takes a while to make, and the first poll must come while the job waits.
  const often = await unlimitedApi(service);
  const begin = async (name: string, request: Partial<LyricVideoRequest>) => {
    const id = await order(songreel.lyricVideos, { song_url, ...request });
    if (name === 'no words') watched = begun(progressOf(id, often));
    const { promise, resolve } = Promise.withResolvers<VideoJob>();
    const onProgress = (job: VideoJob) => {
      if (job.credits_charged > 0 || job.status !== 'processing') resolve(job);
    };
    if (jobs.size === 0) charged = promise;
    jobs.set(name, begun(songreel.lyricVideos.wait(id, { ...within(300), onProgress })));
  };
  for (const [quality, aspect_ratio] of SIZES) {
    const preset = aspect_ratio === '1:1' ? { style_preset: CALM } : {};
    const webhook_url = `${origin.url}/told-${quality}-${aspect_ratio}`;
    await begin(`${quality} ${aspect_ratio}`, { segments, quality, aspect_ratio, webhook_url, ...preset });
  }
  await begin('any script', { segments: anyScript, aspect_ratio: '1:1', style_preset: CALM });
  // In pro quality, drawing takes longer than the time between two records of its progress.
  const sung = { song_url: sample_url, singer_image_url, style_preset: 'BAUHAUS', quality: 'pro' } as const;
  await begin('no words', { ...sung, song_genre: 'pop' });
});

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

/** Polls the progress of a job until it has ended, as a client that keeps the last ETag. */
async function progressOf(id: string, often: Api): Promise<Answer[]> {
  const shown: Answer[] = [];
  while (shown.at(-1)?.body.percent !== 100) {
    const known = shown.at(-1)?.headers.get('ETag');
    const answer = await often.get(`/jobs/${id}/progress`, known ? { headers: { 'If-None-Match': known } } : {});
    if (answer.status !== 304) shown.push(answer);
    await sleep(250);
  }
  return shown;
}

async function completed(name: string): Promise<CompletedVideoJob> {
  return asCompleted(await jobs.get(name));
}

/** Downloads as a client would: with the link, without a key. */
async function download(url: string, name: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const file = join(media.path, name);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return file;
}

const filmOf = async (name: string) => download((await completed(name)).video_url, `${name.replaceAll(':', '-')}.mp4`);

/** Returns the mean absolute difference of two frames, 0 to 255. */
function difference(one: Buffer, two: Buffer): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += Math.abs((one[index] ?? 0) - (two[index] ?? 0));
  return sum / one.length;
}

/** Compares the upper part of a square frame at each time with that of a frame without words, near the end. */
async function changesAt(file: string, times: number[]): Promise<number[]> {
  const upperPart = async (seconds: number) => (await frameAt(file, seconds)).subarray(720 * 40, 720 * 290);
  const end = await upperPart(SECONDS - 1);
  return Promise.all(times.map(async (seconds) => difference(await upperPart(seconds), end)));
}

describe('a song and its words', () => {
  test('[2.3c, 3a] are measured and charged before the video is made', async () => {
    const job = await charged;
    expect(job).toMatchObject({ status: 'processing', duration_seconds: expect.closeTo(SECONDS, 1) });
    expect(job.credits_charged).toBe(Math.ceil((job.duration_seconds ?? 0) * 33));
    expect(job).not.toHaveProperty('video_url');
  }, 300_000);

  test('[2.3dg, 3d, 4.5a, 6ac] become a lyric video, reported by a signed webhook and paid for by the second', async () => {
    const job = await completed('basic 9:16');
    expect(job.duration_seconds).toBeCloseTo(SECONDS, 1);
    expect(job.credits_charged).toBe(Math.ceil(job.duration_seconds * 33));

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

    const [told] = await api.told(origin, '/told-basic-9:16');
    expect(told?.headers).toMatchObject({ 'x-service-event': 'job.completed', 'x-service-delivery': job.id });
    const { cancellation_requested: _, ...view } = job;
    const links = { video_url: expect.stringMatching(/^http/), thumbnail_url: expect.stringMatching(/^http/) };
    expect(told?.event).toEqual({ ...view, ...links, type: 'lyric_video' });
    expect((await fetch(told?.event.video_url)).status).toBe(200);
  }, 300_000);

  test('show the words in their time and not outside it', async () => {
    const film = await filmOf('basic 1:1');
    expect(Math.min(...(await changesAt(film, [4.8, 6.2])))).toBeGreaterThan(8);
    expect(Math.max(...(await changesAt(film, [1.5, 8.5, 10])))).toBeLessThan(5);
  }, 300_000);

  test('[2.6c] show right-to-left, Chinese and emoji text', async () => {
    const changes = await changesAt(await filmOf('any script'), [4, 5.4, 6.8, 8.2]);
    for (const [index, { text }] of anyScript.entries()) {
      expect({ text, isShown: (changes[index] ?? 0) > 8 }).toEqual({ text, isShown: true });
    }
  }, 300_000);

  test.each(SIZES)(
    '[4.4b] in %s quality and %s have a picture of %i x %i',
    async (quality, aspectRatio, width, height) => {
      expect(await probe(await filmOf(`${quality} ${aspectRatio}`))).toMatchObject({ width, height });
    },
    150_000,
  );

  test('[4.4e] become a video with the singer in the picture when the service transcribes the words', async () => {
    await completed('no words');
  }, 300_000);

  test('show how far their video is: each answer another one, through all stages, never falling', async () => {
    const shown = (await watched).map(({ body }) => body);
    const stages = new Set(shown.map(({ stage }) => stage));
    // The upload takes less than the time between two polls; test/media/generate.test.ts sees its stage.
    const short = stages.has('finishing') ? ['finishing'] : [];
    expect([...stages]).toEqual(['queued', 'preparing', 'transcribing', 'rendering', ...short, 'completed']);
    const percents = shown.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(shown.filter(({ stage }) => stage === 'rendering').length).toBeGreaterThan(1);
    expect(shown.at(-1)).toEqual({ stage: 'completed', percent: 100, seconds_left: 0 });
  }, 300_000);

  test('[2.1b] are paid for from the balance', async () => {
    const made = await Promise.all(jobs.values());
    const total = made.reduce((sum, { credits_charged }) => sum + credits_charged, 0);
    expect((await songreel.account()).credits).toBe(before.credits - total);
  }, 300_000);
});
