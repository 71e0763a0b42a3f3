import { ACROSS, ALONG, DISTANCE } from './layout.ts';
import type { Lens } from './lens.ts';

/** Reused, because one array for each triangle would be garbage. */
const normal = new Float64Array(3);

/**
 * Returns the direction that a triangle faces as one flat facet. Both halves of a flat quad face the same way, whatever
 * the normals at their corners are. The lens has perspective, and the triangle faces it.
 * @param points data of the corners, which begin at `a`, `b` and `c`
 * @returns a vector of any length, valid until the next call
 */
export function facetNormal(points: Float64Array, a: number, b: number, c: number, lens: Lens): Float64Array {
  const across = points[a + ACROSS] as number;
  const along = points[a + ALONG] as number;
  const distance = points[a + DISTANCE] as number;
  const bx = (points[b + ACROSS] as number) - across;
  const by = (points[b + ALONG] as number) - along;
  const bz = (points[b + DISTANCE] as number) - distance;
  const cx = (points[c + ACROSS] as number) - across;
  const cy = (points[c + ALONG] as number) - along;
  const cz = (points[c + DISTANCE] as number) - distance;
  const x = by * cz - bz * cy;
  const y = bz * cx - bx * cz;
  const z = bx * cy - by * cx;
  const toward = x * across + y * along + z * distance > 0 ? -1 : 1;
  const size = toward / (Math.hypot(x, y, z) || 1);
  for (let axis = 0; axis < 3; axis += 1)
    normal[axis] =
      (x * (lens.right[axis] as number) + y * (lens.up[axis] as number) + z * (lens.forward[axis] as number)) * size;
  return normal;
}
