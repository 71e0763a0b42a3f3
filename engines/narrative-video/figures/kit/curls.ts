import { Path2D } from '@napi-rs/canvas';
import type { Point } from './tube.ts';

/** Adds curls as a row of bows, on the left of the line from `from` to `to`. */
export function bumps(path: Path2D, from: Point, to: Point, size: number): void {
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
    const [one, other] = [index % 3, (index + 1) % 2].map((step) => size * (1.1 + 0.36 * step));
    path.bezierCurveTo(...at(start - third * 0.3, one ?? size), ...at(end - third * 0.4, other ?? size), ...at(end, 0));
  }
}

/** Returns a closed outline of curls, which bulge outward. @param size of a curl, in the units of the points */
export function bumpy(points: readonly Point[], size: number): Path2D {
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
    bumps(path, point, around[(index + 1) % around.length] ?? start, size);
  });
  path.closePath();
  return path;
}
