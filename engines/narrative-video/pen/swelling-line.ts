import { Path2D } from '@napi-rs/canvas';
import type { Point } from '../../drawing/hand.ts';

/** Width of a swelling line at its ends and in its middle, relative to an even line. */
const [THIN, THICK] = [0.3, 1.8];
/** Growth of a line's width with its length. A short line has no room to swell. */
const SWELL = 0.1;

/**
 * Returns the outline of a shape with corners as an inker draws it: each side is thick in its middle and thin at its
 * ends.
 * @param width width of an even line, pixels
 */
export function swellingOutline(points: readonly Point[], width: number): Path2D {
  const path = new Path2D();
  for (const [index, point] of points.entries())
    addSide(path, point, points[(index + 1) % points.length] ?? point, width);
  return path;
}

/** Adds one side as a lens. It is a little longer than the side, so that corners are closed. */
function addSide(path: Path2D, from: Point, to: Point, width: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  if (long < width * THIN) return;
  const [tx, ty] = [dx / long, dy / long];
  const thin = (width * THIN) / 2;
  const thick = (width * Math.min(THICK, THIN + (long / width) * SWELL)) / 2;
  const at = (share: number, along: number, aside: number): Point => [
    from[0] + dx * share + tx * along - ty * aside,
    from[1] + dy * share + ty * along + tx * aside,
  ];
  path.moveTo(...at(0, -thin, -thin));
  path.quadraticCurveTo(...at(0.5, 0, thin - thick * 2), ...at(1, thin, -thin));
  path.lineTo(...at(1, thin, thin));
  path.quadraticCurveTo(...at(0.5, 0, thick * 2 - thin), ...at(0, -thin, thin));
  path.closePath();
}
