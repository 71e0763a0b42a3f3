import { describe, expect, test } from '@jest/globals';
import { placesOf } from '../../../../engines/narrative-video/acting/blocking.ts';
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

describe('Two people in a bed', () => {
  const scene = { mood: 'calm', energy: 0.3, place: 'bedroom', time: 'night', framing: 'two-shot' } as const;

  test.each([1, -1])('lie side by side with their heads at the same end: %d', (direction) => {
    const deeds = [0, 1].map((character) => ({ character, action: 'sleep' as const, things: ['bed' as const] }));
    const [far, near] = placesOf(deeds, direction, scene);
    expect(near?.yaw).toBe(far?.yaw);
    expect(Math.sign(near?.yaw ?? 0)).toBe(direction);
    expect(Math.abs((near?.x ?? 0) - (far?.x ?? 0))).toBeLessThan(0.3);
    expect((near?.z ?? 0) - (far?.z ?? 0)).toBeGreaterThan(0.4);
  });

  test('lie beside each other also if one sleeps with the other one', () => {
    const deeds = [0, 1].map((one) => ({
      character: one,
      action: 'sleep' as const,
      things: ['bed' as const],
      with: 1 - one,
    }));
    expect(placesOf(deeds, 1, scene).map(({ isTogether }) => isTogether)).toEqual([false, false]);
  });
});
