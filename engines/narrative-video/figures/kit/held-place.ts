import { clamp } from '../../../drawing/motion.ts';
import { ADULT } from '../../acting/kinematics.ts';
import type { FigureState } from '../figure.ts';
import type { Body, Side } from './body-cut.ts';
import type { HeldThing } from './held-thing.ts';
import { between, type Rig, type Spot } from './rig.ts';

/** Where a thing lies. */
export interface Laid {
  /** Its origin, in pixels. */
  x: number;
  y: number;
  /** Clockwise, in radians. */
  turn: number;
  /** Width and length relative to those it is drawn with. A negative width mirrors it. */
  wide: number;
  long?: number;
}

/** Sizes of things for figures with short and long arms. */
const [SHORTEST, LONGEST] = [0.85, 1.1];

/** Returns where a hand holds something. */
export function gripOf({ joints }: Rig, side: Side): Spot {
  return between(joints[`${side}Wrist`], joints[`${side}Hand`], 0.45);
}

/** Returns the name of what a figure holds, if it holds anything. */
export function heldName({ held }: FigureState): string | undefined {
  return held?.left ?? held?.right;
}

/** Returns the pixels for a hundredth of the figure's height in a thing that fits its arms. */
export function armScale({ rig, proportions }: Body): number {
  const arm = (proportions.upperArm + proportions.forearm) / (ADULT.upperArm + ADULT.forearm);
  return (rig.height / 100) * clamp(arm, SHORTEST, LONGEST);
}

/** Most that an instrument is enlarged for a figure with a large head, beside which the usual size looks like a toy. */
const LARGEST = 1.25;

/** Returns the same for an instrument, which has to fit the head too. */
export function instrumentScale(body: Body): number {
  return armScale(body) * clamp(body.proportions.head / ADULT.head / 1.25, 1, LARGEST);
}

/**
 * Draws a thing where it lies, as the look shows it.
 * @param drawn how drawings show it
 */
export function drawLaid(
  { brush, paint, thing, state }: Body,
  name: string,
  drawn: HeldThing,
  scale: number,
  { x, y, turn, wide, long = 1 }: Laid,
): void {
  if (state.isHeldUnseen) return;
  const { context } = brush;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(scale * wide, -scale * long);
  (thing?.(name, drawn) ?? drawn)(brush.scaled(scale), paint, 1);
  context.restore();
}
