import { describe, expect, test } from '@jest/globals';
import { isCovered } from '../../../../engines/narrative-video/acting/lying.ts';

describe('A blanket', () => {
  test('covers whoever sleeps, wherever it is', () => {
    expect(isCovered({ action: 'sleep', things: ['bed'] })).toBe(true);
    expect(isCovered({ action: 'sleep', things: ['tent'] })).toBe(true);
    expect(isCovered({ action: 'sleep' })).toBe(true);
  });

  test('covers whoever lies awake in bed, and nobody on the grass', () => {
    expect(isCovered({ action: 'lie', things: ['bed'] })).toBe(true);
    expect(isCovered({ action: 'lie' })).toBe(false);
  });

  test('does not cover whoever falls asleep on a seat', () => {
    expect(isCovered({ action: 'sleep', things: ['seat'], seated: true })).toBe(false);
  });
});
