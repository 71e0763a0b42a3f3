import { IDENTITY, type Matrix, shifted } from '../../drawing/solids/matrix.ts';
import { flightOffset } from '../acting/flight.ts';
import type { FigureState } from '../figures/figure.ts';

/** Moves a thing that left the hand or the foot. */
export function flying({ flown, held, skeleton: { joints } }: FigureState, height: number): Matrix {
  if (!flown) return IDENTITY;
  const [x, y, z] = flightOffset(flown, held ? joints[held.left ? 'leftHand' : 'rightHand'] : [0, 0, 0]);
  return shifted(x * height, y * height, z * height);
}
