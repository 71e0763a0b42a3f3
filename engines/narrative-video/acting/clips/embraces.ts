import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

/** Stands close to somebody, the weight on both legs, the hands open. */
export const NEAR = over(UPRIGHT_POSE, {
  leftLeg: { swing: 0.1, bend: 0.12, spread: 0.06, twist: -0.1 },
  rightLeg: { swing: -0.06, bend: 0.1, spread: 0.08, twist: -0.1 },
  leftHand: 'open',
  rightHand: 'open',
});

/**
 * Puts the arms around the other's shoulders and bows over that one, cheek to cheek, with the face toward the viewer.
 * Rocks with the music, squeezes, and strokes with one hand.
 */
export const hugLead: Clip = {
  base: over(NEAR, { leftHand: 'relaxed', rightHand: 'open' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      body: { pitch: 0.03 },
      torso: { bend: 0.2, sway: 0.05, shrug: 0.2 },
      head: { nod: 0.04, tilt: 0.14, turn: -0.62 },
      leftReach: { to: 'shoulder', by: [-0.1, 0.02, 0.66], elbow: [1, -0.3, 0] },
      rightReach: { to: 'shoulder', by: [0.06, -0.2, 0.66], elbow: [1, -0.5, 0] },
    },
    {
      at: 2,
      body: { pitch: 0.07 },
      torso: { bend: 0.25, sway: -0.03, shrug: 0.5 },
      head: { nod: 0.09, tilt: 0.17 },
      rightReach: { to: 'shoulder', by: [0.06, -0.32, 0.64], elbow: [1, -0.5, 0] },
    },
    {
      at: 4,
      body: { pitch: 0.02 },
      torso: { bend: 0.2, sway: 0.06, shrug: 0.2 },
      head: { nod: 0.04, tilt: 0.16 },
      rightReach: { to: 'shoulder', by: [0.06, -0.18, 0.66], elbow: [1, -0.5, 0] },
    },
    {
      at: 6,
      body: { pitch: 0.06 },
      torso: { bend: 0.25, sway: -0.04, shrug: 0.5 },
      head: { nod: 0.09, tilt: 0.17 },
      rightReach: { to: 'shoulder', by: [0.06, -0.3, 0.64], elbow: [1, -0.5, 0] },
    },
  ],
};

/** Against the other's chest, and rocked back with a heel up. */
const NESTLED = {
  body: { pitch: 0.05 },
  torso: { bend: 0.18, sway: -0.04, shrug: 0.3 },
  leftLeg: { swing: 0.4, bend: 0.68 },
} as const;
const HEEL_UP = {
  body: { pitch: 0.01 },
  torso: { bend: 0.16, sway: 0.03, shrug: 0.5 },
  leftLeg: { swing: 0.12, bend: 1.1 },
} as const;

/**
 * Holds the arms below the other's, a little lower on bent knees, with the head against the other's neck. Rocks back when
 * the leader bows, and then lifts a heel.
 */
export const hugFollow: Clip = {
  ...hugLead,
  keyframes: [
    {
      ...NESTLED,
      at: 0,
      head: { nod: 0.06, tilt: 0.14, turn: -0.6 },
      leftReach: { to: 'shoulder', by: [-0.1, -0.4, 0.62], elbow: [1, -0.5, 0] },
      rightReach: { to: 'shoulder', by: [0.02, -0.48, 0.6], elbow: [1, -0.5, 0] },
      rightLeg: { swing: 0.24, bend: 0.78 },
    },
    { ...HEEL_UP, at: 2, head: { nod: 0, tilt: 0.1 } },
    { ...NESTLED, at: 4, head: { nod: 0.06, tilt: 0.16 } },
    { ...HEEL_UP, at: 6, head: { nod: 0, tilt: 0.1 } },
  ],
};

/** Holds a hand to the other's neck. Leans in, stays, leans back and looks, and leans in again. */
export const kissLead: Clip = {
  base: over(NEAR, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'seconds',
  length: 5.5,
  repeats: true,
  keyframes: [
    {
      at: 0,
      body: { pitch: 0 },
      torso: { bend: 0.05 },
      head: { nod: 0.06, tilt: 0.06 },
      leftReach: { to: 'shoulder', by: [-0.18, -0.35, 0.7], elbow: [1, -0.4, 0] },
      rightReach: { to: 'shoulder', by: [0.04, -0.08, 0.6], elbow: [0.9, -0.8, 0] },
    },
    { at: 1.1, body: { pitch: 0.1 }, torso: { bend: 0.24 }, head: { nod: -0.06, tilt: 0.16 } },
    { at: 3.4, body: { pitch: 0.11 }, torso: { bend: 0.26 }, head: { nod: -0.04, tilt: 0.2 } },
    { at: 4.4, body: { pitch: 0 }, torso: { bend: 0.06 }, head: { nod: 0.1, tilt: 0.05 } },
  ],
};

export const kissFollow: Clip = {
  ...kissLead,
  keyframes: [
    {
      at: 0,
      body: { pitch: 0 },
      torso: { bend: 0.02 },
      head: { nod: -0.04, tilt: 0.04 },
      leftReach: { to: 'shoulder', by: [-0.1, -0.1, 0.62], elbow: [1, -0.6, 0] },
      rightReach: { to: 'shoulder', by: [-0.1, -0.08, 0.64], elbow: [1, -0.6, 0] },
    },
    {
      at: 1.2,
      body: { pitch: 0.08 },
      torso: { bend: 0.16 },
      head: { nod: -0.12, tilt: 0.2 },
      leftLeg: { swing: 0.1, bend: 0.12 },
    },
    { at: 2.2, leftLeg: { swing: -0.05, bend: 1.1 } },
    {
      at: 3.4,
      body: { pitch: 0.08 },
      torso: { bend: 0.17 },
      head: { nod: -0.12, tilt: 0.24 },
      leftLeg: { swing: -0.05, bend: 1.15 },
    },
    {
      at: 4.5,
      body: { pitch: 0 },
      torso: { bend: 0 },
      head: { nod: -0.06, tilt: 0.02 },
      leftLeg: { swing: 0.1, bend: 0.12 },
    },
  ],
};

/** Written for the figure on the viewer's left, whose left hand is the held one. It swings with the beat. */
export const holdHands: Clip = {
  base: over(NEAR, { leftHand: 'hold', rightHand: 'relaxed' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.02, sway: 0.06 },
      head: { turn: 0.35, tilt: 0.12 },
      leftReach: { to: 'shoulder', by: [0.24, -0.86, 0.16], elbow: [0.5, -0.4, -0.8] },
      rightArm: { swing: 0.02, spread: 0.2, bend: 0.3, twist: 0.3 },
    },
    {
      at: 1,
      torso: { sway: -0.02 },
      leftReach: { to: 'shoulder', by: [0.26, -0.86, -0.02], elbow: [0.5, -0.4, -0.8] },
    },
    {
      at: 2,
      torso: { bend: 0, sway: 0.08 },
      head: { turn: 0.1, tilt: 0.05, nod: -0.05 },
      leftReach: { to: 'shoulder', by: [0.24, -0.84, 0.2], elbow: [0.5, -0.4, -0.8] },
      rightArm: { swing: 0.1 },
    },
    { at: 3, torso: { sway: 0 }, leftReach: { to: 'shoulder', by: [0.26, -0.86, -0.02], elbow: [0.5, -0.4, -0.8] } },
  ],
};

/**
 * Looks at a place with somebody on the left: on the inner leg, the other foot at ease, with the head laid to the other one's.
 * `sideHugging` lays the left arm around that one.
 */
export const lookTogether: Clip = {
  ...holdHands,
  base: over(NEAR, {
    hips: { left: 0.012 },
    leftLeg: { swing: 0, bend: 0.02, spread: 0.02, twist: -0.2 },
    rightLeg: { swing: 0.16, bend: 0.38, spread: 0.17, twist: -0.4 },
    leftHand: 'relaxed',
    rightHand: 'relaxed',
  }),
  length: 16,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.04, sway: 0.06 },
      head: { turn: 0.2, tilt: 0.2, nod: 0.04 },
      leftReach: { to: 'shoulder', by: [0.2, -0.86, 0.1], elbow: [0.5, -0.4, -0.8] },
      rightArm: { swing: 0.02, spread: 0.16, bend: 0.26, twist: 0.3 },
    },
    { at: 6, torso: { bend: 0.02, sway: 0.07 }, head: { turn: 0.1, tilt: 0.24, nod: 0 } },
    { at: 11, torso: { bend: 0.04, sway: 0.05 }, head: { turn: 0.26, tilt: 0.18, nod: 0.05 } },
  ],
};
