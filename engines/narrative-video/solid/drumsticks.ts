import { product, scaled } from '../../drawing/solids/matrix.ts';
import type { Mesh } from '../../drawing/solids/mesh.ts';
import type { Anchors, Placed } from './solid-figure.ts';

/** Returns a stick in each hand of a drummer. */
export function drumsticks(mesh: Mesh, { leftHand, rightHand }: Anchors, scale: number): Placed[] {
  return [leftHand, rightHand].map((hand) => ({ mesh, matrix: product(hand, scaled(scale)) }));
}
