import { expect, test } from '@jest/globals';
import { neckShade } from '../../../../engines/narrative-video/figures/photo/neck-shade.ts';
import type { Point } from '../../../../engines/people/person.ts';

/** A face mesh whose points all lie on a round jaw, with the chin at (0, 1). */
const POINTS = Array.from({ length: 478 }, (_, index): Point => {
  const x = ((index * 37) % 478) / 239 - 1;
  return [x * 0.8, Math.sqrt(1 - x * x)];
});

test('a chin shades the neck below it, and neither the face nor the chest', () => {
  const shade = neckShade(POINTS, 1);
  expect(shade(0, 0.8)).toBe(1);
  expect(shade(0, 1.1)).toBeLessThan(0.8);
  expect(shade(0, 1.7)).toBe(1);
});

test('the shadow of a chin falls away from the light', () => {
  const [left, right] = ([-1, 1] as const).map((side) => neckShade(POINTS, side));
  expect(left?.(0.45, 1.05)).toBeLessThan(right?.(0.45, 1.05) ?? 0);
});
