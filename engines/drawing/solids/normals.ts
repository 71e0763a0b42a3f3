/**
 * Returns the mean normal of the triangles around each vertex of a closed form in rows. The two edges of the seam, the
 * first and the last vertex of each row, share their normals.
 * @param row number of vertices in a row
 */
export function meanNormals(positions: Float32Array, corners: Uint32Array, row: number): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let at = 0; at < corners.length; at += 3) addTriangle(normals, positions, corners, at);
  for (let first = 0; first < normals.length; first += row * 3) {
    const last = first + (row - 1) * 3;
    for (let axis = 0; axis < 3; axis += 1) {
      const sum = (normals[first + axis] as number) + (normals[last + axis] as number);
      normals[first + axis] = sum;
      normals[last + axis] = sum;
    }
  }
  for (let at = 0; at < normals.length; at += 3) lengthen(normals, positions, at);
  return normals;
}

/** Adds a triangle's normal, times twice its area, to those of its corners. @param first index of its first corner */
function addTriangle(normals: Float32Array, positions: Float32Array, corners: Uint32Array, first: number): void {
  const a = (corners[first] as number) * 3;
  const b = (corners[first + 1] as number) * 3;
  const c = (corners[first + 2] as number) * 3;
  const ax = (positions[b] as number) - (positions[a] as number);
  const ay = (positions[b + 1] as number) - (positions[a + 1] as number);
  const az = (positions[b + 2] as number) - (positions[a + 2] as number);
  const bx = (positions[c] as number) - (positions[a] as number);
  const by = (positions[c + 1] as number) - (positions[a + 1] as number);
  const bz = (positions[c + 2] as number) - (positions[a + 2] as number);
  addNormal(normals, a, ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  addNormal(normals, b, ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  addNormal(normals, c, ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
}

function addNormal(normals: Float32Array, at: number, x: number, y: number, z: number): void {
  normals[at] = (normals[at] as number) + x;
  normals[at + 1] = (normals[at + 1] as number) + y;
  normals[at + 2] = (normals[at + 2] as number) + z;
}

/** Gives a vertex's normal a length of 1. */
function lengthen(normals: Float32Array, positions: Float32Array, at: number): void {
  const x = normals[at] as number;
  const y = normals[at + 1] as number;
  const z = normals[at + 2] as number;
  const length = Math.hypot(x, y, z);
  // Triangles at the poles may have no area. The normal there points straight up or down.
  const hasArea = length > 1e-9;
  normals[at] = hasArea ? x / length : 0;
  normals[at + 1] = hasArea ? y / length : Math.sign(positions[at + 1] as number);
  normals[at + 2] = hasArea ? z / length : 0;
}
