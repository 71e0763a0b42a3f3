import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { LyricVideoFacts } from '../../../engines/engine.ts';
import { filmOf } from '../../../engines/lyric-video/render.ts';
import { difference, factsOf, frameAt, line, openStudio, type Studio, wordsAt } from './films.ts';

type Size = [LyricVideoFacts['aspectRatio'], LyricVideoFacts['quality'], number, number];

let studio: Studio;

beforeAll(async () => {
  studio = await openStudio();
});

afterAll(() => studio.close());

test('a thousand segments become a thousand cards', async () => {
  const segments = Array.from({ length: 1000 }, (_, index) =>
    line(`word ${index}`, index * 0.012, (index + 1) * 0.012),
  );
  const film = await filmOf(factsOf(studio, { stylePreset: 'BAUHAUS', segments }));
  expect(film.captions.cards).toHaveLength(1000);
  for (const { seconds } of film.cues) frameAt(film, seconds);
});

test.each([
  ['16:9', 'basic', 1280, 720],
  ['1:1', 'basic', 720, 720],
  ['9:16', 'pro', 1080, 1920],
  ['16:9', 'pro', 1920, 1080],
  ['1:1', 'pro', 1080, 1080],
] satisfies Size[])('[4.4b] %s in %s is %i by %i pixels', async (aspectRatio, quality, width, height) => {
  const film = await filmOf(factsOf(studio, { aspectRatio, quality, stylePreset: 'EMOTIONAL_MINIMAL' }));
  expect({ width: film.width, height: film.height }).toEqual({ width, height });
  const box = wordsAt(film, 7);
  expect(box?.left).toBeGreaterThan(width * 0.04);
  expect(box?.right).toBeLessThan(width * 0.97);
  expect(box?.bottom).toBeLessThan(height * 0.95);
});

describe('unusual words', () => {
  const drawn = async (text: string, seconds = 4) => {
    const segments = [line(text, 4, 4 + seconds)];
    const film = await filmOf(factsOf(studio, { stylePreset: 'BAUHAUS', segments }));
    return { film, box: wordsAt(film, 4 + seconds / 2) };
  };

  test.each([
    ['right to left', 'مرحبا بالعالم الجميل'],
    ['Chinese, Japanese, Korean', '你好世界 今日はいい天気 안녕하세요'],
    ['emoji', '🔥😀🎵'],
    ['braces and backslashes', '{\\b1}\\N{}\\h <b>&amp;'],
    ['many marks on one letter', `Z${'\u0310'.repeat(60)}a${'\u0489'.repeat(60)}lgo`],
    ['ten thousand characters', 'everlasting '.repeat(833)],
    ['one word of ten thousand characters', 'a'.repeat(10_000)],
  ])('[2.6c] %s are visible inside the picture', async (_, text) => {
    const { film, box } = await drawn(text);
    expect(box?.pixels).toBeGreaterThan(500);
    expect(box?.left).toBeGreaterThan(film.width * 0.03);
    expect(box?.right).toBeLessThan(film.width * 0.97);
    expect(box?.bottom).toBeLessThan(film.height * 0.95);
  });

  test('show nothing and do not fail if they are only control characters', async () => {
    const { box } = await drawn('\u0000\u0007\u202e\u200b');
    expect(box).toBeUndefined();
  });
});

describe("the singer's picture", () => {
  async function portrait(plain: boolean): Promise<void> {
    const canvas = createCanvas(300, 400);
    const context = canvas.getContext('2d');
    context.fillStyle = '#88b0c8';
    context.fillRect(0, 0, 300, 400);
    for (let stripe = 0; stripe < 20 && !plain; stripe += 1) {
      context.fillStyle = `hsl(${stripe * 40}, 80%, 50%)`;
      context.fillRect(stripe * 15, 0, 8, 400);
    }
    context.fillStyle = '#803020';
    context.beginPath();
    context.ellipse(150, 200, 90, 130, 0, 0, 2 * Math.PI);
    context.fill();
    await writeFile(join(studio.folder, `portrait-${plain}.png`), canvas.toBuffer('image/png'));
  }

  describe.each(['WOODBLOCK_PRINT', 'DOODLE', 'COLLAGE', 'FLAT_ART'] as const)('in %s', (stylePreset) => {
    test.each([true, false])('is visible, with a plain or a busy background: %p', async (plain) => {
      await portrait(plain);
      const singerImage = join(studio.folder, `portrait-${plain}.png`);
      const film = await filmOf(factsOf(studio, { stylePreset, segments: [], singerImage }));
      const alone = await filmOf(factsOf(studio, { stylePreset, segments: [] }));
      expect(difference(frameAt(film, 6), frameAt(alone, 6))?.pixels).toBeGreaterThan(9000);
    });
  });
});
