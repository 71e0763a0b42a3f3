import type { Chance } from '../../../drawing/chance.ts';
import { plus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Shape } from '../../../drawing/solids/mesh.ts';

/** Where a leaf grows, and the direction away from the crown's middle. */
export interface Twig {
  at: Vector;
  out: Vector;
}

/** Returns twigs on an ellipsoid and a little below its surface, in lumps as on a real crown. */
export function crownTwigs(middle: Vector, size: Vector, count: number, chance: Chance): Twig[] {
  const lumps = Array.from({ length: 9 }, () => directionOf(chance));
  return Array.from({ length: count }, () => {
    const out = directionOf(chance);
    const lump = Math.max(...lumps.map((to) => out[0] * to[0] + out[1] * to[1] + out[2] * to[2]));
    const reach = (0.74 + 0.3 * lump ** 3) * (1 - 0.3 * chance.next() ** 3);
    return {
      at: [
        middle[0] + (out[0] * size[0] * reach) / 2,
        middle[1] + (out[1] * size[1] * reach) / 2,
        middle[2] + (out[2] * size[2] * reach) / 2,
      ],
      out,
    };
  });
}

/** Returns twigs on a cone that stands on `foot`, in whorls that hang down, as on a conifer. */
export function coneTwigs(foot: Vector, radius: number, height: number, count: number, chance: Chance): Twig[] {
  return Array.from({ length: count }, () => {
    const up = 1 - Math.sqrt(chance.next());
    const angle = chance.between(0, Math.PI * 2);
    const whorl = 0.78 + 0.22 * Math.cos(angle * 7 + up * 40);
    const reach = radius * (1 - up) * whorl * (1 - 0.35 * chance.next() ** 2);
    const out: Vector = unit([Math.cos(angle), 0.25, Math.sin(angle)]);
    return { at: [foot[0] + out[0] * reach, foot[1] + up * height - reach * 0.25, foot[2] + out[2] * reach], out };
  });
}

function directionOf(chance: Chance): Vector {
  const y = chance.between(-1, 1);
  const angle = chance.between(0, Math.PI * 2);
  const reach = Math.sqrt(1 - y * y);
  return [Math.cos(angle) * reach, y, Math.sin(angle) * reach];
}

/**
 * Returns leaves as one shape: pointed, each two triangles, turned at random. Their normals point away from the crown, so
 * that it is lit as one round form, and somewhat toward the viewer, so that its outline does not shine.
 * @param long length of a leaf, in meters
 * @param hang how far the tips point down, 0 to 1
 */
export function leavesOf(twigs: readonly Twig[], long: number, wide: number, hang: number, chance: Chance): Shape {
  const positions = new Float32Array(twigs.length * 12);
  const normals = new Float32Array(twigs.length * 12);
  const corners = new Uint32Array(twigs.length * 6);
  twigs.forEach(({ at, out }, leaf) => {
    const random: Vector = [chance.around(), chance.around(), chance.around()];
    const along = unit([out[0] + random[0], out[1] + random[1] - hang, out[2] + random[2]]);
    const side = unit([along[1] * random[2] - along[2] * 0.7, along[2] * 0.4 - along[0] * random[2], along[0] + 0.01]);
    const size = chance.between(0.7, 1.3);
    // The front of a leaf is toward the viewer. The back of a surface is lit as if it faced away.
    const half = (along[0] * side[1] - along[1] * side[0] > 0 ? -wide : wide) * size * 0.5;
    const broadest = plus(at, along, long * 0.45 * size);
    const points = [at, plus(broadest, side, half), plus(at, along, long * size), plus(broadest, side, -half)];
    const normal = unit([
      out[0] * 0.8 + random[0] * 0.3,
      out[1] * 0.8 + random[1] * 0.3,
      out[2] * 0.8 + random[2] * 0.3 + 0.75,
    ]);
    points.forEach((point, corner) => {
      positions.set(point, leaf * 12 + corner * 3);
      normals.set(normal, leaf * 12 + corner * 3);
    });
    corners.set(
      [0, 1, 2, 0, 2, 3].map((corner) => leaf * 4 + corner),
      leaf * 6,
    );
  });
  return {
    positions,
    normals,
    uvs: new Float32Array(twigs.length * 8),
    corners,
    // Each leaf has its own group, so that its edges show.
    groups: Uint16Array.from({ length: twigs.length * 2 }, (_, triangle) => triangle >> 1),
  };
}
