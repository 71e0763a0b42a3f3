import { expect, test } from '@jest/globals';
import { moved, shifted, type Vector } from '../../../../engines/drawing/solids/matrix.ts';
import { reachingFor } from '../../../../engines/narrative-video/solid/chopsticks.ts';

const HEIGHT = 1.7;

test.each<[at: string, hand: Vector, side: number]>([
  ['on the right of the bowl', [0.1, 1.2, 0.3], 1],
  ['on the left of the bowl', [-0.1, 1.2, 0.3], -1],
])('chopsticks of somebody %s point from the hand down into the bowl beyond the other hand', (_, hand, side) => {
  const other: Vector = [side * 0.05, 1, 0.35];
  const head = shifted(side * 0.35, 1.5, 0);
  const sticks = reachingFor(shifted(...hand), shifted(...other), head, HEIGHT, 1);
  const [tip, end] = [moved(sticks, [0, 0, 0]), moved(sticks, [0, 1, 0])];
  expect(Math.hypot(tip[0] - hand[0], tip[1] - hand[1], tip[2] - hand[2])).toBeCloseTo(0.1 * HEIGHT);
  expect(tip[1]).toBeLessThan(hand[1]);
  expect((hand[0] - tip[0]) * side).toBeGreaterThan(0);
  expect(end[1]).toBeGreaterThan(hand[1]);
});
