import { expect, test } from '@jest/globals';
import { wrinkles } from '../../../../engines/narrative-video/figures/photo/wrinkles.ts';

test('folds cloth that is painted again in other light as before, without folding it again', () => {
  const sleeve = wrinkles(40, 60, 1300, 1);
  expect(wrinkles(40, 60, 1300, 2)).not.toEqual(sleeve);
  expect(wrinkles(40, 60, 1300, 1)).toBe(sleeve);
});

test('forgets the cloth of people who were painted long ago', () => {
  const sleeve = wrinkles(20, 30, 1300, 1);
  for (let seed = 2; seed < 40; seed += 1) wrinkles(20, 30, 1300, seed);
  const again = wrinkles(20, 30, 1300, 1);
  expect(again).not.toBe(sleeve);
  expect(again).toEqual(sleeve);
});
