import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { brushOf } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { ellipse } from '../../../../engines/narrative-video/figures/kit/tube.ts';

const SIZE = 600;
const RADIUS = 200;
/** Light comes from the upper right. */
const SIDE = 1;
const TOWARD_LIGHT = [0.5, -1] as const;

/** Draws a gray disc, and returns the width of its black outline in a direction from its middle, pixels. */
function outlineWith(drop: number) {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  const brush = brushOf(context, { weight: 10, line: () => [0, 0, 0], drop }, SIZE, SIDE);
  brush.shape(ellipse(SIZE / 2, SIZE / 2, RADIUS, RADIUS), [128, 128, 128]);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return (x: number, y: number): number => {
    const long = Math.hypot(x, y);
    let width = 0;
    for (let far = RADIUS - 10; far < SIZE / 2; far += 0.25) {
      const at = Math.round(SIZE / 2 + (y / long) * far) * SIZE + Math.round(SIZE / 2 + (x / long) * far);
      if ((data[at * 4] ?? 255) < 64 && (data[at * 4 + 3] ?? 0) > 128) width += 0.25;
    }
    return width;
  };
}

test('an even outline has the same width all around', () => {
  const width = outlineWith(0);
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const)
    expect(Math.abs(width(x, y) - 6)).toBeLessThan(1.2);
});

test('an outline is heavier away from the light, and tapers on both ways around the shape', () => {
  const width = outlineWith(2);
  const [lit, low] = [width(...TOWARD_LIGHT), width(-TOWARD_LIGHT[0], -TOWARD_LIGHT[1])];
  const [left, right] = [width(-1, -0.5), width(1, 0.5)];
  expect(lit).toBeGreaterThan(3);
  expect(low / lit).toBeGreaterThan(3);
  for (const between of [left, right]) {
    expect(between).toBeGreaterThan(lit * 1.4);
    expect(between).toBeLessThan(low * 0.8);
  }
});
