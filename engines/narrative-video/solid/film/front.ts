import type { Vector } from '../../../drawing/solids/matrix.ts';
import type { Shape } from '../../../drawing/solids/mesh.ts';

/** Distance of a printed front from the wall behind it, meters. */
const GAP = 0.02;

/** Returns the front and the two sides of a block, as rectangles on which a house front can be printed. */
export function frontOf([width, height, depth]: Vector): Shape {
  const [w, d] = [width / 2 + GAP, depth / 2 + GAP];
  const faces: readonly (readonly [from: Vector, to: Vector, normal: Vector, share: number])[] = [
    [[-w, 0, d], [w, 0, d], [0, 0, 1], 1],
    [[w, 0, d], [w, 0, -d], [1, 0, 0], depth / width],
    [[-w, 0, -d], [-w, 0, d], [-1, 0, 0], depth / width],
  ];
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const corners: number[] = [];
  for (const [index, [from, to, normal, share]] of faces.entries()) {
    positions.push(...from, ...to, to[0], height, to[2], from[0], height, from[2]);
    for (let corner = 0; corner < 4; corner += 1) normals.push(...normal);
    uvs.push(0, 1, share, 1, share, 0, 0, 0);
    corners.push(...[0, 1, 2, 0, 2, 3].map((corner) => index * 4 + corner));
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    corners: Uint32Array.from(corners),
    groups: Uint16Array.from([0, 0, 1, 1, 2, 2]),
  };
}
