import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing } from '../standing.ts';

/** Opens one hand toward the audience and lowers it, then the other. The head moves along. */
export const sing: Clip = {
  base: standing,
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      rightArm: { swing: 0.25, spread: 0.25, bend: 1.1, twist: 0.5 },
      torso: { bend: 0.02, twist: 0.08 },
      head: { nod: -0.05, tilt: 0.08 },
      leftArm: { swing: 0.1, spread: 0.22, bend: 0.5, twist: 0.4 },
      rightHand: 'relaxed',
    },
    {
      at: 0.6,
      rightArm: { swing: 0.2, spread: 0.2, bend: 1.5, twist: 0.8 },
      torso: { bend: 0.07 },
      head: { nod: 0.08 },
    },
    {
      at: 1.5,
      rightArm: { swing: 0.65, spread: 0.75, bend: 0.75, twist: 0.1 },
      torso: { bend: -0.05, twist: -0.1 },
      head: { nod: -0.16, tilt: -0.06 },
      rightHand: 'open',
    },
    { at: 2.2, rightArm: { swing: 0.7, spread: 0.85, bend: 0.6, twist: 0.05 } },
    {
      at: 3.4,
      rightArm: { swing: 0.3, spread: 0.4, bend: 0.8, twist: 0.4 },
      torso: { bend: 0.05, twist: 0.02 },
      head: { nod: 0.1, tilt: -0.08 },
      leftArm: { swing: 0.2, spread: 0.25, bend: 1.2, twist: 0.6 },
      leftHand: 'relaxed',
    },
    {
      at: 4.5,
      rightArm: { swing: 0.1, spread: 0.22, bend: 0.45, twist: 0.35 },
      leftArm: { swing: 0.55, spread: 0.6, bend: 0.95, twist: 0.2 },
      torso: { bend: -0.04, twist: 0.12 },
      head: { nod: -0.12, tilt: 0.1 },
      leftHand: 'open',
      rightHand: 'relaxed',
    },
    { at: 5.6, leftArm: { swing: 0.62, spread: 0.7, bend: 0.8, twist: 0.15 }, torso: { bend: 0 }, head: { nod: 0.02 } },
    {
      at: 6.6,
      leftArm: { swing: 0.5, spread: 0.15, bend: 1.95, twist: 0.85 },
      rightArm: { swing: 0.5, spread: 0.15, bend: 1.9, twist: 0.85 },
      torso: { bend: 0.1, twist: 0.02 },
      head: { nod: 0.16, tilt: 0.02 },
      leftHand: 'relaxed',
    },
    {
      at: 7.3,
      leftArm: { swing: 0.4, spread: 0.2, bend: 1.6, twist: 0.8 },
      rightArm: { swing: 0.45, spread: 0.2, bend: 1.6, twist: 0.8 },
      torso: { bend: 0.06 },
      head: { nod: 0.06 },
    },
  ],
};

/** Sings to the back rows: opens both arms wide, pulls a fist down out of the air, and puts a hand to the heart. */
export const singBig: Clip = {
  base: over(standing, {
    leftLeg: { swing: 0.16, bend: 0.2, spread: 0.24, twist: -0.3 },
    rightLeg: { swing: 0.02, bend: 0.08, spread: 0.16, twist: -0.2 },
  }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.16, twist: 0 },
      head: { nod: 0.12 },
      leftReach: { to: 'chest', by: [0.1, 0.05, 0.25], elbow: [1, -0.7, 0] },
      rightReach: { to: 'chest', by: [0.1, 0.05, 0.25], elbow: [1, -0.7, 0] },
      leftHand: 'fist',
      rightHand: 'fist',
    },
    {
      at: 1,
      torso: { bend: -0.12 },
      head: { nod: -0.12 },
      leftReach: { to: 'shoulder', by: [0.75, 0.08, 0.35], elbow: [0.6, -1, -0.2] },
      rightReach: { to: 'shoulder', by: [0.75, 0.08, 0.35], elbow: [0.6, -1, -0.2] },
      leftHand: 'open',
      rightHand: 'open',
    },
    {
      at: 2.6,
      torso: { bend: -0.1, sway: 0.06 },
      head: { nod: -0.1, tilt: 0.1 },
      leftReach: { to: 'shoulder', by: [0.78, 0.2, 0.3], elbow: [0.6, -1, -0.2] },
      rightReach: { to: 'shoulder', by: [0.72, 0, 0.4], elbow: [0.6, -1, -0.2] },
    },
    {
      at: 3.4,
      torso: { bend: -0.04, twist: -0.1, sway: 0 },
      head: { nod: -0.15, tilt: 0 },
      leftReach: { to: 'belly', by: [0.2, 0.05, 0.2], elbow: [1, -0.6, -0.2] },
      rightReach: { to: 'shoulder', by: [0.3, 0.9, 0.2], elbow: [1, -0.4, 0] },
      rightHand: 'open',
    },
    {
      at: 4.4,
      torso: { bend: 0.2, twist: 0.1 },
      head: { nod: 0.2 },
      rightReach: { to: 'chest', by: [0.12, 0, 0.25], elbow: [1, -0.7, 0] },
      rightHand: 'fist',
    },
    {
      at: 5.4,
      torso: { bend: 0.02, twist: 0.15 },
      head: { nod: -0.1, tilt: -0.1 },
      leftReach: { to: 'shoulder', by: [0.45, 0.1, 0.75], elbow: [0.5, -1, 0] },
      leftHand: 'open',
      rightReach: { to: 'heart', by: [0.02, 0, 0.06], elbow: [1, -0.6, 0] },
      rightHand: 'open',
    },
    {
      at: 7,
      torso: { bend: 0.04, twist: 0.1 },
      head: { nod: 0, tilt: -0.06 },
      leftReach: { to: 'shoulder', by: [0.55, -0.1, 0.65], elbow: [0.5, -1, 0] },
    },
  ],
};

/** Sings to one listener, a hand at the heart, and barely moves. */
export const singSoft: Clip = {
  base: standing,
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.06, sway: -0.12 },
      head: { nod: 0.12, tilt: 0.12, turn: 0.06 },
      rightReach: { to: 'heart', by: [0.02, 0, 0.06], elbow: [1, -0.7, 0] },
      rightHand: 'open',
      leftReach: { to: 'belly', by: [0.16, 0.02, 0.16], elbow: [1, -0.5, -0.3] },
    },
    { at: 2, torso: { bend: -0.02, sway: -0.06 }, head: { nod: -0.08, tilt: 0.04 } },
    {
      at: 3.4,
      rightReach: { to: 'chest', by: [0.22, 0.05, 0.42], elbow: [0.8, -1, 0] },
      head: { nod: -0.04, tilt: -0.06, turn: -0.1 },
    },
    {
      at: 5,
      torso: { bend: 0.05, sway: -0.14 },
      head: { nod: 0.08, tilt: -0.1 },
      rightReach: { to: 'chest', by: [0.28, 0, 0.4], elbow: [0.8, -1, 0] },
      leftReach: { to: 'belly', by: [0.12, 0.12, 0.25], elbow: [1, -0.5, -0.3] },
    },
    {
      at: 6.6,
      torso: { bend: 0.02 },
      head: { nod: 0.16, tilt: 0.05, turn: 0 },
      rightReach: { to: 'heart', by: [0.03, 0.02, 0.1], elbow: [1, -0.7, 0] },
    },
  ],
};

const MICROPHONE = { to: 'mouth', by: [0.08, -0.29, 0.12], elbow: [0.9, -0.8, 0] } as const;

/** Holds the microphone to the mouth, gestures with the other hand, and leans into the long notes. */
export const singAtMicrophone: Clip = {
  base: over(standing, {
    rightHand: 'hold',
    leftLeg: { swing: 0.2, bend: 0.28, spread: 0.22, twist: -0.3 },
  }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.1, sway: -0.1 },
      head: { nod: 0.1, tilt: 0.08 },
      rightReach: MICROPHONE,
      leftReach: { to: 'belly', by: [0.25, 0.05, 0.25], elbow: [0.9, -0.8, -0.2] },
      leftLeg: { bend: 0.28 },
    },
    { at: 1, torso: { bend: 0.02 }, head: { nod: -0.04 }, leftLeg: { bend: 0.4, swing: 0.28 } },
    {
      at: 2,
      torso: { bend: 0.08, sway: 0 },
      head: { nod: 0.08, tilt: -0.05 },
      leftReach: { to: 'shoulder', by: [0.5, 0.25, 0.6], elbow: [0.6, -1, 0] },
      leftHand: 'open',
      leftLeg: { bend: 0.28, swing: 0.2 },
    },
    {
      at: 3,
      torso: { bend: 0 },
      head: { nod: -0.1 },
      leftReach: { to: 'shoulder', by: [0.55, 0.4, 0.55], elbow: [0.6, -1, 0] },
    },
    {
      at: 4,
      torso: { bend: 0.16, sway: -0.1, twist: 0.1 },
      head: { nod: 0.14 },
      leftReach: { to: 'chest', by: [0.1, 0, 0.25], elbow: [1, -0.7, 0] },
      leftHand: 'fist',
    },
    {
      at: 5.2,
      torso: { bend: -0.16, twist: -0.05 },
      head: { nod: -0.28, tilt: 0.08 },
      leftReach: { to: 'shoulder', by: [0.3, 0.85, 0.2], elbow: [1, -0.4, 0] },
      leftHand: 'open',
      rightReach: { to: 'mouth', by: [0.08, -0.23, 0.12], elbow: [1, -0.2, 0] },
    },
    {
      at: 6.6,
      torso: { bend: 0.05, twist: 0 },
      head: { nod: 0.04, tilt: 0 },
      leftReach: { to: 'belly', by: [0.3, 0.05, 0.3], elbow: [0.9, -0.8, -0.2] },
      rightReach: MICROPHONE,
      leftHand: 'relaxed',
    },
  ],
};
