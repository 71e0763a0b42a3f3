import { type Matrix, pitched, product, scaled, shifted } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { arch, pill } from '../../../drawing/solids/shapes.ts';
import { GLOSSY, MATTE, type Plastic } from './shapes.ts';

const RING = arch(1, 0.1, 0, 2 * Math.PI, 96, 16);
const DISC = pill(80, 1, 0.12, 0.04);

interface MedalColors {
  rim: string;
  disc: string;
  /** How much light the plate emits, in shares of its color. */
  glow?: number;
}

/** How far a print is before the plate of a disc, in radii: beyond all that is on the plate. */
const RELIEF = 0.28;

/**
 * A round plate with a rim that faces the z axis of its place.
 * @param radius inside the rim, meters @returns where a print on it is
 */
export function addMedal(
  into: MeshBuilder,
  plastic: Plastic,
  place: Matrix,
  radius: number,
  { rim, disc, glow = 0 }: MedalColors,
): { at: Matrix; radius: number } {
  into.add(DISC, plastic(disc, { ...MATTE, glow }), product(place, scaled(radius), pitched(Math.PI / 2)));
  into.add(RING, plastic(rim, GLOSSY), product(place, shifted(0, 0, 0.1 * radius), scaled(radius * 1.06)));
  return { at: product(place, shifted(0, 0, RELIEF * radius)), radius: radius * 0.985 };
}
