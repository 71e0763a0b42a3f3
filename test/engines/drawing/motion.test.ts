import { describe, expect, test } from '@jest/globals';
import { smoothstep, tick, wrap } from '../../../engines/drawing/motion.ts';

describe('smoothstep', () => {
  test('rises from 0 to 1 between two values and stays constant outside them', () => {
    expect([1, 2, 2.5, 3, 4].map((value) => smoothstep(2, 3, value))).toEqual([0, 0, 0.5, 1, 1]);
    expect(smoothstep(2, 3, 2.1)).toBeLessThan(0.1);
  });

  test('falls if the values are given in reverse', () => {
    expect([1, 2.5, 4].map((value) => smoothstep(3, 2, value))).toEqual([1, 0.5, 0]);
  });
});

test('a tick moves to the next whole number and stays there', () => {
  expect([0, 0.1, 0.2, 0.9, 1.1].map((position) => tick(position, 0.2))).toEqual([0, 0.5, 1, 1, expect.closeTo(1.5)]);
});

test('wrap also maps negative values into the range', () => {
  expect([wrap(-1, 4), wrap(4, 4), wrap(5, 4)]).toEqual([3, 0, 1]);
});
