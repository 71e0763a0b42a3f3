import { type Matrix, pitched, product, scaled, shifted } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { arch, pill } from '../../../drawing/solids/shapes.ts';
import { BALL, GLOSSY, LACQUER, MATTE, type Plastic } from './shapes.ts';

const RING = arch(1, 0.1, 0, 2 * Math.PI, 64, 14);
const DISC = pill(64, 1, 0.12, 0.04);

interface MedalColors {
  rim?: string;
  disc: string;
  /** Of a boss in its middle. */
  boss?: string;
  /** How much light the plate emits, in shares of its color. */
  glow?: number;
}

/**
 * A round plate that faces the z axis of its place.
 * @param radius inside the rim, meters @returns where a print on it is
 */
export function addMedal(
  into: MeshBuilder,
  plastic: Plastic,
  place: Matrix,
  radius: number,
  { rim, disc, boss, glow = 0 }: MedalColors,
): { at: Matrix; radius: number } {
  const facing = product(place, scaled(radius), pitched(Math.PI / 2));
  into.add(DISC, plastic(disc, { ...MATTE, glow }), facing);
  if (rim) into.add(RING, plastic(rim, GLOSSY), product(place, shifted(0, 0, 0.1 * radius), scaled(radius * 1.06)));
  if (boss)
    into.add(
      BALL,
      plastic(boss, LACQUER),
      product(place, shifted(0, 0, 0.1 * radius), scaled(radius * 0.3, radius * 0.3, radius * 0.16)),
    );
  return { at: product(place, shifted(0, 0, 0.28 * radius)), radius: radius * (rim ? 0.985 : 1) };
}
