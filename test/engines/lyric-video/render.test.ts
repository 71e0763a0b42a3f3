import { execFileSync } from 'node:child_process';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { LyricVideoFacts } from '../../../engines/engine.ts';
import { filmOf, renderLyricVideo } from '../../../engines/lyric-video/render.ts';
import { factsOf, line, openStudio, type Studio } from './films.ts';

let studio: Studio;

beforeAll(async () => {
  studio = await openStudio();
});

afterAll(() => studio.close());

async function render(name: string, changed: Partial<LyricVideoFacts>) {
  const workDir = join(studio.folder, name);
  await mkdir(workDir);
  const rendered = await renderLyricVideo(factsOf({ ...studio, folder: workDir }, changed));
  const probed = JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', rendered.video]).toString(),
  );
  return { ...rendered, streams: probed.streams, seconds: Number(probed.format.duration) };
}

/** Returns the picture of a video at a time, 90 pixels wide, one byte of brightness per pixel. */
function shot(video: string, seconds: number): Buffer {
  const picture = ['-frames:v', '1', '-vf', 'scale=90:-2,format=gray', '-f', 'rawvideo', 'pipe:1'];
  return execFileSync('ffmpeg', ['-v', 'error', '-ss', `${seconds}`, '-i', video, ...picture]);
}

describe('a lyric video', () => {
  let made: Awaited<ReturnType<typeof render>>;
  const reported: number[] = [];

  beforeAll(async () => {
    made = await render('plain', { stylePreset: 'BAUHAUS', onProgress: (share) => reported.push(share) });
  });

  test('is H.264 in BT.709 with the song’s AAC sound and length', () => {
    const [picture, sound] = made.streams;
    expect(picture).toMatchObject({
      codec_name: 'h264',
      pix_fmt: 'yuv420p',
      width: 720,
      height: 1280,
      color_space: 'bt709',
      color_range: 'tv',
    });
    expect(picture.r_frame_rate).toBe('24/1');
    expect(sound).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
    expect(made.seconds).toBeGreaterThan(11.9);
    expect(made.seconds).toBeLessThan(12.1);
  });

  test('reports each of its frames', () => {
    expect(reported).toEqual(Array.from({ length: 288 }, (_, frame) => (frame + 1) / 288));
  });

  test('has its index first, so that it plays while it loads', async () => {
    const file = await open(made.video);
    const { buffer } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    await file.close();
    expect(buffer.indexOf('moov')).toBeGreaterThan(0);
    expect(buffer.indexOf('moov')).toBeLessThan(buffer.indexOf('mdat'));
  });

  test('has a thumbnail of the same size that shows words', async () => {
    expect(await sharp(made.thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 1280 });
    const words = await sharp(made.thumbnail)
      .extract({ left: 72, top: 128, width: 576, height: 304 })
      .greyscale()
      .stats();
    expect(words.channels[0]?.stdev).toBeGreaterThan(20);
  });

  test('shows the words at their time', () => {
    const paper = shot(made.video, 4.5);
    const words = shot(made.video, 7);
    const rows = Array.from({ length: 38 }, (_, row) => 90 * (16 + row));
    const area = (picture: Buffer) => rows.flatMap((from) => [...picture.subarray(from + 9, from + 81)]);
    const dark = (picture: Buffer) => area(picture).filter((value) => value < 110).length;
    expect(dark(paper)).toBeLessThan(20);
    expect(dark(words)).toBeGreaterThan(100);
  });
});

describe('a film of a song in another script', () => {
  test('shows its lines in Latin letters too if that was ordered', async () => {
    const segments = [line('我爱你', 2, 4)];
    const latin = async (wish: Partial<LyricVideoFacts>) => {
      const { captions } = await filmOf(factsOf(studio, { segments, ...wish }));
      return captions.cards.map(({ romanized }) => romanized?.words.map(({ text }) => text).join(' '));
    };
    expect(await latin({ romanize: true })).toEqual(['wǒ ài nǐ']);
    expect(await latin({})).toEqual([undefined]);
  });
});

describe("the singer's picture", () => {
  test('is named in the error if it cannot be read', async () => {
    const singerImage = join(studio.folder, 'broken.png');
    await writeFile(singerImage, 'no picture');
    await expect(filmOf(factsOf(studio, { singerImage }))).rejects.toThrow(/image/i);
  });
});
