import { aligned, product, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { sphere } from '../../../drawing/solids/shapes.ts';
import type { Grip } from '../../acting/pose.ts';

/** How far each finger is bent, starting with the thumb: 0 is straight, 1 is in the palm. */
const CURLS: Readonly<Record<Grip, readonly [number, number, number, number]>> = {
  relaxed: [0.25, 0.3, 0.38, 0.45],
  flat: [0.1, 0.08, 0.1, 0.14],
  open: [0, 0, 0, 0.05],
  fist: [0.7, 1, 1, 1],
  point: [0.6, 0, 1, 1],
  hold: [0.5, 0.72, 0.75, 0.8],
};

/**
 * Builds a hand one unit long, which hangs from the wrist at the origin with its palm toward the body. It has a palm, a
 * thumb and three fingers.
 */
export function handOf(grip: Grip, side: 1 | -1, skin: Surface, sides: number): Mesh {
  const ball = sphere(sides, Math.max(3, Math.round(sides * 0.66)));
  const builder = new MeshBuilder();
  const [thumb, ...fingers] = CURLS[grip];
  builder.add(ball, skin, product(shifted(0, -0.3, 0), scaled(0.17, 0.34, 0.28)));
  const bar = (from: Vector, to: Vector, radius: number) => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    builder.add(
      ball,
      skin,
      product(aligned(from, to), shifted(0, long / 2, 0), scaled(radius, long / 2 + radius * 0.6, radius)),
    );
  };
  fingers.forEach((curl, finger) => {
    const z = 0.17 - finger * 0.17;
    const knuckle: Vector = [0, -0.5, z];
    const inward = -side;
    const bend = curl * 1.5;
    const middle: Vector = [inward * Math.sin(bend) * 0.22, -0.5 - Math.cos(bend) * 0.22, z];
    const tip: Vector = [middle[0] + inward * Math.sin(bend * 2) * 0.2, middle[1] - Math.cos(bend * 2) * 0.2, z];
    bar(knuckle, middle, 0.1);
    bar(middle, tip, 0.088);
  });
  const root: Vector = [0, -0.22, 0.2];
  const end: Vector = [-side * thumb * 0.2, -0.48, 0.42 - thumb * 0.18];
  bar(root, end, 0.1);
  return builder.mesh();
}

/** Builds a shoe one unit long from heel to toe, with its ankle at the origin. */
export function shoeOf(sides: number, surface: Surface, sole: Surface): Mesh {
  const ball = sphere(sides, Math.max(3, Math.round(sides * 0.66)));
  const builder = new MeshBuilder();
  builder.add(ball, surface, product(shifted(0, -0.22, 0.42), scaled(0.24, 0.24, 0.42)));
  builder.add(ball, surface, product(shifted(0, -0.12, 0.08), scaled(0.22, 0.3, 0.3)));
  builder.add(ball, sole, product(shifted(0, -0.38, 0.31), scaled(0.25, 0.1, 0.53)));
  return builder.mesh();
}
