import type { Clip, Keyframe } from '../clip.ts';
import { mirrored, over, type PartialPose } from '../pose-values.ts';
import { NEAR } from './embraces.ts';

/**
 * Legs of a dancer who steps onto one of them, with the other one stretched far behind, and who rises on it, with the other
 * foot lifted.
 */
const STEP = {
  onLeft: {
    leftLeg: { swing: 0.5, bend: 0.8, spread: 0.08 },
    rightLeg: { swing: -0.42, bend: 0.14, spread: 0.2 },
  },
  onRight: {
    leftLeg: { swing: -0.42, bend: 0.14, spread: 0.2 },
    rightLeg: { swing: 0.5, bend: 0.8, spread: 0.08 },
  },
  closeLeft: {
    leftLeg: { swing: 0.02, bend: 0.03, spread: 0.05 },
    rightLeg: { swing: -0.1, bend: 1.15, spread: 0.12 },
  },
  closeRight: {
    leftLeg: { swing: -0.1, bend: 1.15, spread: 0.12 },
    rightLeg: { swing: 0.02, bend: 0.03, spread: 0.05 },
  },
} as const;

type Footwork = Pick<Keyframe, 'leftLeg' | 'rightLeg'>;

/** Returns the poses of a waltz with this order of steps. @param turns turn of the couple toward the viewer's right, times 1 or -1 */
function waltz(steps: readonly Footwork[], side: 1 | -1): Keyframe[] {
  const poses: readonly Keyframe[] = [
    { at: 0, body: { yaw: -0.22, roll: 0 }, torso: { bend: 0.02, sway: 0.2 }, head: { tilt: -0.06, turn: 0.12 } },
    { at: 1, torso: { bend: -0.06, sway: 0.04 }, head: { nod: -0.05 } },
    { at: 2, body: { yaw: 0.02 }, torso: { bend: 0.02, sway: -0.18 }, head: { tilt: 0.06, turn: 0.1, nod: 0 } },
    { at: 3, torso: { bend: -0.06, sway: -0.04 } },
    { at: 4, body: { yaw: 0.26 }, torso: { bend: 0.02, sway: 0.2 }, head: { tilt: -0.06, turn: 0.02 } },
    { at: 5, torso: { bend: -0.06, sway: 0.04 }, head: { nod: -0.05 } },
    { at: 6, body: { yaw: 0.02 }, torso: { bend: 0.02, sway: -0.18 }, head: { tilt: 0.06, turn: 0.1, nod: 0 } },
    { at: 7, torso: { bend: -0.06, sway: -0.04 } },
  ];
  return poses.map(({ body, ...pose }, index) => ({
    ...pose,
    ...steps[index % 4],
    ...(body && { body: { ...body, yaw: (body.yaw ?? 0) * side } }),
  }));
}

/**
 * Dances in each other's arms: steps far forward and rises on that foot, steps far back and rises again, and turns with
 * the partner to one side and back. The meeting of the two puts all four hands in place.
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

/** Hands of an open hold: stretched out between the two, and raised. Only the farther ones are, or they would hide faces. */
const OUT = { to: 'belly', by: [0.06, 0.22, 0.86], elbow: [0.9, -1, -0.2] } as const;
const UP = { to: 'shoulder', by: [0.1, 0.72, 0.6], elbow: [0.9, -1, -0.2] } as const;

/** Leans away on the left leg, with the right one stretched forward between the two. */
const AWAY: PartialPose = {
  body: { pitch: -0.24, roll: 0 },
  torso: { bend: -0.06, twist: 0.06, sway: 0.12 },
  head: { tilt: -0.14, nod: -0.04, turn: 0.1 },
  leftLeg: { swing: 0.5, bend: 1.1, spread: 0.12 },
  rightLeg: { swing: 0.5, bend: 0.06, spread: 0.2 },
};

/** Rises on the left leg, arched, with the right foot flung up behind. */
const HIGH: PartialPose = {
  body: { pitch: 0.1, roll: 0 },
  torso: { bend: -0.22, twist: 0, sway: 0.1 },
  head: { tilt: -0.1, nod: -0.06, turn: 0.1 },
  leftLeg: { swing: 0.08, bend: 0.04, spread: 0.06 },
  rightLeg: { swing: -0.4, bend: 1.2, spread: 0.2 },
};

/** Springs on both bent knees, with one foot off the ground, on the way from one pose to the next. */
const SPRING: PartialPose = {
  body: { pitch: -0.04, roll: 0.08 },
  torso: { bend: 0.04, twist: 0.1, sway: -0.14 },
  head: { tilt: -0.08, nod: 0, turn: 0.1 },
  leftLeg: { swing: 0.5, bend: 0.95, spread: 0.14 },
  rightLeg: { swing: 0.7, bend: 1.3, spread: 0.22 },
};

/** Returns the poses of a swing. @param side 1 if the couple turns toward the viewer's right first, or -1 */
function swing(side: 1 | -1): Keyframe[] {
  const inTurn = (at: number, pose: PartialPose, hand: typeof OUT | typeof UP, yaw: number): Keyframe => ({
    at,
    ...pose,
    body: { ...pose.body, yaw: yaw * side },
    leftReach: hand,
    rightReach: OUT,
  });
  return [
    inTurn(0, AWAY, OUT, -0.14),
    inTurn(0.4, AWAY, OUT, -0.1),
    inTurn(0.7, SPRING, OUT, -0.05),
    inTurn(1, HIGH, UP, 0),
    inTurn(1.4, HIGH, UP, 0.04),
    inTurn(1.7, mirrored(SPRING), OUT, 0.08),
    inTurn(2, mirrored(AWAY), OUT, 0.12),
    inTurn(2.4, mirrored(AWAY), OUT, 0.1),
    inTurn(2.7, mirrored(SPRING), OUT, 0.05),
    inTurn(3, mirrored(HIGH), UP, 0),
    inTurn(3.4, mirrored(HIGH), UP, -0.04),
    inTurn(3.7, SPRING, OUT, -0.08),
  ];
}

/**
 * Faces the partner with both pairs of hands joined: leans far away, rises with one pair of hands raised, and
 * does it again on the other leg.
 */
export const swingLead: Clip = {
  base: over(NEAR, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: swing(1),
};

/** Does what the leader does, in its mirror image, and turns with it. */
export const swingFollow: Clip = { ...swingLead, keyframes: swing(-1) };
