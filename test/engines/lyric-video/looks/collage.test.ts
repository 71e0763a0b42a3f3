import { beforeAll, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { chanceOf } from '../../../../engines/drawing/chance.ts';
import { registerFonts } from '../../../../engines/drawing/fonts.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { collage } from '../../../../engines/lyric-video/looks/collage/index.ts';
import { newspaperOf } from '../../../../engines/lyric-video/looks/collage/singer.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import type { WordFacts, WordState } from '../../../../engines/lyric-video/words/lettering.ts';

beforeAll(registerFonts);

/** WCAG's contrast of a word's letters to its own paper: of the color at its middle line to that of its margin. */
function contrastOf(state: WordState, seed: string): number {
  const size = 60;
  const { pen } = newCanvas(4 * size, 2 * size);
  const lettering = collage.lettering(compositionOf({ width: 720, height: 720 }, 'job', moodOf(undefined)));
  pen.translate(size, 1.3 * size);
  pen.font = `${size}px ${lettering.font}`;
  const facts = { word: { width: 2 * size }, index: 0, size, chance: chanceOf(seed) };
  lettering.paint(pen, 'HHH', state, facts as WordFacts);
  const lights = lightsOf(pen.getImageData(size, 0.8 * size, 2 * size, 0.4 * size).data).sort((a, b) => a - b);
  const [dark, bright] = [0.1, 0.9].map((share) => lights[Math.floor(share * lights.length)] as number);
  return ((bright as number) + 0.05) / ((dark as number) + 0.05);
}

/** Relative luminance of each pixel. */
function lightsOf(data: Uint8ClampedArray): number[] {
  const linear = (at: number) => ((data[at] as number) / 255) ** 2.2;
  return Array.from({ length: data.length / 4 }, (_, pixel) => {
    const at = 4 * pixel;
    return 0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2);
  });
}

test('a word of a collage waits on a slip that can be read, weaker than the scrap that is glued over it', () => {
  for (let seed = 0; seed < 24; seed++) {
    const waiting = contrastOf('waiting', `${seed}`);
    expect(waiting).toBeGreaterThan(3);
    expect(contrastOf('sung', `${seed}`)).toBeGreaterThan(waiting);
  }
});

test('words of a collage are seen before they are sung', () => {
  const { entrance } = collage.lettering(compositionOf({ width: 720, height: 720 }, 'job', moodOf(undefined)));
  expect(entrance.ahead).toBe(1);
});

test('the edge of a singer in a collage is whiter than the paper of the picture', () => {
  const { canvas, pen } = newCanvas(200, 200);
  pen.fillRect(0, 0, 200, 200);
  const singer = { canvas, width: 200, height: 200, cutOut: false };
  const composition = compositionOf({ width: 720, height: 720 }, 'job', moodOf(undefined), singer);
  const [take] = newspaperOf(composition, singer, 300);
  if (!take) throw new Error('there is no take');
  const { width, height, y, luma } = take;
  const row = Math.floor(height / 2) * width;
  const first = luma.alpha.subarray(row, row + width).indexOf(255);
  // The paper of the picture has a luma of 219.
  expect(y[row + first + 2]).toBeGreaterThan(229);
});
