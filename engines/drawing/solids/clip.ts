import { ACROSS, ALONG, DEPTH, DISTANCE, STRIDE, X, Y } from './layout.ts';
import type { Lens } from './lens.ts';

/**
 * Cuts off the part of a triangle that is too near to the lens, which leaves a triangle, a quad or nothing.
 * @param points projected vertices, to which new ones are added
 * @param corners positions of the triangle's vertices in `points`
 * @param spare position in `points` of the first new vertex
 * @param near distance in meters from which things are visible
 * @param density samples per pixel along each side
 * @returns positions of the corners that remain
 */
export function clipped(
  points: Float64Array,
  corners: readonly number[],
  spare: number,
  near: number,
  lens: Lens,
  density: number,
): number[] {
  const kept: number[] = [];
  let next = spare;
  for (let index = 0; index < 3; index += 1) {
    const [from, to] = [corners[index] ?? 0, corners[(index + 1) % 3] ?? 0];
    const [before, after] = [points[from + DISTANCE] as number, points[to + DISTANCE] as number];
    if (before >= near) kept.push(from);
    if (before >= near === after >= near) continue;
    const share = (near - before) / (after - before);
    for (let part = 0; part < STRIDE; part += 1) {
      points[next + part] = (points[from + part] as number) * (1 - share) + (points[to + part] as number) * share;
    }
    const over = 1 / near;
    points[next + X] = (lens.centerX + (points[next + ACROSS] as number) * lens.focal * over) * density;
    points[next + Y] = (lens.centerY - (points[next + ALONG] as number) * lens.focal * over) * density;
    points[next + DEPTH] = over;
    kept.push(next);
    next += STRIDE;
  }
  return kept;
}
