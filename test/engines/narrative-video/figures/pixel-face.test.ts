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

/** Draws a face in a slightly turned head, between pixels, and returns its pixels. */
function pixelsOf(face: Partial<FaceState>): Uint8ClampedArray {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  context.translate(31.4, 30.7);
  context.rotate(0.06);
  context.scale(24.3, 24.3);
  const head: Partial<Head> = {
    brush: { context } as Head['brush'],
    sheet: aSheet({ presentation: 'feminine' }),
    expression: expressionOf({ ...NEUTRAL_FACE, ...face }),
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
