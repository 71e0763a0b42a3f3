import { expect, test } from '@jest/globals';
import { naturalSkin } from '../../../engines/people/skin-tone.ts';

test('skin under a violet lamp loses its tint, and other skin keeps its color', () => {
  const [red, green, blue] = naturalSkin([206, 146, 143]);
  expect([red, green]).toEqual([206, 146]);
  expect(blue).toBeLessThan(130);
  expect(naturalSkin([242, 200, 170])).toEqual([242, 200, 170]);
  expect(naturalSkin([144, 100, 73])).toEqual([144, 100, 73]);
});
