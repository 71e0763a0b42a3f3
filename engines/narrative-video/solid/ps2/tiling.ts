import type { Shape } from '../../../drawing/solids/mesh.ts';

/** Size of a texture on things, meters. Stretched over a whole wall, single texels would look like camouflage. */
const TEXTURE = 1.6;
/** Part of a unit normal from which a side is level or faces that way. */
const FACES = 0.8;

/**
 * Returns the shape with textures of one size on all flat sides, however large they are.
 * @param isRound whether only its level ends are flat: their texture would run to the middle like a fan
 */
export function tiled(shape: Shape, isRound: boolean): Shape {
  const { positions, normals } = shape;
  const uvs = Float32Array.from(shape.uvs);
  for (let vertex = 0; vertex * 3 < positions.length; vertex += 1) {
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    const [across = 0, up = 0] = normals.subarray(vertex * 3, vertex * 3 + 2);
    if (Math.abs(up) > FACES) uvs.set([x / TEXTURE, z / TEXTURE], vertex * 2);
    else if (!isRound) uvs.set([(Math.abs(across) > FACES ? z : x) / TEXTURE, -y / TEXTURE], vertex * 2);
  }
  return { ...shape, uvs };
}
