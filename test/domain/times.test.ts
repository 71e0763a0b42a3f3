import { expect, test } from '@jest/globals';
import { isAfter, SAME_TIME } from '../../functions/domain/times.ts';

test('a time is later than another if it differs by more than rounding', () => {
  expect(isAfter(SAME_TIME, 0)).toBe(true);
  expect(isAfter(0.02 + 0.04, 0.06)).toBe(false);
  expect(isAfter(1, 2)).toBe(false);
});
