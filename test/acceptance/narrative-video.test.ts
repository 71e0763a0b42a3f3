import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Api, apiOf } from './api.ts';
import { makeImage, makeSong, mediaFolder, probe } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  service = await startService({ allowOrigins: [origin.url] });
  api = apiOf(service);
}, 60_000);

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

describe('a prompt and its characters', () => {
  test.each([undefined, 'pixel-art'])(
    'become a narrative video in the style %s',
    async (style_preset) => {
      const image = async (name: string) => origin.offer(`/${name}`, await makeImage(join(media.path, name)));
      const id = await api.order('/music-videos', {
        song_url: origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), 12)),
        prompt: 'Ada walks along the beach at night. Ben waits in the snow.',
        aspect_ratio: '16:9',
        characters: [
          { name: 'Ada', role: 'singer', image_url: await image('ada.png') },
          { name: 'Ben', role: 'character', image_url: await image('ben.png'), description: 'a tall man' },
        ],
        ...(style_preset ? { style_preset } : {}),
        webhook_url: `${origin.url}/told-${style_preset}`,
      });
      const job = await api.settled(`/music-videos/${id}`, 100);
      expect(job).toMatchObject({
        status: 'completed',
        error: null,
        credits_charged: Math.ceil(job.duration_seconds * 50),
      });
      const file = join(media.path, `${id}.mp4`);
      await writeFile(file, Buffer.from(await (await fetch(job.video_url)).arrayBuffer()));
      expect(await probe(file)).toMatchObject({ video: 'h264', audio: 'aac', width: 1280, height: 720 });
      expect((await fetch(job.thumbnail_url)).status).toBe(200);
      const [delivery] = await origin.delivered(`/told-${style_preset}`);
      expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ type: 'narrative_video', status: 'completed' });
    },
    120_000,
  );
});
