import { type Matrix, pitched, rolled, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import type { Shape, Surface } from '../../../drawing/solids/mesh.ts';
import { arch, roundedBox } from '../../../drawing/solids/shapes.ts';
import { MATTE, SMALL_BALL, type Vinyl } from './shapes.ts';

/** Stripes around the neck, and along the end that hangs down. */
const [AROUND, DOWN] = [14, 6] as const;
/** One stripe of the knitted tube around the neck. It reaches a little under the next one. */
const STRIPE = arch(0.335, 0.125, 0, (2.2 * Math.PI) / AROUND, 5, 12);
const SQUARE = roundedBox(0.25, 0.105, 0.09, 0.04, 3);
const FRINGE = roundedBox(0.045, 0.12, 0.045, 0.02, 2);

/** A knitted scarf with wide stripes around the neck of a body, in the trunk's space. One end hangs over the chest. */
export function addScarf(add: (shape: Shape, surface: Surface, ...at: Matrix[]) => void, vinyl: Vinyl): void {
  const wool = [vinyl('#ffd27a', MATTE), vinyl('#23416f', MATTE)] as const;
  const ring = [shifted(0, 0.5, -0.03), pitched(Math.PI / 2 - 0.16), scaled(1.1, 1.02, 1.1)] as const;
  for (let index = 0; index < AROUND; index++)
    add(STRIPE, wool[index % 2 ? 1 : 0], ...ring, rolled((index / AROUND) * 2 * Math.PI));
  const end = [shifted(-0.17, 0.36, 0.39), turned(-0.3), rolled(-0.14), pitched(-0.16)] as const;
  add(SMALL_BALL, wool[0], shifted(-0.16, 0.47, 0.36), scaled(0.16, 0.14, 0.13));
  for (let index = 0; index < DOWN; index++)
    add(SQUARE, wool[index % 2 ? 0 : 1], ...end, shifted(0, -0.09 * index - 0.03, 0.014 * index));
  for (const side of [-1.5, -0.5, 0.5, 1.5])
    add(FRINGE, wool[0], ...end, shifted(side * 0.06, -0.09 * DOWN - 0.02, 0.014 * DOWN));
}
