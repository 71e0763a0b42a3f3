/**
 * Returns the mean normal of the triangles around each vertex of a closed form in rows. The two edges of the seam, the
 * first and the last vertex of each row, share their normals.
 * @param row number of vertices in a row
 */
export function meanNormals(positions: Float32Array, corners: Uint32Array, row: number): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [(corners[at] as number) * 3, (corners[at + 1] as number) * 3, (corners[at + 2] as number) * 3];
    const side = (from: number, to: number) =>
      [0, 1, 2].map((axis) => (positions[to + axis] as number) - (positions[from + axis] as number));
    const [[ax = 0, ay = 0, az = 0], [bx = 0, by = 0, bz = 0]] = [side(a, b), side(a, c)];
    const normal = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    for (const corner of [a, b, c])
      for (let axis = 0; axis < 3; axis += 1)
        normals[corner + axis] = (normals[corner + axis] as number) + (normal[axis] ?? 0);
  }
  for (let first = 0; first < normals.length; first += row * 3) {
    const last = first + (row - 1) * 3;
    for (let axis = 0; axis < 3; axis += 1) {
      const sum = (normals[first + axis] as number) + (normals[last + axis] as number);
      normals[first + axis] = sum;
      normals[last + axis] = sum;
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    const [x, y, z] = [normals[at] as number, normals[at + 1] as number, normals[at + 2] as number];
    const length = Math.hypot(x, y, z);
    // Triangles at the poles may have no area. The normal there points straight up or down.
    const out = length > 1e-9 ? [x / length, y / length, z / length] : [0, Math.sign(positions[at + 1] as number), 0];
    normals.set(out, at);
  }
  return normals;
}
