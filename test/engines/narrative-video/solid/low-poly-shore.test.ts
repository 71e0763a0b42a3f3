import { expect, test } from '@jest/globals';
import { luminance } from '../../../../engines/drawing/color.ts';
import { foamOf, hasShore, wetSand } from '../../../../engines/narrative-video/solid/ps2/shore.ts';
import { coarse } from '../../../../engines/narrative-video/solid/ps2/texture.ts';

const SAND = { kind: 'sand', color: [236, 203, 140], accent: [216, 176, 112] } as const;
const SEA = { from: -5, to: -120, y: 0.05, color: [47, 159, 208] } as const;

/** Returns the least and the greatest of every third number. */
function rangeOf(positions: Float32Array, axis: number): [number, number] {
  const values = positions.filter((_, index) => index % 3 === axis);
  return [Math.min(...values), Math.max(...values)];
}

test('sand is dark and wet beside the sea, under a line of foam', () => {
  const [wet, dark] = wetSand(SEA, SAND);
  const [foam] = foamOf(SEA);
  expect(luminance(dark.color)).toBeLessThan(luminance(SAND.color) * 0.8);
  const [, dry] = rangeOf(wet.positions, 2);
  const [edge, land] = rangeOf(foam.positions, 2);
  expect(edge).toBeGreaterThan(SEA.from - 0.5);
  expect(land).toBeLessThan(dry);
  expect(rangeOf(foam.positions, 1)[0]).toBeGreaterThan(rangeOf(wet.positions, 1)[1]);
});

test('only flat sand has a shore: not grass, and not the ground above a sea', () => {
  expect(hasShore(SAND, SEA)).toBe(true);
  expect(hasShore({ ...SAND, kind: 'grass' }, SEA)).toBe(false);
  expect(hasShore(SAND, { ...SEA, y: -0.9 })).toBe(false);
  expect(hasShore(SAND, undefined)).toBe(false);
});

test('ripples of sand go on from one square of ground to the next', () => {
  const { width, height, data } = coarse(SAND.color, 'sand');
  const tone = (x: number, y: number) =>
    luminance([0, 1, 2].map((channel) => data[(y * width + x) * 4 + channel]) as never);
  const stepAt = (x: number) => {
    const steps = Array.from({ length: height }, (_, y) => Math.abs(tone(x, y) - tone((x + 1) % width, y)));
    return steps.reduce((sum, step) => sum + step, 0) / height;
  };
  const inside = Array.from({ length: width - 1 }, (_, x) => stepAt(x));
  expect(stepAt(width - 1)).toBeLessThan(Math.max(...inside) * 1.2);
});
