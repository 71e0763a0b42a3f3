import type { Shape, Texture } from '../../../drawing/solids/mesh.ts';

/** Pixels of a strip's height. Strips follow the outline, and whatever is cut out is out of focus. */
const ROW = 3;
/** Opacity from which a pixel belongs to the picture, 0 to 255. */
const OPAQUE = 128;
/** How far the normals at the outline turn to the side, radians: a flat picture would be lit like a wall. */
const ROUND = 1.1;

/**
 * Returns the opaque parts of a picture as a shape that faces the viewer, in strips, with the picture on it. It is lit as
 * if it were round. Its middle is at x 0.
 * @param meters size of a pixel
 * @param below pixels below the ground
 */
export function cutOut(picture: Texture, meters: number, below: number): Shape {
  const { width, height } = picture;
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const corners: number[] = [];
  const vertex = (x: number, y: number, side: number) => {
    positions.push((x - width / 2) * meters, (height - below - y) * meters, 0);
    normals.push(Math.sin(side * ROUND), 0, Math.cos(side * ROUND));
    uvs.push(x / width, y / height);
  };
  for (let top = 0; top < height; top += ROW) {
    for (const [from, to] of runsIn(picture, Math.min(height - 1, top + (ROW >> 1)))) {
      const first = positions.length / 3;
      const [low, middle] = [Math.min(height, top + ROW), (from + to) / 2];
      for (const y of [top, low]) {
        vertex(from, y, -1);
        vertex(middle, y, 0);
        vertex(to, y, 1);
      }
      corners.push(...[3, 4, 1, 3, 1, 0, 4, 5, 2, 4, 2, 1].map((corner) => first + corner));
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

/** Returns where the opaque runs of a row of pixels begin and end. */
function runsIn({ width, data }: Texture, row: number): [from: number, to: number][] {
  const runs: [number, number][] = [];
  let from = -1;
  for (let x = 0; x <= width; x += 1) {
    const isOpaque = x < width && (data[(row * width + x) * 4 + 3] ?? 0) >= OPAQUE;
    if (isOpaque && from < 0) from = x;
    if (!isOpaque && from >= 0) {
      runs.push([from, x]);
      from = -1;
    }
  }
  return runs;
}
