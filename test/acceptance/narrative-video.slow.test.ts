import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CompletedVideoJob, Ended, MusicVideoRequest, Songreel, VideoJob } from '../../client/src/index.ts';
import { type Api, apiOf, begun } from './api.ts';
import { frameAt, makeImage, makeSong, mediaFolder, probe } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';
import { asCompleted, order, unlimitedClient, within } from './typed-client.ts';

let origin: Origin;
let service: Service;
let songreel: Songreel;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
/** All jobs are created at once, so that no worker is ever idle. */
const jobs = new Map<string | undefined, Promise<Ended<VideoJob>>>();

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  const song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), 10.5));
  const image = async (name: string) => origin.offer(`/${name}`, await makeImage(join(media.path, name)));
  const [ada, ben] = await Promise.all([image('ada.png'), image('ben.png')]);
  service = await startService({ allowOrigins: [origin.url] });
  songreel = await unlimitedClient(service);
  api = apiOf(service);
  const begin = async (name: string | undefined, request: Omit<MusicVideoRequest, 'song_url'>) => {
    const webhook_url = `${origin.url}/told-${name}`;
    const id = await order(songreel.musicVideos, { song_url, webhook_url, ...request });
    jobs.set(name, begun(songreel.musicVideos.wait(id, within(150))));
  };
  await begin(undefined, {
    prompt: 'Ada walks along the beach at night. Ben waits in the snow.',
    characters: [
      { name: 'Ada', role: 'singer', image_url: ada },
      { name: 'Ben', role: 'character', image_url: ben, description: 'a tall man' },
    ],
    aspect_ratio: '16:9',
  });
  await begin('pixel-art', {
    prompt: '雨の夜、آدا تمشي على الشاطئ 🌊 \ud800 שלום — Ёлка',
    characters: [{ name: 'ليلى 🎤', role: 'singer', image_url: ada, description: '歌手 👩‍🎤' }],
    aspect_ratio: '16:9',
    style_preset: 'pixel-art',
  });
});

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

async function completed(name: string | undefined): Promise<CompletedVideoJob> {
  const job = asCompleted(await jobs.get(name));
  expect(job.credits_charged).toBe(Math.ceil(job.duration_seconds * 50));
  return job;
}

async function filmOf(job: CompletedVideoJob): Promise<string> {
  const file = join(media.path, `${job.id}.mp4`);
  await writeFile(file, Buffer.from(await (await fetch(job.video_url)).arrayBuffer()));
  return file;
}

describe('a prompt and its characters', () => {
  test.each([
    ['without a preset', undefined],
    ['in the look pixel-art', 'pixel-art'],
  ])(
    '[4.7ef, 4.8a, 6a] become a narrative video %s',
    async (_, style_preset) => {
      const job = await completed(style_preset);
      expect(await probe(await filmOf(job))).toMatchObject({ video: 'h264', audio: 'aac', width: 1280, height: 720 });
      expect((await fetch(job.thumbnail_url)).status).toBe(200);
      const [told] = await api.told(origin, `/told-${style_preset}`);
      expect(told?.headers).toMatchObject({ 'x-service-event': 'job.completed', 'x-service-delivery': job.id });
      const links = { video_url: expect.stringMatching(/^http/), thumbnail_url: expect.stringMatching(/^http/) };
      expect(told?.event).toEqual({ ...job, ...links, type: 'narrative_video' });
    },
    150_000,
  );

  test('[2.6c] may be in any script', async () => {
    const film = await filmOf(await completed('pixel-art'));
    const grays = new Set(await frameAt(film, 5));
    expect(grays.size).toBeGreaterThan(10);
  }, 150_000);
});
