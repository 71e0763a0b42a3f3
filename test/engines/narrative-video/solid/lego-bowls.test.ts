import { expect, test } from '@jest/globals';
import { besideBowl, inwardOf, sipping } from '../../../../engines/narrative-video/solid/lego/arms.ts';

test('an arm beside a bowl is over it, and rises to the mouth for a bite', () => {
  expect(besideBowl(1.4, 'noodles', -0.1)).toBeLessThan(1.1);
  expect(besideBowl(1.4, 'noodles', 0.05)).toBeGreaterThan(1.3);
  expect(besideBowl(1.4, 'microphone', -0.1)).toBe(1.4);
  expect(besideBowl(1.4, undefined, -0.1)).toBe(1.4);
});

test('a raised cup stays below the eyes, and a bowl is below the chin', () => {
  expect(sipping(1.2, 'noodles')).toBe(sipping(0.3, 'noodles'));
  expect(sipping(1.2, 'noodles')).toBeLessThan(1);
  expect(sipping(1.9, 'cup')).toBeLessThan(1.4);
  expect(sipping(1.9, 'microphone')).toBe(1.9);
  expect(sipping(0.4, 'cup')).toBe(0.4);
});

test('a bowl is before the middle of the chest, and chopsticks at the mouth are beside the face', () => {
  const held = { left: 'noodles' };
  expect(inwardOf(held, 'left', 0.86)).toBeGreaterThan(0.5);
  expect(inwardOf(held, 'right', 1.42)).toBeLessThan(0.1);
  expect(inwardOf(held, 'right', 1.02)).toBeGreaterThan(inwardOf(held, 'right', 1.42));
  expect(inwardOf({ left: 'cup' }, 'left', 1)).toBe(0);
});
