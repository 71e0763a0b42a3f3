import { expect, test } from '@jest/globals';
import type { Path2D } from '@napi-rs/canvas';
import type { Brush } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { drawNoodles } from '../../../../engines/narrative-video/figures/kit/noodles.ts';

test.each([-1, 1] as const)('chopsticks that lean to %d lift noodles out of the bowl', (toward) => {
  const shapes: { color: string; bounds: readonly number[] }[] = [];
  const shape = (path: Path2D, color: readonly number[]) =>
    shapes.push({ color: color.join(), bounds: path.computeTightBounds() });
  drawNoodles({ shape, stroke: () => undefined } as unknown as Brush, (color) => color, toward);
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
