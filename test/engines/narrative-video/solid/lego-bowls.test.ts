import { expect, test } from '@jest/globals';
import { besideBowl, heldLow, inwardOf } from '../../../../engines/narrative-video/solid/lego/arms.ts';

test('an arm beside a bowl is over it, and rises to the mouth for a bite', () => {
  expect(besideBowl(1.4, 'noodles', -0.1)).toBeLessThan(1.1);
  expect(besideBowl(1.4, 'noodles', 0.05)).toBeGreaterThan(1.3);
  expect(besideBowl(1.4, 'microphone', -0.1)).toBe(1.4);
  expect(besideBowl(1.4, undefined, -0.1)).toBe(1.4);
});

test('a raised cup stays below the eyes, and a bowl is below the chin', () => {
  expect(heldLow(1.2, 'noodles')).toBe(heldLow(0.3, 'noodles'));
  expect(heldLow(1.2, 'noodles')).toBeLessThan(1);
  expect(heldLow(1.9, 'cup')).toBeLessThan(1.4);
  expect(heldLow(1.9, 'umbrella')).toBe(1.9);
  expect(heldLow(0.4, 'cup')).toBe(0.4);
});

test('a microphone is below the mouth, a telephone beside the head and not above it, and a brush before the chest', () => {
  expect(heldLow(2.6, 'microphone')).toBeLessThan(1);
  expect(inwardOf({ right: 'microphone' }, 'right', 0.9)).toBeGreaterThan(0.5);
  expect(heldLow(2.6, 'phone')).toBeGreaterThan(1.5);
  expect(heldLow(2.6, 'phone')).toBeLessThan(2);
  expect(heldLow(2.6, 'brush')).toBeLessThan(0.9);
});

test('a bowl is before the middle of the chest, and chopsticks at the mouth are beside the face', () => {
  const held = { left: 'noodles' };
  expect(inwardOf(held, 'left', 0.86)).toBeGreaterThan(0.5);
  expect(inwardOf(held, 'right', 1.42)).toBeLessThan(0.1);
  expect(inwardOf(held, 'right', 1.02)).toBeGreaterThan(inwardOf(held, 'right', 1.42));
  expect(inwardOf({ left: 'cup' }, 'left', 1)).toBe(0);
});
