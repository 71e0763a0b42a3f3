import { curve, evenly, lengthsOf, normalsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';

/** A point of a line, the direction across it, and how far along the line it is. */
export interface Track {
  x: number;
  y: number;
  nx: number;
  ny: number;
  at: number;
}

/** Returns a smooth line through points, in steps of equal length, and its length. @param step pixels */
export function tracksOf(path: readonly Point[], step: number): { points: Track[]; length: number } {
  const fine = curve(path, false, 24);
  const length = Math.max(1, lengthsOf(fine).at(-1) as number);
  const count = Math.max(2, Math.ceil(length / step));
  const places = evenly(fine, count + 1);
  const points = normalsOf(places).map(([nx, ny], index): Track => {
    const [x, y] = places[index] as Point;
    return { x, y, nx, ny, at: (index / count) * length };
  });
  return { points, length };
}
