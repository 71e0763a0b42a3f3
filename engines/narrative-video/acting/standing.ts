import type { Limb, Pose } from './pose.ts';

const LIMP: Limb = { swing: 0, spread: 0, bend: 0, twist: 0 };

/** Stands upright with hanging arms: all values are 0. */
export const UPRIGHT_POSE: Pose = {
  hips: { forward: 0, up: 0, left: 0 },
  body: { pitch: 0, roll: 0, yaw: 0 },
  torso: { bend: 0, sway: 0, twist: 0, shrug: 0 },
  head: { nod: 0, tilt: 0, turn: 0 },
  leftArm: LIMP,
  rightArm: LIMP,
  leftLeg: LIMP,
  rightLeg: LIMP,
  leftHand: 'relaxed',
  rightHand: 'relaxed',
};

/**
 * The default standing pose: the weight on the right leg with that hip pushed out, the shoulders tilted relative to the
 * hips, the left knee loose, the arms away from the body and slightly bent.
 */
export const standing: Pose = {
  hips: { forward: 0, up: 0, left: -0.022 },
  body: { pitch: 0, roll: 0.07, yaw: 0 },
  torso: { bend: 0.03, sway: -0.12, twist: 0.05, shrug: 0 },
  head: { nod: 0.02, tilt: 0.04, turn: -0.04 },
  leftArm: { swing: 0.06, spread: 0.17, bend: 0.34, twist: 0.35 },
  rightArm: { swing: -0.04, spread: 0.2, bend: 0.28, twist: 0.3 },
  leftLeg: { swing: 0.2, spread: 0.19, bend: 0.3, twist: -0.3 },
  rightLeg: { swing: 0, spread: -0.12, bend: 0.02, twist: -0.14 },
  leftHand: 'relaxed',
  rightHand: 'relaxed',
};
