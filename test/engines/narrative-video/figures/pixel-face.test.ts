import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../../../../engines/drawing/color.ts';
import type { FaceState } from '../../../../engines/narrative-video/acting/face-state.ts';
import { drawPixelFace } from '../../../../engines/narrative-video/figures/heads/pixel-face.ts';
import { expressionOf } from '../../../../engines/narrative-video/figures/kit/expression.ts';
import type { Head } from '../../../../engines/narrative-video/figures/kit/head-space.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SIZE = 64;
/** Green, so that they are told apart from everything else on a face. */
const BROWS: Rgb = [20, 170, 40];

/** Draws a face in a tilted head, slightly by default, between pixels, and returns its pixels. */
function pixelsOf(face: Partial<FaceState>, tilt = 0.06): Uint8ClampedArray {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  context.translate(31.4, 30.7);
  context.rotate(tilt);
  context.scale(24.3, 24.3);
  const head: Partial<Head> = {
    brush: { context } as Head['brush'],
    sheet: aSheet({ presentation: 'feminine', brows: BROWS }),
    expression: expressionOf({ ...NEUTRAL_FACE, ...face }),
    half: 0.94,
    at: (across, down) => [across * 0.94, down],
    narrowing: () => 1,
  };
  const same = (color: Rgb) => color;
  drawPixelFace(head as Head, { skin: [230, 180, 150], hair: [90, 60, 40], of: same, lit: same });
  return context.getImageData(0, 0, SIZE, SIZE).data as unknown as Uint8ClampedArray;
}

test.each([
  {},
  { feeling: 'happy', strength: 1, mouth: 'wide' },
  { blink: 1 },
  { feeling: 'sad', strength: 1 },
] as const)('each pixel of a face has one color, without smears: %p', (face) => {
  const alphas = new Set(pixelsOf(face).filter((_, index) => index % 4 === 3));
  expect(alphas).toEqual(new Set([0, 255]));
});

test('an open eye has white in it, and a shut one has none', () => {
  const whites = (face: Partial<FaceState>) => {
    const data = pixelsOf(face);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at + 1] ?? 0) > 240) count += 1;
    return count;
  };
  expect(whites({})).toBeGreaterThan(20);
  expect(whites({ blink: 1 })).toBe(0);
});

test('an open mouth shows teeth in joy, and none in sorrow, where they would grin', () => {
  const whitesOf = (feeling: 'happy' | 'sad') => {
    const pixels = pixelsOf({ feeling, strength: 1, mouth: 'wide' });
    const below = Array.from({ length: SIZE * SIZE * 0.38 }, (_, index) => SIZE * SIZE * 0.62 + index);
    return below.filter((pixel) => [0, 1, 2].every((channel) => (pixels[Math.floor(pixel) * 4 + channel] ?? 0) > 240));
  };
  expect(whitesOf('happy').length).toBeGreaterThan(3);
  expect(whitesOf('sad')).toEqual([]);
});

/** Returns the columns and rows of pixels on one side of a face whose sum of channels is under a limit, in a band of rows. */
function darkOf(face: Partial<FaceState>, [top, bottom]: readonly [number, number], limit = 200) {
  const data = pixelsOf(face);
  const found: { x: number; y: number }[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4);
      if (alpha > 0 && red + green + blue < limit) found.push({ x, y });
    }
  return found;
}

test('the upper lid of a glad eye is bent: a level one would look bored or angry', () => {
  const eye = darkOf({ feeling: 'happy', strength: 0.7 }, [26, 34]).filter(({ x }) => x > 34 && x < 52);
  const highest = Math.min(...eye.map(({ y }) => y));
  const line = eye.filter(({ y }) => y === highest).map(({ x }) => x);
  const xs = eye.map(({ x }) => x);
  expect(Math.min(...line)).toBeGreaterThan(Math.min(...xs));
  expect(Math.max(...line)).toBeLessThan(Math.max(...xs));
});

test('an open smile is narrower below than above, and not a block', () => {
  const mouth = darkOf({ feeling: 'happy', strength: 1, mouth: 'open' }, [40, 60], 500).filter(
    ({ x }) => x > 20 && x < 44,
  );
  const widthOf = (row: number) => mouth.filter(({ y }) => y === row).length;
  const rows = [...new Set(mouth.map(({ y }) => y))];
  expect(widthOf(Math.max(...rows))).toBeLessThan(Math.max(...rows.map(widthOf)) * 0.7);
});

test.each([-0.22, 0, 0.22])('pity raises the inner ends of both brows of a head that is tilted by %p', (tilt) => {
  const data = pixelsOf({ feeling: 'sad', strength: 0.57 }, tilt);
  const brow: { x: number; y: number }[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (green > red * 2 && green > blue * 2) brow.push({ x: (at / 4) % SIZE, y: Math.floor(at / 4 / SIZE) });
  }
  const middle = 31.4 - Math.sin(tilt) * -0.3 * 24.3;
  for (const sign of [-1, 1]) {
    const one = brow.filter(({ x }) => (x - middle) * sign > 0).sort((a, b) => (a.x - b.x) * sign);
    expect((one.at(-1)?.y ?? 0) - (one[0]?.y ?? 0)).toBeGreaterThanOrEqual(4);
  }
});
