import { unit, type Vector } from './matrix.ts';
import type { Shape } from './mesh.ts';

/** Returns the distance of a point from a form: negative inside of it. */
export type DistanceField = (x: number, y: number, z: number) => number;

/** Corners of a cell, and the pairs of them that its edges connect. */
const CORNERS = Array.from({ length: 8 }, (_, corner) => [corner & 1, (corner >> 1) & 1, corner >> 2] as const);
const EDGES = CORNERS.flatMap((_, corner) =>
  [1, 2, 4].filter((bit) => !(corner & bit)).map((bit) => [corner, corner | bit] as const),
);
/** Distance over which a slope is measured, in cells. */
const STEP = 0.2;

/**
 * Returns the surface of a form as a surface net: one vertex in each cell that it passes through, and a quad around each
 * edge that crosses it. All of it is one smooth group.
 * @param from corner of the box that contains the form, with a cell to spare on each side
 * @param cell side of a cell
 */
export function surfaceNet(field: DistanceField, from: Vector, to: Vector, cell: number): Shape {
  const counts = [0, 1, 2].map((axis) => Math.ceil(((to[axis] as number) - (from[axis] as number)) / cell) + 1);
  const [columns, rows, layers] = counts as [number, number, number];
  const strides = [1, columns, columns * rows] as const;
  const values = new Float32Array(columns * rows * layers);
  const placeOf = (i: number, j: number, k: number): Vector => [
    from[0] + i * cell,
    from[1] + j * cell,
    from[2] + k * cell,
  ];
  for (let at = 0, k = 0; k < layers; k += 1)
    for (let j = 0; j < rows; j += 1)
      for (let i = 0; i < columns; i += 1, at += 1) values[at] = field(...placeOf(i, j, k));
  const valueAt = (at: number) => values[at] as number;
  const slopeAt = (x: number, y: number, z: number): Vector => {
    const step = cell * STEP;
    return unit([
      field(x + step, y, z) - field(x - step, y, z),
      field(x, y + step, z) - field(x, y - step, z),
      field(x, y, z + step) - field(x, y, z - step),
    ]);
  };
  const positions: number[] = [];
  const normals: number[] = [];
  const vertices = new Int32Array(values.length).fill(-1);
  for (let k = 0; k + 1 < layers; k += 1)
    for (let j = 0; j + 1 < rows; j += 1)
      for (let i = 0; i + 1 < columns; i += 1) {
        const at = i + j * strides[1] + k * strides[2];
        const middle = crossing((corner) => valueAt(at + offset(corner, strides)));
        if (!middle) continue;
        const [x, y, z] = placeOf(i + middle[0], j + middle[1], k + middle[2]);
        const slope = slopeAt(x, y, z);
        const away = field(x, y, z);
        vertices[at] = positions.length / 3;
        positions.push(x - slope[0] * away, y - slope[1] * away, z - slope[2] * away);
        normals.push(...slope);
      }
  const corners: number[] = [];
  for (let at = 0; at < values.length; at += 1)
    for (let axis = 0; axis < 3; axis += 1) {
      const along = strides[axis] as number;
      const isInside = valueAt(at) < 0;
      if (at + along >= values.length || isInside === valueAt(at + along) < 0) continue;
      const [u, v] = [strides[(axis + 1) % 3] as number, strides[(axis + 2) % 3] as number];
      const quad = [at, at - u, at - u - v, at - v].map((one) => vertices[one] ?? -1);
      if (quad.some((vertex) => vertex < 0)) continue;
      const [a, b, c, d] = (isInside ? quad : quad.toReversed()) as [number, number, number, number];
      corners.push(a, b, c, a, c, d);
    }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: new Float32Array((positions.length / 3) * 2),
    corners: Uint32Array.from(corners),
    groups: new Uint16Array(corners.length / 3),
  };
}

function offset(corner: number, strides: readonly [number, number, number]): number {
  const [x, y, z] = CORNERS[corner] as (typeof CORNERS)[number];
  return x + y * strides[1] + z * strides[2];
}

/** Returns the mean of the points where the surface crosses a cell's edges, in cells; undefined if it does not. */
function crossing(distanceAt: (corner: number) => number): Vector | undefined {
  let count = 0;
  const sum: [number, number, number] = [0, 0, 0];
  for (const [one, other] of EDGES) {
    const [a, b] = [distanceAt(one), distanceAt(other)];
    if (a < 0 === b < 0) continue;
    const share = a / (a - b);
    const [from, to] = [CORNERS[one], CORNERS[other]] as [Vector, Vector];
    for (const axis of [0, 1, 2] as const) sum[axis] += from[axis] + (to[axis] - from[axis]) * share;
    count += 1;
  }
  return count === 0 ? undefined : [sum[0] / count, sum[1] / count, sum[2] / count];
}
