import { expect, test } from '@jest/globals';
import { moved, product, scaled, shifted } from '../../../../engines/drawing/solids/matrix.ts';
import { liftedNoodles } from '../../../../engines/narrative-video/scenery/objects/noodles.ts';
import { liftedFrom } from '../../../../engines/narrative-video/solid/chopsticks.ts';

const HEIGHT = 1.75;
const HEAD = product(shifted(0, 1.5, 0), scaled(0.4));

/** Lifts noodles to the mouth from a bowl that is so far to the right of the head. */
const lifted = (aside: number) => liftedFrom(shifted(aside, 1, 0.3), shifted(-aside * 0.5, 1.42, 0.4), HEAD, HEIGHT, 1);

test('noodles that are lifted aslant hang down, on either side', () => {
  for (const aside of [0.4, -0.4]) {
    const lifting = lifted(aside);
    if (!lifting.noodles) throw new Error('nothing is lifted');
    expect(lifting.hang).not.toBe(0);
    const straight = moved(lifting.noodles, [0, 0.5, 0]);
    expect(moved(lifting.noodles, [lifting.hang * 0.1, 0.5, 0])[1]).toBeLessThan(straight[1]);
  }
  expect(lifted(0).hang).toBe(0);
});

test('chopsticks grip noodles below the lips, where these hang', () => {
  for (const aside of [0.4, 0, -0.4]) {
    const { sticks, noodles } = lifted(aside);
    if (!noodles) throw new Error('nothing is lifted');
    const [lips, end] = [moved(noodles, [0, 1, 0]), moved(sticks, [0, 0, 0])];
    expect(lips[1]).toBeCloseTo(1.5 - 0.26 * 0.4, 2);
    expect(lips[1] - end[1]).toBeGreaterThan(0.03);
    expect(lips[1] - end[1]).toBeLessThan(0.2);
  }
});

test('a hand that is far from the bowl points the chopsticks at it, and lifts nothing', () => {
  const { sticks, noodles } = liftedFrom(shifted(-0.4, 1, 0.3), shifted(0.4, 1, 0.3), HEAD, HEIGHT, 1);
  expect(noodles).toBeUndefined();
  const tip = moved(sticks, [0, 0, 0]);
  expect(tip[0]).toBeLessThan(0.3);
  expect(tip[0]).toBeGreaterThan(0.1);
});

test('the middle of hanging noodles is beside the line between their ends', () => {
  const across = (bow: number) => {
    const parts = liftedNoodles(bow);
    const [first] = parts;
    const middle = parts[Math.floor(parts.length / 10)];
    if (!first || !middle) throw new Error('there are no noodles');
    return middle.at[0] - first.at[0];
  };
  expect(across(0.08) - across(0)).toBeGreaterThan(0.05);
});
