import { expect, test } from '@jest/globals';
import { depthOf, naturalSkin } from '../../../engines/people/skin-tone.ts';

test('skin under a violet lamp loses its tint, and other skin keeps its color', () => {
  const [red, green, blue] = naturalSkin([206, 146, 143]);
  expect([red, green]).toEqual([206, 146]);
  expect(blue).toBeLessThan(130);
  expect(naturalSkin([242, 200, 170])).toEqual([242, 200, 170]);
  expect(naturalSkin([144, 100, 73])).toEqual([144, 100, 73]);
});

test('skin in greenish light becomes warmer, and light skin stays light', () => {
  const [red, green] = naturalSkin([210, 178, 145]);
  expect(green / red).toBeLessThan(0.82);
  expect(naturalSkin([254, 216, 190])).toEqual([254, 216, 188.06]);
});

test('depth tells brown skin from light skin', () => {
  expect(depthOf([241, 199, 173])).toBe(0);
  expect(depthOf([171, 127, 99])).toBeCloseTo(0.49, 1);
  expect(depthOf([90, 60, 45])).toBe(1);
});
