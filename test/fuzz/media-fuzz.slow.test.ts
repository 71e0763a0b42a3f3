import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openWorkshop, type Workshop } from '../media/prepare/media-files.ts';
import { Canary } from './canary.ts';
import { MediaFuzz, type MediaReport } from './media-fuzz.ts';

/** A share of `npm run fuzz:media`. */
const FILES = 48;
const SEED = '2026';

describe('a changed song or image', () => {
  let fuzz: MediaFuzz;
  let report: MediaReport;

  beforeAll(async () => {
    fuzz = await MediaFuzz.start(SEED);
    report = await fuzz.run(0, FILES);
  }, 300_000);

  afterAll(() => fuzz?.stop());

  test('[4.4g] gives an error of its job or a valid result, within memory and time, and leads nowhere else', () => {
    expect(report.violations).toEqual([]);
    expect(report.files).toBe(FILES);
  });

  test('is sometimes valid and often not, so that both are tried', () => {
    const { 'a song': songs = 0, 'an image': images = 0, media_unreadable: refused = 0 } = report.outcomes;
    expect(Math.min(songs, images, refused, report.people)).toBeGreaterThan(3);
  });
});

describe('the canary', () => {
  let workshop: Workshop;
  let canary: Canary;
  beforeAll(async () => {
    workshop = await openWorkshop();
    canary = await Canary.plant(await workshop.silence('song.wav', 1), workshop.path('canary.wav'));
  });
  afterAll(async () => {
    await canary.remove();
    await workshop.remove();
  });

  /** Lets ffmpeg follow a playlist. Whether it can play what it reads does not matter. */
  const follow = async (target: string) => {
    const text = `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${target}\n#EXT-X-ENDLIST\n`;
    const list = await workshop.write('list.m3u8', text);
    const lax = ['-protocol_whitelist', 'file,http,tcp', '-allowed_extensions', 'ALL'];
    await once(spawn('ffmpeg', ['-v', 'quiet', ...lax, '-i', list, '-f', 'null', '-']), 'exit');
    return canary.touched();
  };

  test('notices that a program without limits reads the file that a playlist names', async () => {
    expect(await follow(canary.path)).toEqual(['canary.wav']);
    expect(canary.touched()).toEqual([]);
  });

  test('notices that a program without limits connects to the address that a playlist names', async () => {
    expect(await follow(canary.url)).toEqual([canary.url]);
  });
});
