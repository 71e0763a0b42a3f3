import { unit, type Vector } from './matrix.ts';
import type { Shape } from './mesh.ts';

/** Returns the distance of a point from a form: negative inside of it. */
export type DistanceField = (x: number, y: number, z: number) => number;

/** The corners that each edge of a cell connects, two numbers for each. Bits tell a corner's side along x, y and z. */
const EDGES = Uint8Array.from(
  Array.from({ length: 8 }, (_, corner) => corner).flatMap((corner) =>
    [1, 2, 4].filter((bit) => !(corner & bit)).flatMap((bit) => [corner, corner | bit]),
  ),
);
/** Distance over which a slope is measured, in cells. */
const STEP = 0.2;

/** A grid of distances, and the surface that was found in it so far. */
interface Net {
  field: DistanceField;
  /** The first corner of the grid, and the side of a cell. */
  from: Vector;
  cell: number;
  columns: number;
  /** Distances between neighbors along x, y and z in `values`. */
  strides: readonly [number, number, number];
  values: Float32Array;
  /** The vertex of each cell, -1 if the surface does not pass through it. */
  vertices: Int32Array;
  positions: number[];
  normals: number[];
  corners: number[];
}

/**
 * Returns the surface of a form as a surface net: one vertex in each cell that it passes through, and a quad around each
 * edge that crosses it. All of it is one smooth group.
 * @param from corner of the box that contains the form, with a cell to spare on each side
 * @param cell side of a cell
 */
export function surfaceNet(field: DistanceField, from: Vector, to: Vector, cell: number): Shape {
  const counts = [0, 1, 2].map((axis) => Math.ceil(((to[axis] as number) - (from[axis] as number)) / cell) + 1);
  const [columns, rows, layers] = counts as [number, number, number];
  const values = new Float32Array(columns * rows * layers);
  const net: Net = {
    ...{ field, from, cell, columns, strides: [1, columns, columns * rows], values },
    ...{ vertices: new Int32Array(values.length).fill(-1), positions: [], normals: [], corners: [] },
  };
  // V8 keeps the code of functions for the next form, but not that of long loops.
  for (let k = 0; k < layers; k += 1) for (let j = 0; j < rows; j += 1) measureRow(net, j, k);
  for (let k = 0; k + 1 < layers; k += 1) for (let j = 0; j + 1 < rows; j += 1) placeRow(net, j, k);
  for (let at = 0; at < values.length; at += 1)
    for (let axis = 0; axis < 3; axis += 1) connect(net, at, axis as 0 | 1 | 2);
  const { positions, normals, corners } = net;
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: new Float32Array((positions.length / 3) * 2),
    corners: Uint32Array.from(corners),
    groups: new Uint16Array(corners.length / 3),
  };
}

function measureRow({ field, from, cell, columns, strides, values }: Net, j: number, k: number): void {
  const first = j * strides[1] + k * strides[2];
  for (let i = 0; i < columns; i += 1)
    values[first + i] = field(from[0] + i * cell, from[1] + j * cell, from[2] + k * cell);
}

/** Places the vertices of a row of cells. */
function placeRow(net: Net, j: number, k: number): void {
  const { field, from, cell, columns, strides, vertices, positions, normals } = net;
  for (let i = 0; i + 1 < columns; i += 1) {
    const at = i + j * strides[1] + k * strides[2];
    const middle = crossing(net, at);
    if (!middle) continue;
    const x = from[0] + (i + middle[0]) * cell;
    const y = from[1] + (j + middle[1]) * cell;
    const z = from[2] + (k + middle[2]) * cell;
    const slope = slopeAt(field, x, y, z, cell * STEP);
    const away = field(x, y, z);
    vertices[at] = positions.length / 3;
    positions.push(x - slope[0] * away, y - slope[1] * away, z - slope[2] * away);
    normals.push(...slope);
  }
}

/** Returns the mean of the points where the surface crosses a cell's edges, in cells; undefined if it does not. */
function crossing({ values, strides }: Net, at: number): Vector | undefined {
  let count = 0;
  let [x, y, z] = [0, 0, 0];
  for (let edge = 0; edge < EDGES.length; edge += 2) {
    const from = EDGES[edge] as number;
    const to = EDGES[edge + 1] as number;
    const a = values[at + offset(from, strides)] as number;
    const b = values[at + offset(to, strides)] as number;
    if (a < 0 === b < 0) continue;
    const share = a / (a - b);
    x += (from & 1) + ((to & 1) - (from & 1)) * share;
    y += ((from >> 1) & 1) + (((to >> 1) & 1) - ((from >> 1) & 1)) * share;
    z += (from >> 2) + ((to >> 2) - (from >> 2)) * share;
    count += 1;
  }
  return count === 0 ? undefined : [x / count, y / count, z / count];
}

function offset(corner: number, strides: Net['strides']): number {
  return (corner & 1) + ((corner >> 1) & 1) * strides[1] + (corner >> 2) * strides[2];
}

function slopeAt(field: DistanceField, x: number, y: number, z: number, step: number): Vector {
  return unit([
    field(x + step, y, z) - field(x - step, y, z),
    field(x, y + step, z) - field(x, y - step, z),
    field(x, y, z + step) - field(x, y, z - step),
  ]);
}

/** Adds the quad around the edge that leads from a corner of the grid along an axis, if the surface crosses it. */
function connect({ values, vertices, strides, corners }: Net, at: number, axis: 0 | 1 | 2): void {
  const along = strides[axis];
  const isInside = (values[at] as number) < 0;
  if (at + along >= values.length || isInside === (values[at + along] as number) < 0) return;
  const u = strides[(axis + 1) % 3] as number;
  const v = strides[(axis + 2) % 3] as number;
  const a = vertices[at] ?? -1;
  const b = vertices[at - u] ?? -1;
  const c = vertices[at - u - v] ?? -1;
  const d = vertices[at - v] ?? -1;
  if (a < 0 || b < 0 || c < 0 || d < 0) return;
  if (isInside) corners.push(a, b, c, a, c, d);
  else corners.push(d, c, b, d, b, a);
}
