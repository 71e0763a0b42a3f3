import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { lensAt } from '../../../../engines/drawing/solids/lens.ts';
import { hiddenBehind, layAbove, opaqueFrom } from '../../../../engines/narrative-video/solid/hidden-slices.ts';
import type { Slice } from '../../../../engines/narrative-video/solid/slices.ts';

const PICTURE = { width: 200, height: 100 };
const LENS = lensAt([0, 1.5, 5], [0, 1, 0], 0.5, PICTURE);

/** Returns a slice that is opaque from a row on, with a margin around the picture. */
function sliceFrom(row: number, margin = 20): Slice {
  const canvas = createCanvas(PICTURE.width + margin * 2, PICTURE.height + margin * 2);
  const context = canvas.getContext('2d');
  context.fillRect(0, row + margin, canvas.width, canvas.height);
  const { width, height } = canvas;
  return { canvas, x: -margin, y: -margin, width, height, distance: 5, isBlurred: false };
}

const rowBehind = (slice: Slice, index = 0) =>
  hiddenBehind({ slices: [undefined, slice], opaque: [0, opaqueFrom(slice)] }, index, LENS, LENS, PICTURE);

test('ground hides the sky from just below its upper edge', () => {
  expect(rowBehind(sliceFrom(60))).toBeGreaterThanOrEqual(60);
  expect(rowBehind(sliceFrom(60))).toBeLessThanOrEqual(62);
});

test('a slice hides nothing where it is transparent, ends inside of the picture, or is the one asked for', () => {
  expect(rowBehind(sliceFrom(200))).toBe(100);
  expect(rowBehind(sliceFrom(60, 0))).toBe(100);
  expect(rowBehind(sliceFrom(60), 1)).toBe(100);
});

test('nothing is drawn below the row', () => {
  const canvas = createCanvas(4, 4);
  const context = canvas.getContext('2d');
  layAbove(context, 2, () => context.fillRect(0, 0, 4, 4));
  const alpha = (y: number) => context.getImageData(1, y, 1, 1).data[3];
  expect([0, 1, 2, 3].map(alpha)).toEqual([255, 255, 0, 0]);
  context.fillRect(0, 3, 4, 1);
  expect(alpha(3)).toBe(255);
});
