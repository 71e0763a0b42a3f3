import { describe, expect, test } from '@jest/globals';
import type { Path2D } from '@napi-rs/canvas';
import type { Brush } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { drawNoodles } from '../../../../engines/narrative-video/figures/kit/noodles.ts';
import type { Point } from '../../../../engines/narrative-video/figures/kit/tube.ts';

const LIPS = { at: [-0.5, 19] as const, half: 1 };

/** Returns the shapes of which bowl, noodles and chopsticks consist, in their order. */
function shapesOf(toward: 1 | -1, other?: Point): { color: string; bounds: readonly number[] }[] {
  const shapes: { color: string; bounds: readonly number[] }[] = [];
  const shape = (path: Path2D, color: readonly number[]) =>
    shapes.push({ color: color.join(), bounds: path.computeTightBounds() });
  const union = (paths: readonly Path2D[], color: readonly number[]) => {
    for (const path of paths) shape(path, color);
  };
  drawNoodles({ shape, union, stroke: () => undefined } as unknown as Brush, (color) => color, toward, other, LIPS);
  return shapes;
}

/** Returns the bounds of the lifted strands, of the heap in the bowl, and of the sticks. */
function bunchOf(toward: 1 | -1, other: Point) {
  const shapes = shapesOf(toward, other);
  const of = (color: string) => shapes.filter((shape) => shape.color === color).map(({ bounds }) => bounds as Bounds);
  const [noodles, sticks] = [of('246,214,118'), of('184,120,56')];
  return { strands: noodles.slice(0, -1), heap: noodles.at(-1) as Bounds, sticks };
}
type Bounds = [left: number, low: number, right: number, high: number];

describe.each([-1, 1] as const)('noodles that a hand on side %d lifts', (toward) => {
  test('are three to five strands that begin inside of the heap', () => {
    const { strands, heap } = bunchOf(toward, [toward * 8, 10.5]);
    expect(strands.length).toBeGreaterThanOrEqual(3);
    expect(strands.length).toBeLessThanOrEqual(5);
    for (const [, low, , high] of strands) {
      expect(low).toBeLessThan(heap[3]);
      expect(high).toBeLessThan(LIPS.at[1] - 4);
    }
  });

  test('hang from the lips once the hand is beside them, and sticks grip them below', () => {
    const { strands, heap, sticks } = bunchOf(toward, [toward * 10, 16]);
    for (const [, low, , high] of strands) {
      expect(low).toBeLessThan(heap[3]);
      expect(high).toBeCloseTo(LIPS.at[1], 0);
    }
    const tops = strands.map(([left, , right]) => (left + right) / 2 - LIPS.at[0]);
    expect(Math.max(...tops.map(Math.abs))).toBeLessThan(3);
    for (const [left, low, right, high] of sticks) {
      expect(high).toBeLessThan(LIPS.at[1] - 1);
      expect(low).toBeGreaterThan(heap[3]);
      expect(toward * (toward === 1 ? left : right)).toBeLessThan(0);
    }
  });
});

test.each<[1 | -1, Point]>([
  [1, [8, 11]],
  [-1, [-7, 11]],
])('chopsticks pass through the other hand, on side %d', (toward, hand) => {
  const stick = shapesOf(toward, hand).find(({ color }) => color === '184,120,56');
  const [left = 0, , right = 0, high = 0] = stick?.bounds ?? [];
  const beyond = toward === 1 ? right - hand[0] : hand[0] - left;
  expect(Math.hypot(beyond, high - hand[1])).toBeGreaterThan(5);
  expect(Math.hypot(beyond, high - hand[1])).toBeLessThan(8);
});

test('chopsticks do not reach for a hand that is far from the bowl', () => {
  expect(shapesOf(1, [30, 40])).toEqual(shapesOf(1));
});
