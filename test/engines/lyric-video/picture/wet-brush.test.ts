import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { chanceOf } from '../../../../engines/drawing/chance.ts';
import { pointsOf } from '../../../../engines/drawing/curve.ts';
import type { Point } from '../../../../engines/drawing/hand.ts';
import { brushOf, sweep, type Touch, touch } from '../../../../engines/lyric-video/picture/wet-brush.ts';

const SIDE = 120;
const SQUARE = pointsOf('20,20 60,18 100,20 102,60 100,100 60,102 20,100 18,60');
const LOOK: Touch = { colors: ['#2040c0', '#2040c0'], load: [0.6, 0.6] };

/** Opacity, 0 to 255, of what a brush painted on a clear sheet. */
function painted(draw: (brush: ReturnType<typeof brushOf>) => void): (x: number, y: number) => number {
  const { canvas, pen } = newCanvas(SIDE, SIDE);
  draw(brushOf(pen, 1, chanceOf('brush')));
  const { data } = canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE);
  return (x, y) => data[(y * SIDE + x) * 4 + 3] as number;
}

/** The mean opacity of a square around a place, because paper has grain. */
function mean(at: (x: number, y: number) => number, x: number, y: number): number {
  let sum = 0;
  for (let dy = -3; dy <= 3; dy++) for (let dx = -3; dx <= 3; dx++) sum += at(x + dx, y + dy);
  return sum / 49;
}

describe('a touch of a wet brush', () => {
  test('stays transparent, and inside its shape', () => {
    const at = painted((brush) => touch(brush, SQUARE, LOOK));
    expect(mean(at, 60, 60)).toBeGreaterThan(60);
    expect(mean(at, 60, 60)).toBeLessThan(240);
    expect(mean(at, 6, 6)).toBe(0);
  });

  test('is paler in the middle than at its edge, where pigment gathered', () => {
    const at = painted((brush) => touch(brush, SQUARE, { ...LOOK, pale: 0.6, grains: 0 }));
    expect(at(60, 60)).toBeLessThan(0.8 * at(60, 24));
  });

  test('bleeds over its edge into wet paper', () => {
    const sharp = painted((brush) => touch(brush, SQUARE, LOOK));
    const soft = painted((brush) => touch(brush, SQUARE, { ...LOOK, bleeds: 8, lost: 1 }));
    expect(mean(sharp, 60, 10)).toBe(0);
    expect(mean(soft, 60, 10)).toBeGreaterThan(2);
  });

  test('is thicker where the paint ends, if it was loaded so', () => {
    const flow: readonly [Point, Point] = [
      [60, 20],
      [60, 100],
    ];
    const at = painted((brush) => touch(brush, SQUARE, { ...LOOK, flow, load: [0.1, 0.9] }));
    expect(mean(at, 60, 90)).toBeGreaterThan(mean(at, 60, 30) * 2);
  });
});

test('a sweep is as wide as it is pressed', () => {
  const at = painted((brush) => sweep(brush, pointsOf('10,60 60,60 110,60'), (share) => 4 + 40 * share, LOOK));
  expect(mean(at, 20, 74)).toBe(0);
  expect(mean(at, 100, 72)).toBeGreaterThan(60);
});
