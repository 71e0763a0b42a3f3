import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import type { Reach } from '../reach.ts';
import { standing, UPRIGHT_POSE } from '../standing.ts';

const ELBOW = [1, -0.4, 0.2] as const;
const AT_CHEST = { to: 'shoulder', by: [0.12, 0.02, 0.34], elbow: [0.6, -1, 0.1] } as const;
const OVERHEAD = { to: 'shoulder', by: [0.16, 0.97, 0.1], elbow: ELBOW } as const;

/** Holds a bar with weights before the shoulders, bends the knees, and presses it up over the head. */
export const liftWeights: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'hold', rightHand: 'hold' }),
  telling: 1.8,
  counts: 'seconds',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      hips: { up: -0.06 },
      torso: { bend: 0.02 },
      head: { nod: 0 },
      leftLeg: { swing: 0.5, bend: 0.8, spread: 0.22 },
      rightLeg: { swing: 0.5, bend: 0.8, spread: 0.22 },
      leftReach: AT_CHEST,
      rightReach: AT_CHEST,
    },
    {
      at: 1.1,
      hips: { up: 0 },
      torso: { bend: -0.08 },
      head: { nod: -0.16 },
      leftLeg: { swing: 0.06, bend: 0.1, spread: 0.22 },
      rightLeg: { swing: 0.06, bend: 0.1, spread: 0.22 },
      leftReach: OVERHEAD,
      rightReach: OVERHEAD,
    },
    { at: 2.8, torso: { bend: -0.06 }, head: { nod: -0.12 }, leftReach: OVERHEAD, rightReach: OVERHEAD },
  ],
};

/** Hands on both sides of what is held up over the head. */
const AT_CUP = { to: 'crown', by: [0, 0.36, 0.14], elbow: ELBOW } as const;
const BESIDE_CUP = { to: 'crown', by: [0.05, 0.36, 0.14], elbow: ELBOW } as const;

/** Lifts a trophy over the head in both hands, and bounces with it. */
export const liftTrophy: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'open', rightHand: 'hold' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      hips: { up: 0 },
      torso: { bend: -0.08, sway: 0.04 },
      head: { nod: -0.24, tilt: 0.06 },
      leftLeg: { swing: 0.12, bend: 0.2, spread: 0.16 },
      rightLeg: { swing: 0.12, bend: 0.2, spread: 0.16 },
      leftReach: BESIDE_CUP,
      rightReach: AT_CUP,
    },
    {
      at: 1,
      hips: { up: 0.02 },
      torso: { bend: -0.14, sway: 0 },
      head: { nod: -0.3, tilt: 0 },
      leftLeg: { swing: 0.02, bend: 0.04 },
      rightLeg: { swing: 0.02, bend: 0.04 },
    },
    { at: 2, hips: { up: 0 }, torso: { bend: -0.08, sway: -0.04 }, head: { nod: -0.24, tilt: -0.06 } },
    { at: 3, hips: { up: 0.02 }, torso: { bend: -0.14, sway: 0 }, head: { nod: -0.3, tilt: 0 } },
  ],
};

const POURING: Reach = { to: 'belly', by: [0.34, 0.12, 0.6], elbow: [0.9, -0.7, -0.2] };

/** Bends forward and moves a watering can slowly over plants. */
export const water: Clip = {
  base: over(standing, { leftHand: 'relaxed', rightHand: 'hold' }),
  counts: 'seconds',
  length: 5,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.28, twist: 0.06, sway: 0 },
      head: { nod: 0.26, turn: -0.1 },
      rightReach: POURING,
      leftReach: { to: 'hip', by: [0.1, 0.02, 0.1], elbow: [1, 0, -0.6] },
    },
    {
      at: 2.5,
      torso: { bend: 0.32, twist: -0.08, sway: -0.04 },
      head: { nod: 0.3, turn: -0.16 },
      rightReach: { ...POURING, by: [0.42, 0.16, 0.56] },
    },
  ],
};

const THUMBS: Reach = { to: 'belly', by: [0.1, 0.06, 0.46], elbow: [0.9, -0.8, -0.2] };

/** Holds a game controller over the lap, looks ahead, and leans into every turn. */
export const playGame: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'seconds',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.14, sway: 0.08 },
      head: { nod: 0.06, tilt: 0.08, turn: 0.06 },
      leftReach: THUMBS,
      rightReach: THUMBS,
    },
    { at: 1, torso: { bend: 0.2, sway: -0.1 }, head: { nod: 0.02, tilt: -0.1, turn: -0.06 } },
    {
      at: 1.8,
      torso: { bend: 0.1, sway: -0.04 },
      leftReach: { ...THUMBS, by: [0.1, 0.14, 0.44] },
      rightReach: { ...THUMBS, by: [0.1, 0.14, 0.44] },
    },
    { at: 3, torso: { bend: 0.2, sway: 0.12 }, head: { tilt: 0.12 } },
  ],
};

/** Holds a telephone up at arm's length, tilts the head, and waves two fingers at it. */
export const selfie: Clip = {
  base: over(standing, { leftHand: 'open', rightHand: 'hold' }),
  counts: 'seconds',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: -0.04, sway: -0.08, twist: 0.14 },
      head: { nod: -0.1, tilt: 0.16, turn: -0.16 },
      rightReach: { to: 'shoulder', by: [0.5, 0.42, 0.62], elbow: [0.8, -0.8, 0] },
      leftReach: { to: 'cheek', by: [0.24, 0.06, 0.14], elbow: [0.7, -1, 0] },
    },
    { at: 2, torso: { sway: -0.12 }, head: { tilt: 0.22 } },
  ],
};
