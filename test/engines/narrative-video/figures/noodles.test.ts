import { expect, test } from '@jest/globals';
import type { Path2D } from '@napi-rs/canvas';
import type { Brush } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { drawNoodles } from '../../../../engines/narrative-video/figures/kit/noodles.ts';
import type { Point } from '../../../../engines/narrative-video/figures/kit/tube.ts';

/** Returns the shapes of which bowl, noodles and chopsticks consist, in their order. */
function shapesOf(toward: 1 | -1, other?: Point): { color: string; bounds: readonly number[] }[] {
  const shapes: { color: string; bounds: readonly number[] }[] = [];
  const shape = (path: Path2D, color: readonly number[]) =>
    shapes.push({ color: color.join(), bounds: path.computeTightBounds() });
  drawNoodles({ shape, stroke: () => undefined } as unknown as Brush, (color) => color, toward, other);
  return shapes;
}

test.each([-1, 1] as const)('chopsticks that lean to %d lift noodles out of the bowl', (toward) => {
  const shapes = shapesOf(toward);
  const [stick] = shapes;
  const noodles = shapes.filter(({ color }) => color === '246,214,118').map(({ bounds }) => bounds);
  const [lifted = [], heap = []] = noodles;
  const [sticksLow = 0, sticksHigh = 0] = [stick?.bounds[1], stick?.bounds[3]];
  // Up is positive: the bundle reaches from inside the heap to the lower ends of the sticks.
  expect(lifted[1]).toBeLessThan(heap[3] ?? 0);
  expect(lifted[3]).toBeGreaterThan(sticksLow);
  expect(lifted[3]).toBeLessThan(sticksHigh);
  expect((lifted[2] ?? 0) - (lifted[0] ?? 0)).toBeLessThan(((heap[2] ?? 0) - (heap[0] ?? 0)) / 2);
});

test.each<[1 | -1, Point]>([
  [1, [8, 14]],
  [-1, [-7, 11]],
])('chopsticks pass through the other hand, on side %d', (toward, hand) => {
  const [stick] = shapesOf(toward, hand);
  const [left = 0, , right = 0, high = 0] = stick?.bounds ?? [];
  const beyond = toward === 1 ? right - hand[0] : hand[0] - left;
  expect(Math.hypot(beyond, high - hand[1])).toBeGreaterThan(5);
  expect(Math.hypot(beyond, high - hand[1])).toBeLessThan(8);
});

test('chopsticks do not reach for a hand that is far from the bowl', () => {
  expect(shapesOf(1, [30, 40])).toEqual(shapesOf(1));
});
