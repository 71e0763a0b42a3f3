import { expect, test } from '@jest/globals';
import type { Path2D } from '@napi-rs/canvas';
import type { Brush } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { MORE_THINGS } from '../../../../engines/narrative-video/figures/kit/more-things.ts';
import type { Point } from '../../../../engines/narrative-video/figures/kit/tube.ts';

/** Returns the bounds of the first shape of a thing: its body. */
function boundsOf(name: string, other?: Point): [number, number, number, number] {
  const bodies: Path2D[] = [];
  const brush = { shape: (path: Path2D) => bodies.push(path) } as unknown as Brush;
  MORE_THINGS[name]?.(brush, (color) => color, 1, other);
  return (bodies[0] as Path2D).getBounds() as [number, number, number, number];
}

test.each(['box', 'gift'])('a %s lies on both hands, with its middle between them', (name) => {
  for (const other of [
    [8, 0],
    [-8, 0],
    [6, 4],
  ] as Point[]) {
    const [left, top, right, bottom] = boundsOf(name, other);
    expect((left + right) / 2).toBeCloseTo(other[0] / 2);
    for (const [x, y] of [[0, 0], other] as Point[]) {
      expect([left <= x, x <= right]).toEqual([true, true]);
      expect(Math.abs(y - Math.min(top, bottom))).toBeLessThan(Math.abs(bottom - top) / 2);
    }
  }
});

test('a box stays at the hand that holds it if the other hand is far away', () => {
  const [left, , right] = boundsOf('box', [60, 0]);
  expect([left < 0, right > 0]).toEqual([true, true]);
});
