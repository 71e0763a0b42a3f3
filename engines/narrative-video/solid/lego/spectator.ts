import { product, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../../drawing/solids/mesh.ts';
import { lathe } from '../../../drawing/solids/shapes.ts';
import { block } from './bricks.ts';

/** The head of a minifigure with its stud, one unit wide: radii and heights. */
const HEAD = lathe(
  [
    [0, 0],
    [0.34, 0],
    [0.48, 0.12],
    [0.5, 0.24],
    [0.5, 0.72],
    [0.46, 0.86],
    [0.26, 0.92],
    [0.26, 1.08],
    [0.23, 1.12],
    [0, 1.12],
  ],
  16,
);
/** Sizes of a toy's head and torso relative to a person's, whose shoulders are broader than the head. */
const WIDER = { head: 1.3, torso: 1.06 };

/**
 * Adds a piece of a minifigure that is seen from behind, such as one of an audience.
 * @param at middle of the underside, meters
 * @param size diameters of the person's part, meters
 */
export function addSpectator(
  into: MeshBuilder,
  piece: 'head' | 'torso',
  at: Vector,
  size: Vector,
  surface: Surface,
): void {
  const by = WIDER[piece];
  if (piece === 'head') into.add(HEAD, surface, product(shifted(...at), scaled(size[0] * by)));
  else into.add(block(size[0] * by, size[1] * 0.9, size[2] * by, at[2]), surface, shifted(...at));
}
