import { expect, test } from '@jest/globals';
import { besideBowl, sipping } from '../../../../engines/narrative-video/solid/lego/arms.ts';

test('an arm beside a bowl is over it, and rises to the mouth for a bite', () => {
  expect(besideBowl(1.4, 'noodles', -0.1)).toBeLessThan(0.9);
  expect(besideBowl(1.4, 'noodles', 0.05)).toBeGreaterThan(1.3);
  expect(besideBowl(1.4, 'microphone', -0.1)).toBe(1.4);
  expect(besideBowl(1.4, undefined, -0.1)).toBe(1.4);
});

test('a raised cup stays below the eyes, and a bowl lower still', () => {
  expect(sipping(1.2, 'noodles')).toBeLessThan(0.7);
  expect(sipping(1.9, 'cup')).toBeLessThan(1.4);
  expect(sipping(1.9, 'microphone')).toBe(1.9);
  expect(sipping(0.4, 'cup')).toBe(0.4);
});
