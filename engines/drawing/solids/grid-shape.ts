import { cross, minus, unit, type Vector } from './matrix.ts';
import type { Shape } from './mesh.ts';

/** Returns a point of a curved surface: `u` runs from left to right as seen from outside, `v` from top to bottom. */
export type CurvedSurface = (u: number, v: number) => Vector;

/** Distance in u and v over which a slope is measured. */
const STEP = 0.02;

/** Returns a smooth surface of columns and rows, with its texture over all of it. `u` and `v` go from 0 to 1. */
export function gridShape(columns: number, rows: number, point: CurvedSurface): Shape {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const corners: number[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [u, v] = [column / columns, row / rows];
      positions.push(...point(u, v));
      normals.push(...normalAt(point, u, v));
      uvs.push(u, v);
      if (row === rows || column === columns) continue;
      const a = row * (columns + 1) + column;
      const below = a + columns + 1;
      corners.push(a, below, below + 1, a, below + 1, a + 1);
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    corners: Uint32Array.from(corners),
    groups: new Uint16Array(corners.length / 3),
  };
}

/** Returns the direction that a surface faces. Where it ends in a point, the direction beside the point counts. */
function normalAt(point: CurvedSurface, u: number, v: number): Vector {
  const inner = Math.max(STEP, Math.min(1 - STEP, v));
  const across = minus(point(u + STEP, inner), point(u - STEP, inner));
  const along = minus(point(u, inner - STEP), point(u, inner + STEP));
  return unit(cross(across, along));
}

/** Returns the same surface seen from its other side. */
export function insideOut({ positions, normals, uvs, corners, groups }: Shape): Shape {
  return {
    positions,
    normals: normals.map((value) => -value),
    uvs,
    corners: corners.map((_, at) => corners[at % 3 === 0 ? at : at % 3 === 1 ? at + 1 : at - 1] as number),
    groups,
  };
}
