import { describe, expect, test } from '@jest/globals';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { paintGesture } from '../../../../engines/lyric-video/looks/paint-gesture/index.ts';
import type { Growing } from '../../../../engines/lyric-video/looks/paint-gesture/strokes.ts';
import { paintingOf } from '../../../../engines/lyric-video/looks/paint-gesture/subject.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS, type MovementKind } from '../../../../engines/lyric-video/movements.ts';

const SIZE = { width: 640, height: 360 };
const TALL = { width: 360, height: 640 };

function paintingIn(movement: MovementKind, size = SIZE) {
  return paintingOf(compositionOf(size, 'job', moodOf(undefined), undefined, movement, paintGesture));
}

function partsIn(movement: MovementKind, size = SIZE) {
  return paintingIn(movement, size).gestures.map(({ first }) => first.whole);
}

describe('the ground of a gesture', () => {
  const whiteAt = (movement: MovementKind, x: number, y: number) =>
    (paintingIn(movement).ground.y[Math.round(y * SIZE.height) * SIZE.width + Math.round(x * SIZE.width)] as number) >
    215;

  test.each(['opening', 'chorus'] as const)('is raw canvas in the corners of a wide %s', (movement) => {
    expect([whiteAt(movement, 0.99, 0.02), whiteAt(movement, 0.99, 0.98)]).toEqual([true, true]);
  });

  test.each(['verse', 'break', 'ending'] as const)('is painted up to the corners of a wide %s', (movement) => {
    expect([whiteAt(movement, 0.99, 0.02), whiteAt(movement, 0.99, 0.98)]).toEqual([false, false]);
  });
});

describe('the field of a gesture', () => {
  /** The shares of bare canvas in the ground of a movement. */
  const bareIn = (movement: MovementKind, size = SIZE) => {
    const { y } = paintingIn(movement, size).ground;
    return y.filter((luma) => luma > 215).length / y.length;
  };

  test.each([SIZE, TALL])('leaves a little of the canvas bare in a frame of %j', (size) => {
    for (const movement of ['break', 'ending'] as const) {
      expect(bareIn(movement, size)).toBeGreaterThan(0.005);
      expect(bareIn(movement, size)).toBeLessThan(0.12);
    }
  });
});

describe('the subject of a gesture', () => {
  test('turns around as a whole in a break', () => {
    const middles = (poses: (Growing | undefined)[]) =>
      poses.map((pose) => (pose ? pose.whole.x + pose.whole.drawing.width / 2 : Number.NaN));
    const { gestures } = paintingIn('break');
    const [one, other] = [middles(gestures.map(({ first }) => first)), middles(gestures.map(({ again }) => again))];
    const sums = one.map((middle, index) => middle + (other[index] as number));
    // The ends of strokes are torn by chance.
    for (const sum of sums) expect(Math.abs(sum - (sums[0] as number))).toBeLessThan(0.03 * SIZE.width);
    expect(Math.max(...one.map((middle, index) => Math.abs(middle - (other[index] as number))))).toBeGreaterThan(
      0.2 * SIZE.width,
    );
  });

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
