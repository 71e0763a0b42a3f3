import { describe, expect, test } from '@jest/globals';
import { chanceOf } from '../../../engines/drawing/chance.ts';
import { type Noise, noise, noiseOf } from '../../../engines/drawing/noise.ts';

/** Places along a line that crosses spots at many parts of them. */
const PLACES = Array.from({ length: 2000 }, (_, index) => [index * 0.173 - 60, index * 0.091 - 40] as const);
const signed = noiseOf(chanceOf('seed'));

describe.each<[kind: string, at: Noise, low: number]>([
  ['noise that is the same everywhere', noise, 0],
  ['noise of its own', signed, -1],
  ['noise of its own above a least value', noiseOf(chanceOf('seed'), 64, 0.5), 0.5],
])('%s', (_, at, low) => {
  test('fills its range and does not leave it', () => {
    const values = PLACES.map(([x, y]) => at(x, y));
    const reach = 1 - low;
    expect(Math.min(...values)).toBeGreaterThanOrEqual(low);
    expect(Math.min(...values)).toBeLessThan(low + 0.1 * reach);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
    expect(Math.max(...values)).toBeGreaterThan(1 - 0.1 * reach);
  });

  test('has no steps, not even from one spot to the next', () => {
    for (const [x, y] of [...PLACES, [3, 4], [-3, -4]] as const) {
      expect(Math.abs(at(x + 0.001, y) - at(x - 0.001, y))).toBeLessThan(0.004 * (1 - low));
      expect(Math.abs(at(x, y + 0.001) - at(x, y - 0.001))).toBeLessThan(0.004 * (1 - low));
    }
  });
});

test('noise of its own repeats, and is the same for the same seed', () => {
  const [one, other] = [noiseOf(chanceOf('seed'), 16), noiseOf(chanceOf('seed'), 16)];
  expect(one(3.3, 4.7)).toBe(other(3.3, 4.7));
  expect(one(3.25 + 16, 4.5 - 16)).toBeCloseTo(one(3.25, 4.5), 10);
});

test('noise of another seed is another', () => {
  const other = noiseOf(chanceOf('another seed'));
  const apart = PLACES.map(([x, y]) => Math.abs(signed(x, y) - other(x, y)));
  expect(Math.max(...apart)).toBeGreaterThan(0.5);
});
