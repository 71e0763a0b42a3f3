import { product, scaled, shifted } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { sphere } from '../../../drawing/solids/shapes.ts';

/** Builds a shoe one unit long from heel to toe, with its ankle at the origin. */
export function shoeOf(sides: number, surface: Surface, sole: Surface): Mesh {
  const ball = sphere(sides, Math.max(3, Math.round(sides * 0.66)));
  const builder = new MeshBuilder();
  builder.add(ball, surface, product(shifted(0, -0.22, 0.42), scaled(0.24, 0.24, 0.42)));
  builder.add(ball, surface, product(shifted(0, -0.12, 0.08), scaled(0.22, 0.3, 0.3)));
  builder.add(ball, sole, product(shifted(0, -0.38, 0.31), scaled(0.25, 0.1, 0.53)));
  return builder.mesh();
}
