import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Providers, runningService, startProviders } from '../providers/providers.ts';
import { type Api, unlimitedApi } from './api.ts';
import { frameAt, makeImage, makeSong, mediaFolder, probe } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

const SECONDS = 10.5;
const PRICE = 4000;

let origin: Origin;
let service: Service;
let providers: Providers;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let api: Api;
let request: object;

beforeAll(async () => {
  const started: { data?: string } = {};
  const caller = () => runningService(started.data ?? '');
  [origin, media, providers] = await Promise.all([startOrigin(), mediaFolder(), startProviders({ caller, words: [] })]);
  service = await startService({ allowOrigins: [origin.url], flags: ['--providers', providers.url] });
  started.data = service.data;
  api = await unlimitedApi(service);
  for (const quality of ['basic', 'pro']) {
    await service.operator('settings', 'set', `pricing.narrative_video_${quality}.ray`, String(PRICE));
  }
  await service.operator('settings', 'set', 'engine.narrative_video', 'ray');
  const song_url = origin.offer('/song.mp3', await makeSong(join(media.path, 'song.mp3'), SECONDS));
  const image_url = origin.offer('/ada.png', await makeImage(join(media.path, 'ada.png')));
  request = {
    song_url,
    prompt: 'Ada walks along the beach at night. Ada waits in the snow. Ada sings on a rooftop.',
    characters: [{ name: 'Ada', role: 'singer', image_url, description: 'a tall woman' }],
    aspect_ratio: '16:9',
  };
});

beforeEach(() => providers.script.clear());

afterAll(async () => {
  await service?.stop();
  await Promise.all([origin?.stop(), providers?.stop(), media?.remove()]);
});

interface Scene {
  start: number;
  end: number;
  made_by: string;
}

/** Orders a video whose shots may cost that much, one at a time. Returns the job, its film, and its scenes. */
async function filmed(dollars: number) {
  await service.operator('settings', 'set', 'ray.dollars_per_job', String(dollars));
  await service.operator('settings', 'set', 'ray.shots_at_once', '1');
  // Settings take effect within five seconds.
  await sleep(5_000);
  const id = await api.order('/music-videos', request);
  const job = await api.settled(`/music-videos/${id}`, 200);
  const film = join(media.path, `${id}.mp4`);
  await writeFile(film, Buffer.from(await (await fetch(job.video_url)).arrayBuffer()));
  const [path = ''] = (await stored()).filter((name) => name.includes(id) && /outputs.*storyboard\.json$/.test(name));
  const { scenes } = JSON.parse(await readFile(join(service.data, path), 'utf8')) as { scenes: Scene[] };
  return { job, film, scenes };
}

const stored = () => readdir(service.data, { recursive: true });

/** Clips of the stand-in have one color. */
async function isOneColor(film: string, { start, end }: Scene): Promise<boolean> {
  return new Set(await frameAt(film, (start + end) / 2)).size <= 4;
}

describe('shots by Ray, at its stand-in', () => {
  test('are cut into the film of the embedded engine, which keeps those that are refused, fail or are broken', async () => {
    providers.script.disturb('StartAsyncInvoke', { error: 'ThrottlingException', status: 429 });
    providers.script.decide('completed', 'refused', 'malformed', 'failed', 'refused', 'refused');
    const { job, film, scenes } = await filmed(1_000);
    expect(job).toMatchObject({ status: 'completed', credits_charged: Math.ceil(job.duration_seconds * PRICE) });
    expect(await probe(film)).toMatchObject({ video: 'h264', audio: 'aac', width: 1280, height: 720 });
    expect((await probe(film)).seconds).toBeCloseTo(SECONDS, 0);
    const [first, ...others] = scenes as [Scene, ...Scene[]];
    expect(others.length).toBeGreaterThan(0);
    expect(first.made_by).toBe('ray');
    expect(await isOneColor(film, first)).toBe(true);
    for (const scene of others) {
      expect(scene.made_by).toBe('embedded');
      expect(await isOneColor(film, scene)).toBe(false);
    }
    expect(providers.ray.most).toBe(1);
    for (let tries = 0; tries < 100 && (await stored()).some((name) => /providers.*\.\w+$/.test(name)); tries += 1) {
      await sleep(200);
    }
    expect((await stored()).filter((name) => /providers.*\.(json|mp4|jpg)$/.test(name))).toEqual([]);
  }, 280_000);
});
