import { expect, test } from '@jest/globals';
import { areasOf } from '../../../engines/people/areas.ts';

test('connects equal values across sides, and not across corners or the ends of rows', () => {
  const { of, sizes } = areasOf([1, 1, 0, 0, 0, 1, 1, 0, 0], 3);
  expect([...of]).toEqual([0, 0, 1, 2, 2, 3, 4, 2, 2]);
  expect(sizes).toEqual([2, 1, 4, 1, 1]);
});
