import type { Vector } from '../../../drawing/solids/matrix.ts';
import type { Joint } from '../../acting/skeleton.ts';
import type { Neighbor } from './contact.ts';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** How a figure stands at a moment. Lengths are in meters. */
export interface Stance {
  at(joint: Joint): Vector;
  height: number;
  /** Width of the body, and of its arms, relative to a medium build. */
  wide: number;
  arms: number;
  /** Where the chest faces. */
  front: Vector;
}

/** Returns the upper arm as a form that takes light from the body beside it. */
export function upperArm(side: Side, { at, height, arms }: Stance): Neighbor {
  return { from: at(`${side}Shoulder`), to: at(`${side}Elbow`), radius: height * 0.034 * arms };
}
