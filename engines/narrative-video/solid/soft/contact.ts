import { minus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Ring } from './tube.ts';

/** Largest share of light that a form loses on the side on which another one touches it. */
const DARKEST = 0.7;

/** A limb or a trunk beside a ring: the two ends of its axis, and its radius. Meters. */
export interface Neighbor {
  from: Vector;
  to: Vector;
  radius: number;
}

/** Darkens the sides of rings that face a form near them, such as the inside of an arm that hangs beside the body. */
export function besideOf(rings: readonly Ring[], neighbors: readonly Neighbor[]): Ring[] {
  return rings.map((ring) => {
    const beside = neighbors.flatMap(({ from, to, radius }) => {
      const way = minus(nearestOn(from, to, ring.at), ring.at);
      const gap = Math.hypot(...way) - radius - ring.across;
      const share = DARKEST * Math.max(0, 1 - Math.max(0, gap) / radius);
      return share > 0 ? [{ toward: unit(way), share }] : [];
    });
    return beside.length > 0 ? { ...ring, beside: [...(ring.beside ?? []), ...beside] } : ring;
  });
}

/** Returns the point of a line that is nearest to another point. */
function nearestOn(from: Vector, to: Vector, at: Vector): Vector {
  const [line, way] = [minus(to, from), minus(at, from)];
  const along = line[0] * way[0] + line[1] * way[1] + line[2] * way[2];
  const share = Math.max(0, Math.min(1, along / (line[0] ** 2 + line[1] ** 2 + line[2] ** 2 || 1)));
  return [from[0] + line[0] * share, from[1] + line[1] * share, from[2] + line[2] * share];
}
