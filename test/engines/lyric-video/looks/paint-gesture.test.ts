import { describe, expect, test } from '@jest/globals';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { paintGesture } from '../../../../engines/lyric-video/looks/paint-gesture.ts';
import { paintingOf } from '../../../../engines/lyric-video/looks/paint-gesture-subject.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS, type MovementKind } from '../../../../engines/lyric-video/movements.ts';

const SIZE = { width: 640, height: 360 };
const TALL = { width: 360, height: 640 };

function partsIn(movement: MovementKind, size = SIZE) {
  const composition = compositionOf(size, 'job', moodOf(undefined), undefined, movement, paintGesture);
  return paintingOf(composition).gestures.map(({ first }) => first.whole);
}

describe('the subject of a gesture', () => {
  test('is another in each movement', () => {
    const poses = MOVEMENT_KINDS.map((movement) => {
      const parts = partsIn(movement);
      return parts.map(({ drawing }) => (drawing.width / drawing.height).toFixed(1)).join(' ');
    });
    expect(new Set(poses).size).toBe(MOVEMENT_KINDS.length);
  });

  test.each(MOVEMENT_KINDS)('is whole and large in the wide picture of a %s', (movement) => {
    const parts = partsIn(movement);
    const [left, top] = [Math.min(...parts.map(({ x }) => x)), Math.min(...parts.map(({ y }) => y))];
    const right = Math.max(...parts.map(({ x, drawing }) => x + drawing.width));
    const bottom = Math.max(...parts.map(({ y, drawing }) => y + drawing.height));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(SIZE.width);
    expect(bottom).toBeLessThanOrEqual(SIZE.height);
    expect((right - left) * (bottom - top)).toBeGreaterThan(0.2 * SIZE.width * SIZE.height);
  });

  test('shows the tips of its wings in a tall chorus', () => {
    const parts = partsIn('chorus', TALL);
    expect(Math.min(...parts.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...parts.map(({ x, drawing }) => x + drawing.width))).toBeLessThanOrEqual(TALL.width);
  });
});
