import { noise } from '../../../drawing/noise.ts';
import { plus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Shape } from '../../../drawing/solids/mesh.ts';
import { lathe } from '../../../drawing/solids/shapes.ts';
import type { Part } from '../../scenery/part.ts';

/**
 * Returns a leaf of a palm, a weed or a tuft: a blade that is folded along its middle, narrows at both ends and hangs
 * under its own weight.
 */
export function blade({ at, to, width }: Part & { form: 'frond' }, isFine: boolean): Shape {
  const long = Math.hypot(...to);
  const isUpright = Math.abs(to[1]) > long * 0.6;
  const steps = isFine ? 9 : 4;
  const across = unit([to[2], 0, -to[0]]);
  const side: Vector = Math.hypot(to[0], to[2]) < 0.05 ? [1, 0, 0] : across;
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const corners: number[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const share = index / steps;
    const droop = isUpright ? 0 : long * 0.34 * (Math.sin(share * 2) * 0.55 - share * share);
    const middle = plus(plus(at, to, share), [0, droop, 0]);
    const serrated = isFine && !isUpright && index % 2 ? 0.66 : 1;
    const half = (width / 2) * Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.88)) ** 0.7 * serrated + 0.004;
    const edges: readonly [Vector, Vector][] = [
      [plus(plus(middle, side, -half), [0, -half * 0.35, 0]), unit([-side[0] * 0.5, 1, -side[2] * 0.5])],
      [middle, [0, 1, 0]],
      [plus(plus(middle, side, half), [0, -half * 0.35, 0]), unit([side[0] * 0.5, 1, side[2] * 0.5])],
    ];
    for (const [point, normal] of edges) {
      positions.push(...point);
      normals.push(...(isUpright ? ([side[2] * 0.2, 0.4, 0.9] as const) : normal));
      uvs.push(0.5, share);
    }
    if (index === steps) continue;
    const first = index * 3;
    for (const left of [first, first + 1]) corners.push(left, left + 1, left + 4, left, left + 4, left + 3);
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    corners: Uint32Array.from(corners),
    groups: new Uint16Array(corners.length / 3),
  };
}

/** Returns how much of the sky reaches a point: less near the ground. */
export function shaded(bottom: number): (y: number) => number {
  return (y) => (bottom > 0.4 ? 1 : 0.6 + 0.4 * Math.min(1, Math.max(0, y) / 0.5));
}

/** Returns the shape with bumps and hollows. With `keepsHeight` the foot of a hill stays on the ground. */
export function dented(shape: Shape, rough: number, seed: number, keepsHeight = false): Shape {
  const positions = Float32Array.from(shape.positions);
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at] as number, positions[at + 1] as number, positions[at + 2] as number];
    const out =
      1 +
      rough * (noise(x * 2.3 + seed, z * 2.3 + y * 1.7 + seed) - 0.5) +
      rough * 0.4 * (noise(x * 6 + seed, z * 6 + y * 5) - 0.5);
    positions[at] = x * out;
    positions[at + 1] = keepsHeight ? y : y * out;
    positions[at + 2] = z * out;
  }
  const normals = Float32Array.from(shape.normals);
  for (let at = 0; at < normals.length; at += 3) {
    const [x, z] = [positions[at] as number, positions[at + 2] as number];
    normals[at] = (normals[at] as number) + rough * (noise(x * 7 + seed, z * 7) - 0.5);
    normals[at + 2] = (normals[at + 2] as number) + rough * (noise(x * 7 + 9, z * 7 + seed) - 0.5);
  }
  return { ...shape, positions, normals };
}

/** Returns a round hill one unit high and two wide. */
export function hillForm(around: number, rough: number, seed: number): Shape {
  const rings = 8;
  const profile = Array.from({ length: rings + 1 }, (_, ring) => {
    const up = ring / rings;
    return [ring === rings ? 0.001 : Math.sqrt(1 - up), up] as const;
  });
  return dented(lathe(profile, around), rough * 0.7, seed, true);
}
