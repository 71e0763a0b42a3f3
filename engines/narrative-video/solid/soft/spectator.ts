import { chanceOf } from '../../../drawing/chance.ts';
import { hex, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import { product, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../../drawing/solids/mesh.ts';
import { sphere } from '../../../drawing/solids/shapes.ts';

const BALL = sphere(12);
/** How much light skin and hair have more than the silhouette of somebody in the dark of an audience. */
const [SKIN, HAIR] = [0.34, 0.07];
const TAN = hex('#a8683c');

/**
 * Adds the head of somebody who is seen from behind: hair in one of several cuts, ears and a neck.
 * @param at middle of the underside, meters
 * @param size diameters, meters
 */
export function addHeadFromBehind(
  into: MeshBuilder,
  at: Vector,
  size: Vector,
  color: Rgb,
  surfaceOf: (color: Rgb) => Surface,
): void {
  const [skin, hair] = [surfaceOf(mix(color, TAN, SKIN)), surfaceOf(lighten(color, HAIR))];
  const [half, tall] = [size[0] / 2, size[1]];
  const ball = (surface: Surface, [x, y, z]: Vector, [wide, high, deep]: Vector) =>
    into.add(
      BALL,
      surface,
      product(
        shifted(at[0] + x * half, at[1] + y * tall, at[2] + z * half),
        scaled(wide * half, high * tall, deep * half),
      ),
    );
  ball(skin, [0, 0.42, -0.1], [0.9, 0.5, 0.9]);
  ball(skin, [0, -0.08, 0], [0.42, 0.3, 0.42]);
  for (const side of [-1, 1]) ball(skin, [side * 0.95, 0.42, 0], [0.16, 0.12, 0.14]);
  ball(hair, [0, 0.58, 0.06], [1.02, 0.48, 1.02]);
  const cut = chanceOf(`${at.join()}/cut`).pick(['short', 'bun', 'tail', 'long'] as const);
  if (cut === 'bun') ball(hair, [0, 1.08, 0.1], [0.44, 0.2, 0.44]);
  if (cut === 'tail') ball(hair, [0, 0.3, 0.96], [0.26, 0.42, 0.26]);
  if (cut === 'long') ball(hair, [0, 0.22, 0.2], [1.04, 0.56, 0.94]);
}
