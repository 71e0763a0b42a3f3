import type { Clip } from '../clip.ts';
import { mirrored, over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

const READY = over(UPRIGHT_POSE, {
  leftLeg: { swing: 0.2, bend: 0.35, spread: 0.16, twist: -0.35 },
  rightLeg: { swing: 0.2, bend: 0.35, spread: 0.16, twist: -0.35 },
  leftArm: { swing: 0.2, spread: 0.4, bend: 1.4, twist: 0.3 },
  rightArm: { swing: 0.2, spread: 0.4, bend: 1.4, twist: 0.3 },
  leftHand: 'fist',
  rightHand: 'fist',
});

const SIDE_STEP = {
  down: {
    hips: { left: 0.05 },
    body: { roll: -0.1 },
    torso: { bend: 0.14, sway: 0.2, twist: 0.22 },
    head: { nod: 0.14, tilt: -0.1, turn: -0.1 },
    leftLeg: { swing: 0.42, bend: 0.8, spread: 0.06 },
    rightLeg: { swing: 0.2, bend: 0.5, spread: 0.34 },
    leftArm: { swing: 0.15, spread: 0.55, bend: 1.7 },
    rightArm: { swing: 0.55, spread: 0.3, bend: 1.5 },
  },
  up: {
    hips: { left: 0.075 },
    body: { roll: -0.14 },
    torso: { bend: 0.0, sway: 0.1, twist: 0.3 },
    head: { nod: -0.06, tilt: 0.08, turn: -0.16 },
    leftLeg: { swing: 0.05, bend: 0.1, spread: 0.02 },
    rightLeg: { swing: 0.25, bend: 0.55, spread: 0.3 },
    leftArm: { swing: 0.35, spread: 0.8, bend: 1.9 },
    rightArm: { swing: 0.3, spread: 0.5, bend: 1.1 },
  },
};

/** From side to side, down on each beat. */
export const dance: Clip = {
  base: READY,
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    { at: 0, ...SIDE_STEP.down },
    { at: 0.5, ...SIDE_STEP.up },
    { at: 1, ...SIDE_STEP.down },
    { at: 1.5, ...SIDE_STEP.up },
    { at: 2, ...mirrored(SIDE_STEP.down) },
    { at: 2.5, ...mirrored(SIDE_STEP.up) },
    { at: 3, ...mirrored(SIDE_STEP.down) },
    { at: 3.5, ...mirrored(SIDE_STEP.up) },
  ],
};
