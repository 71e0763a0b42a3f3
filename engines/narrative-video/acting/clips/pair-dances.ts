import type { Clip, Keyframe } from '../clip.ts';
import { over } from '../pose-values.ts';
import { NEAR } from './embraces.ts';

/** Feet of a dancer who steps onto one leg, with the other one stretched behind, and who closes the feet, one heel up. */
const STEP = {
  onLeft: {
    leftLeg: { swing: 0.42, bend: 0.5, spread: 0.08 },
    rightLeg: { swing: -0.3, bend: 0.2, spread: 0.14 },
  },
  onRight: {
    leftLeg: { swing: -0.3, bend: 0.2, spread: 0.14 },
    rightLeg: { swing: 0.42, bend: 0.5, spread: 0.08 },
  },
  closeLeft: {
    leftLeg: { swing: 0.04, bend: 0.06, spread: 0.05 },
    rightLeg: { swing: 0.2, bend: 0.66, spread: 0.05 },
  },
  closeRight: {
    leftLeg: { swing: 0.2, bend: 0.66, spread: 0.05 },
    rightLeg: { swing: 0.04, bend: 0.06, spread: 0.05 },
  },
} as const;

type Footwork = Pick<Keyframe, 'leftLeg' | 'rightLeg'>;

/** Returns the poses of a waltz with this order of steps. @param turns turn of the couple toward the viewer's right, times 1 or -1 */
function waltz(steps: readonly Footwork[], side: 1 | -1): Keyframe[] {
  const poses: readonly Keyframe[] = [
    { at: 0, body: { yaw: -0.22, roll: 0 }, torso: { bend: 0.03, sway: 0.12 }, head: { tilt: -0.06, turn: 0.12 } },
    { at: 1, torso: { bend: -0.05, sway: 0.02 }, head: { nod: -0.05 } },
    { at: 2, body: { yaw: 0.02 }, torso: { bend: 0.03, sway: -0.1 }, head: { tilt: 0.06, turn: 0.1, nod: 0 } },
    { at: 3, torso: { bend: -0.05, sway: -0.02 } },
    { at: 4, body: { yaw: 0.26 }, torso: { bend: 0.03, sway: 0.12 }, head: { tilt: -0.06, turn: 0.02 } },
    { at: 5, torso: { bend: -0.05, sway: 0.02 }, head: { nod: -0.05 } },
    { at: 6, body: { yaw: 0.02 }, torso: { bend: 0.03, sway: -0.1 }, head: { tilt: 0.06, turn: 0.1, nod: 0 } },
    { at: 7, torso: { bend: -0.05, sway: -0.02 } },
  ];
  return poses.map(({ body, ...pose }, index) => ({
    ...pose,
    ...steps[index % 4],
    ...(body && { body: { ...body, yaw: (body.yaw ?? 0) * side } }),
  }));
}

/**
 * Dances in each other's arms: steps forward and closes the feet, steps back and closes them, rises and falls, and turns
 * with the partner to one side and back. The meeting of the two puts all four hands in place.
 */
export const waltzLead: Clip = {
  base: over(NEAR, { leftHand: 'flat', rightHand: 'hold' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: waltz([STEP.onLeft, STEP.closeLeft, STEP.onRight, STEP.closeRight], 1),
};

/** Steps back when the leader steps forward. Acted mirrored, so its left is the leader's right. */
export const waltzFollow: Clip = {
  ...waltzLead,
  keyframes: waltz([STEP.onRight, STEP.closeRight, STEP.onLeft, STEP.closeLeft], -1),
};

/** Hands of an open hold before the belly: one pair is drawn in while the other one is pushed away. */
const IN = { to: 'belly', by: [0.02, 0.34, 0.34], elbow: [0.9, -1, -0.2] } as const;
const OUT = { to: 'belly', by: [0.06, 0.22, 0.86], elbow: [0.9, -1, -0.2] } as const;

/**
 * Faces the partner with both pairs of hands joined, and rocks: leans away on one foot while the other one kicks, bounces
 * on both, and turns the shoulders with the hands.
 */
export const swingLead: Clip = {
  base: over(NEAR, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      body: { pitch: -0.12, yaw: -0.14 },
      torso: { bend: -0.04, twist: 0.3, sway: 0.1 },
      head: { tilt: -0.12, nod: -0.06 },
      leftReach: IN,
      rightReach: OUT,
      leftLeg: { swing: 0.62, bend: 0.5, spread: 0.14 },
      rightLeg: { swing: -0.02, bend: 0.12, spread: 0.08 },
    },
    {
      at: 1,
      body: { pitch: 0.02, yaw: 0 },
      torso: { bend: 0.12, twist: 0, sway: 0 },
      head: { tilt: 0, nod: 0.04 },
      leftReach: OUT,
      rightReach: OUT,
      leftLeg: { swing: 0.36, bend: 0.7, spread: 0.12 },
      rightLeg: { swing: 0.36, bend: 0.7, spread: 0.12 },
    },
    {
      at: 2,
      body: { pitch: 0.06, yaw: 0.2 },
      torso: { bend: 0.02, twist: -0.3, sway: -0.1 },
      head: { tilt: 0.12, nod: -0.06 },
      leftReach: OUT,
      rightReach: IN,
      leftLeg: { swing: 0.08, bend: 0.12, spread: 0.08 },
      rightLeg: { swing: 0.05, bend: 1.1, spread: 0.2 },
    },
    {
      at: 3,
      body: { pitch: 0.02, yaw: 0 },
      torso: { bend: 0.12, twist: 0, sway: 0 },
      head: { tilt: 0, nod: 0.04 },
      leftReach: OUT,
      rightReach: OUT,
      leftLeg: { swing: 0.36, bend: 0.7, spread: 0.12 },
      rightLeg: { swing: 0.36, bend: 0.7, spread: 0.12 },
    },
  ],
};

/** Leans forward when the leader leans back, and turns with it. */
export const swingFollow: Clip = {
  ...swingLead,
  keyframes: [...swingLead.keyframes.map((keyframe) => ({ ...keyframe, at: (keyframe.at + 2) % 4 }))].sort(
    (a, b) => a.at - b.at,
  ),
};
