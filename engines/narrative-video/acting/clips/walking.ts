import type { Clip, Keyframe } from '../clip.ts';
import { mirrored, over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

/**
 * One step with the left foot in front, in the usual key poses of animation: contact, down, passing, up. The other step
 * mirrors it.
 */
const STEP: readonly Keyframe[] = [
  {
    at: 0,
    torso: { bend: 0.05, twist: -0.14, sway: 0 },
    body: { roll: 0 },
    head: { turn: 0.1, nod: 0.02 },
    leftLeg: { swing: 0.42, bend: 0.06, spread: 0.02 },
    rightLeg: { swing: -0.36, bend: 0.28, spread: 0.02 },
    leftArm: { swing: -0.42, bend: 0.22, spread: 0.12, twist: 0.25 },
    rightArm: { swing: 0.4, bend: 0.5, spread: 0.12, twist: 0.25 },
  },
  {
    at: 0.14,
    torso: { bend: 0.085, sway: -0.03 },
    body: { roll: -0.045 },
    head: { nod: 0.05 },
    leftLeg: { swing: 0.4, bend: 0.36 },
    rightLeg: { swing: -0.32, bend: 0.72 },
    leftArm: { swing: -0.46, bend: 0.16 },
    rightArm: { swing: 0.44, bend: 0.58 },
  },
  {
    at: 0.25,
    torso: { bend: 0.06, sway: 0.03 },
    body: { roll: -0.06 },
    leftLeg: { swing: 0.1, bend: 0.1, spread: -0.03 },
    rightLeg: { swing: 0.28, bend: 1.05, spread: 0.04 },
    leftArm: { swing: -0.08, bend: 0.2 },
    rightArm: { swing: 0.06, bend: 0.36 },
  },
  {
    at: 0.37,
    torso: { bend: 0.03 },
    body: { roll: -0.03 },
    head: { nod: -0.01 },
    leftLeg: { swing: -0.14, bend: 0.04 },
    rightLeg: { swing: 0.56, bend: 0.75 },
  },
];

/** Returns the keyframes of one side, followed by the mirrored keyframes `half` later. */
export function bothSides(step: readonly Keyframe[], half: number): Keyframe[] {
  const other = step.map(({ at, leftReach, rightReach, ...pose }) => ({
    at: at + half,
    ...mirrored(pose),
    ...(rightReach && { leftReach: rightReach }),
    ...(leftReach && { rightReach: leftReach }),
  }));
  return [...step, ...other];
}

/** Takes two steps in two beats. */
export const walk: Clip = {
  base: over(UPRIGHT_POSE, { leftLeg: { twist: -0.1 }, rightLeg: { twist: -0.1 } }),
  counts: 'beats',
  length: 2,
  repeats: true,
  travels: 0.78,
  keyframes: bothSides(
    STEP.map((keyframe) => ({ ...keyframe, at: keyframe.at * 2 })),
    1,
  ),
};
