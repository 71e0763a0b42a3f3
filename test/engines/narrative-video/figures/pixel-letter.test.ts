import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../../../../engines/drawing/color.ts';
import { brushOf } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { drawPixelLetter, drawPixelLetterBack } from '../../../../engines/narrative-video/figures/pixel-letter.ts';

const [WIDTH, HEIGHT] = [160, 160];
const same = (color: Rgb) => color;

/** Draws a letter at so many pixels for a hundredth of a figure's height, turned a little, and returns its colors. */
function colorsOf(drawn: typeof drawPixelLetter, scale: number): Map<string, number> {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  context.translate(WIDTH / 2, HEIGHT * 0.75);
  context.rotate(0.2);
  context.scale(scale, -scale);
  drawn(brushOf(context, { weight: 0, line: same, drop: 0 }, 100, 1), same, 1);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) {
      const color = String(data.subarray(at, at + 3));
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  return counts;
}

const INK = String([58, 63, 120]);

test('a letter seen by its reader is written in whole pixels of one ink', () => {
  const counts = colorsOf(drawPixelLetter, 8);
  expect(counts.get(INK)).toBeGreaterThan(200);
  // Smooth writing would have many tones between ink and paper. The two folds have a few.
  const dark = [...counts].filter(([color]) => Number(color.split(',')[0]) < 150);
  expect(dark.map(([color]) => color)).toEqual([INK]);
});

test('the words of a small letter are dashes', () => {
  expect(colorsOf(drawPixelLetter, 3).get(INK)).toBeLessThan(60);
});

test('the ink shines only faintly through the back of a letter', () => {
  expect(colorsOf(drawPixelLetterBack, 8).has(INK)).toBe(false);
});
