import { Path2D } from '@napi-rs/canvas';
import { type CharacterSheet, isHanging } from '../../../people/character-sheet.ts';
import type { Point } from './tube.ts';

/** How far curls stand out: a lock of hair that hangs is drawn out by its weight to waves. */
export interface Curl {
  /** Half of a curl's length along the outline, in the units of its points. */
  size: number;
  /** Its height relative to its size. */
  height: number;
}

/** Height of waves, and their size relative to that of curls, which are no larger than a lock. Set by eye. */
const WAVES = { height: 0.5, size: 2.4, most: 0.17 };

/** Returns the curls of hair whose thickness on the skull is `thick`. */
export function curlOf(hair: CharacterSheet['hair'], thick: number): Curl {
  const size = thick * 0.42;
  if (!isHanging(hair)) return { size, height: 1 };
  return { size: Math.min(WAVES.most, size * WAVES.size), height: WAVES.height };
}

/** Adds curls as a row of bows, on the left of the line from `from` to `to`. */
export function bumps(path: Path2D, from: Point, to: Point, { size, height }: Curl): void {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(1, Math.round(long / (size * 2.1)));
  const [nx, ny] = [(to[1] - from[1]) / (long || 1), -(to[0] - from[0]) / (long || 1)];
  for (let index = 0; index < count; index += 1) {
    const at = (share: number, out: number): Point => [
      from[0] + (to[0] - from[0]) * share + nx * out,
      from[1] + (to[1] - from[1]) * share + ny * out,
    ];
    const [start, end] = [index / count, (index + 1) / count];
    const third = (end - start) / 4;
    // Curls of one size would be lace.
    const out = height * Math.min(size, (long / count) * STEEPEST);
    const [one, other] = [index % 3, (index + 1) % 2].map((step) => out * (1.1 + 0.36 * step));
    path.bezierCurveTo(...at(start - third * 0.3, one ?? out), ...at(end - third * 0.4, other ?? out), ...at(end, 0));
  }
}

/** Most height of a curl as a share of its whole length. */
const STEEPEST = 0.6;

/** Returns a closed outline of curls, which bulge outward. */
export function bumpy(points: readonly Point[], curl: Curl): Path2D {
  const path = new Path2D();
  const [first = [0, 0]] = points;
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? first;
    return sum + x * nextY - nextX * y;
  }, 0);
  const around = area > 0 ? points : [...points].reverse();
  const start = around[0] ?? first;
  path.moveTo(...start);
  around.forEach((point, index) => {
    bumps(path, point, around[(index + 1) % around.length] ?? start, curl);
  });
  path.closePath();
  return path;
}
