import type { Clip } from '../clip.ts';
import { mirrored, over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

const READY = over(UPRIGHT_POSE, {
  leftLeg: { swing: 0.2, bend: 0.35, spread: 0.16, twist: -0.35 },
  rightLeg: { swing: 0.2, bend: 0.35, spread: 0.16, twist: -0.35 },
  // Forearms that turn inward would cross the chest.
  leftArm: { swing: 0.2, spread: 0.4, bend: 1.4, twist: -0.15 },
  rightArm: { swing: 0.2, spread: 0.4, bend: 1.4, twist: -0.15 },
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

/** Steps from side to side, going down on each beat. */
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

const STEP_LEGS = {
  down: { leftLeg: { swing: 0.36, bend: 0.62, spread: 0.16 }, rightLeg: { swing: 0.36, bend: 0.62, spread: 0.16 } },
  up: { leftLeg: { swing: 0.12, bend: 0.2, spread: 0.14 }, rightLeg: { swing: 0.12, bend: 0.2, spread: 0.14 } },
} as const;

/** Bounces with the arms in the air, which wave from side to side over two beats. */
export const danceHigh: Clip = {
  base: over(READY, { leftHand: 'open', rightHand: 'open' }),
  counts: 'beats',
  length: 2,
  repeats: true,
  keyframes: [
    {
      at: 0,
      ...STEP_LEGS.down,
      torso: { bend: 0.08, sway: 0.16 },
      head: { nod: 0.05, tilt: 0.12 },
      leftReach: { to: 'shoulder', by: [0.5, 0.75, 0.1], elbow: [1, -0.4, -0.1] },
      rightReach: { to: 'shoulder', by: [0.02, 0.85, 0.15], elbow: [1, 0, -0.1] },
    },
    {
      at: 0.5,
      ...STEP_LEGS.up,
      torso: { bend: -0.06, sway: 0 },
      head: { nod: -0.16 },
      leftReach: { to: 'shoulder', by: [0.25, 0.95, 0.1], elbow: [1, -0.2, -0.1] },
      rightReach: { to: 'shoulder', by: [0.25, 0.95, 0.1], elbow: [1, -0.2, -0.1] },
    },
    {
      at: 1,
      ...STEP_LEGS.down,
      torso: { bend: 0.08, sway: -0.16 },
      head: { nod: 0.05, tilt: -0.12 },
      leftReach: { to: 'shoulder', by: [0.02, 0.85, 0.15], elbow: [1, 0, -0.1] },
      rightReach: { to: 'shoulder', by: [0.5, 0.75, 0.1], elbow: [1, -0.4, -0.1] },
    },
    {
      at: 1.5,
      ...STEP_LEGS.up,
      torso: { bend: -0.06, sway: 0 },
      head: { nod: -0.16 },
      leftReach: { to: 'shoulder', by: [0.25, 0.95, 0.1], elbow: [1, -0.2, -0.1] },
      rightReach: { to: 'shoulder', by: [0.25, 0.95, 0.1], elbow: [1, -0.2, -0.1] },
    },
  ],
};

/** Dances slowly: the hips trace a figure of eight and the arms float after them. */
export const danceSoft: Clip = {
  base: over(READY, { leftHand: 'open', rightHand: 'open' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      hips: { left: 0.05 },
      body: { roll: -0.12 },
      torso: { bend: 0.02, sway: 0.18, twist: 0.15 },
      head: { tilt: -0.16, nod: 0.12, turn: 0.1 },
      leftLeg: { swing: 0.05, bend: 0.08, spread: 0.02 },
      rightLeg: { swing: 0.3, bend: 0.5, spread: 0.3 },
      leftArm: { swing: 0.3, spread: 0.75, bend: 0.7, twist: 0 },
      rightArm: { swing: 0.6, spread: 0.25, bend: 1.2, twist: 0.5 },
    },
    {
      at: 1,
      torso: { bend: 0.08 },
      head: { nod: 0 },
      leftArm: { swing: 0.5, spread: 1.1, bend: 0.4 },
      rightArm: { swing: 0.3, spread: 0.4, bend: 0.9 },
    },
    {
      at: 2,
      hips: { left: -0.05 },
      body: { roll: 0.12 },
      torso: { bend: 0.02, sway: -0.18, twist: -0.15 },
      head: { tilt: 0.16, nod: 0.12, turn: -0.1 },
      leftLeg: { swing: 0.3, bend: 0.5, spread: 0.3 },
      rightLeg: { swing: 0.05, bend: 0.08, spread: 0.02 },
      leftArm: { swing: 0.6, spread: 0.25, bend: 1.2, twist: 0.5 },
      rightArm: { swing: 0.3, spread: 0.75, bend: 0.7, twist: 0 },
    },
    {
      at: 3,
      torso: { bend: 0.08 },
      head: { nod: 0 },
      leftArm: { swing: 0.3, spread: 0.4, bend: 0.9 },
      rightArm: { swing: 0.5, spread: 1.1, bend: 0.4 },
    },
  ],
};

/** Disco: points a finger up to one side, then down across the body to the other. */
export const dancePoint: Clip = {
  base: over(READY, { leftHand: 'fist' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      hips: { left: -0.05 },
      body: { roll: 0.14 },
      torso: { sway: 0.1, twist: -0.2, bend: 0 },
      head: { turn: -0.35, nod: -0.15 },
      leftLeg: { swing: 0.25, bend: 0.5, spread: 0.34 },
      rightLeg: { swing: 0.04, bend: 0.06, spread: 0.04 },
      rightReach: { to: 'shoulder', by: [0.62, 0.76, 0.12], elbow: [1, -0.5, 0] },
      leftReach: { to: 'hip', by: [0.08, 0.08, 0.04], elbow: [1, 0.1, -0.5] },
      rightHand: 'point',
    },
    { at: 0.8, torso: { twist: -0.22 } },
    {
      at: 1,
      hips: { left: 0.03 },
      body: { roll: -0.08 },
      torso: { sway: -0.05, twist: 0.25, bend: 0.16 },
      head: { turn: 0.3, nod: 0.2 },
      leftLeg: { swing: 0.3, bend: 0.45, spread: 0.2 },
      rightLeg: { swing: 0.3, bend: 0.5, spread: 0.24 },
      rightReach: { to: 'hip', by: [-0.55, 0, 0.4], elbow: [1, 0, 0.2] },
    },
    { at: 1.8, torso: { twist: 0.22 } },
    {
      at: 2,
      hips: { left: -0.05 },
      body: { roll: 0.14 },
      torso: { sway: 0.1, twist: -0.2, bend: 0 },
      head: { turn: -0.35, nod: -0.15 },
      leftLeg: { swing: 0.25, bend: 0.5, spread: 0.34 },
      rightLeg: { swing: 0.04, bend: 0.06, spread: 0.04 },
      rightReach: { to: 'shoulder', by: [0.62, 0.76, 0.12], elbow: [1, -0.5, 0] },
    },
    { at: 2.8, torso: { twist: -0.22 } },
    {
      at: 3,
      hips: { left: 0.03 },
      body: { roll: -0.08 },
      torso: { sway: -0.05, twist: 0.25, bend: 0.16 },
      head: { turn: 0.3, nod: 0.2 },
      leftLeg: { swing: 0.3, bend: 0.45, spread: 0.2 },
      rightLeg: { swing: 0.3, bend: 0.5, spread: 0.24 },
      rightReach: { to: 'hip', by: [-0.55, 0, 0.4], elbow: [1, 0, 0.2] },
    },
  ],
};

/** Kicks a foot out on each beat while the arms swing the opposite way. */
export const danceKick: Clip = {
  base: READY,
  counts: 'beats',
  length: 2,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: -0.08, twist: 0.18 },
      head: { nod: -0.06 },
      leftLeg: { swing: 0.95, bend: 0.25, spread: 0.15 },
      rightLeg: { swing: 0.12, bend: 0.3, spread: 0.08 },
      leftArm: { swing: -0.4, spread: 0.4, bend: 1.1 },
      rightArm: { swing: 0.8, spread: 0.3, bend: 1.3 },
    },
    {
      at: 0.5,
      torso: { bend: 0.1, twist: 0 },
      head: { nod: 0.1 },
      leftLeg: { swing: 0.5, bend: 0.95, spread: 0.1 },
      rightLeg: { swing: 0.3, bend: 0.6, spread: 0.1 },
      leftArm: { swing: 0.2, spread: 0.45, bend: 1.5 },
      rightArm: { swing: 0.2, spread: 0.45, bend: 1.5 },
    },
    {
      at: 1,
      torso: { bend: -0.08, twist: -0.18 },
      head: { nod: -0.06 },
      leftLeg: { swing: 0.12, bend: 0.3, spread: 0.08 },
      rightLeg: { swing: 0.95, bend: 0.25, spread: 0.15 },
      leftArm: { swing: 0.8, spread: 0.3, bend: 1.3 },
      rightArm: { swing: -0.4, spread: 0.4, bend: 1.1 },
    },
    {
      at: 1.5,
      torso: { bend: 0.1, twist: 0 },
      head: { nod: 0.1 },
      leftLeg: { swing: 0.3, bend: 0.6, spread: 0.1 },
      rightLeg: { swing: 0.5, bend: 0.95, spread: 0.1 },
      leftArm: { swing: 0.2, spread: 0.45, bend: 1.5 },
      rightArm: { swing: 0.2, spread: 0.45, bend: 1.5 },
    },
  ],
};
