import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing } from '../standing.ts';

const BEFORE = { to: 'belly', by: [0.1, 0.2, 0.42], elbow: [0.8, -1, -0.2] } as const;

/** Carries a thing in both arms and leans back against its weight. */
export const carry: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'seconds',
  length: 4,
  repeats: true,
  keyframes: [
    { at: 0, torso: { bend: -0.1, sway: -0.08 }, head: { nod: 0.12, turn: 0 }, leftReach: BEFORE, rightReach: BEFORE },
    {
      at: 1.4,
      torso: { bend: -0.06, sway: 0.02 },
      head: { turn: 0.15, nod: 0 },
      leftReach: { ...BEFORE, by: [0.1, 0.16, 0.42] },
      rightReach: { ...BEFORE, by: [0.1, 0.16, 0.42] },
    },
    { at: 2.8, torso: { bend: -0.12 }, head: { turn: -0.1 } },
  ],
};

const PAGE = { to: 'chest', by: [0.24, -0.1, 0.4], elbow: [0.8, -1, -0.1] } as const;

/** Reads from a thing in both hands: follows the lines down the page, moves it a little, tilts the head in thought. */
export const read: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'seconds',
  length: 9,
  repeats: true,
  keyframes: [
    { at: 0, torso: { bend: 0.06 }, head: { nod: 0.27, turn: 0.05 }, leftReach: PAGE, rightReach: PAGE },
    { at: 3.4, head: { nod: 0.31, turn: -0.05 }, rightReach: PAGE },
    { at: 4.2, head: { nod: 0.27, turn: 0.06 }, rightReach: { ...PAGE, by: [0.22, -0.07, 0.42] } },
    { at: 5, rightReach: PAGE },
    { at: 6.6, head: { nod: 0.3, turn: -0.05, tilt: 0.06 }, torso: { bend: 0.03 } },
    { at: 7.6, head: { nod: 0.31, turn: -0.07 } },
  ],
};

const PAPER = { to: 'belly', by: [0.12, 0.2, 0.4], elbow: [0.8, -1, -0.1] } as const;

/** Writes: the right hand moves along a line and back to the next, then stops to think. */
export const write: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'seconds',
  length: 6,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.14 },
      head: { nod: 0.38, turn: 0.08 },
      leftReach: PAPER,
      rightReach: { to: 'belly', by: [-0.02, 0.27, 0.42], elbow: [1, -0.8, 0] },
    },
    { at: 0.5, rightReach: { to: 'belly', by: [0.02, 0.25, 0.43], elbow: [1, -0.8, 0] } },
    { at: 1, rightReach: { to: 'belly', by: [0.05, 0.28, 0.42], elbow: [1, -0.8, 0] } },
    { at: 1.5, head: { turn: -0.05 }, rightReach: { to: 'belly', by: [0.12, 0.25, 0.43], elbow: [1, -0.8, 0] } },
    { at: 1.9, head: { turn: 0.08 }, rightReach: { to: 'belly', by: [-0.02, 0.24, 0.41], elbow: [1, -0.8, 0] } },
    { at: 2.6, rightReach: { to: 'belly', by: [0.07, 0.25, 0.42], elbow: [1, -0.8, 0] } },
    { at: 3.3, head: { nod: 0.36 }, rightReach: { to: 'belly', by: [0.13, 0.22, 0.42], elbow: [1, -0.8, 0] } },
    {
      at: 4.2,
      head: { nod: -0.1, turn: -0.15, tilt: 0.1 },
      torso: { bend: 0.05 },
      rightReach: { to: 'chin', by: [0.03, -0.05, 0.05], elbow: [0.8, -1, 0] },
    },
    { at: 5.2, head: { nod: -0.08 }, torso: { bend: 0.06 } },
  ],
};

const NAPKIN = { to: 'belly', by: [0.04, 0.32, 0.32], elbow: [0.9, -1, -0.1] } as const;

/** Takes bites of what the right hand holds, chews with relish, looks up. */
export const eat: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'seconds',
  length: 4.2,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.14 },
      head: { nod: 0.25 },
      leftReach: NAPKIN,
      rightReach: { to: 'chest', by: [0.16, -0.02, 0.3], elbow: [1, -0.8, 0] },
    },
    {
      at: 0.7,
      head: { nod: 0.28 },
      torso: { bend: 0.16 },
      rightReach: { to: 'chest', by: [0.14, -0.06, 0.3], elbow: [1, -0.8, 0] },
    },
    {
      at: 1.3,
      head: { nod: 0.12 },
      torso: { bend: 0.18 },
      rightReach: { to: 'mouth', by: [0.1, -0.13, 0.08], elbow: [1, -0.6, 0.1] },
    },
    { at: 1.7, head: { nod: 0.02 }, rightReach: { to: 'mouth', by: [0.1, -0.12, 0.07], elbow: [1, -0.6, 0.1] } },
    {
      at: 2.4,
      head: { nod: -0.1, tilt: 0.08 },
      torso: { bend: 0.04 },
      rightReach: { to: 'chest', by: [0.12, 0.02, 0.3], elbow: [1, -0.7, 0] },
    },
    { at: 3.4, head: { nod: 0.04, tilt: -0.04 }, torso: { bend: 0.08 } },
  ],
};

const ELBOW = [0.4, -1, -0.1] as const;
/** Bowl and chopsticks, whose upper ends the other hand holds. */
const HELD = {
  bowl: { to: 'belly', by: [0.02, 0.3, 0.34], elbow: ELBOW },
  sticks: { to: 'belly', by: [0.2, 0.58, 0.3], elbow: ELBOW },
} as const;
const STIRRED = { ...HELD.sticks, by: [0.16, 0.55, 0.32] } as const;
const LIFTED = {
  bowl: { ...HELD.bowl, by: [0.02, 0.42, 0.32] },
  sticks: { ...HELD.sticks, by: [0.19, 0.7, 0.27] },
} as const;

/** Stirs in the bowl with chopsticks, lifts it to the mouth for a bite, chews with relish, looks up. */
export const eatFromBowl: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'seconds',
  length: 4.2,
  repeats: true,
  keyframes: [
    { at: 0, torso: { bend: 0.1 }, head: { nod: 0.2 }, leftReach: HELD.bowl, rightReach: HELD.sticks },
    { at: 0.5, head: { nod: 0.24 }, torso: { bend: 0.12 }, rightReach: STIRRED },
    { at: 0.9, leftReach: HELD.bowl, rightReach: HELD.sticks },
    { at: 1.4, head: { nod: 0.26 }, torso: { bend: 0.16 }, leftReach: LIFTED.bowl, rightReach: LIFTED.sticks },
    { at: 1.9, head: { nod: 0.2 }, leftReach: LIFTED.bowl, rightReach: LIFTED.sticks },
    { at: 2.5, head: { nod: -0.06, tilt: 0.08 }, torso: { bend: 0.04 }, leftReach: HELD.bowl, rightReach: HELD.sticks },
    { at: 3.4, head: { nod: 0.04, tilt: -0.04 }, torso: { bend: 0.06 } },
  ],
};

/** Raises a cup, tips the head back, and lowers the cup with a breath. The hand stays below the chin, beside the face. */
export const drink: Clip = {
  base: over(standing, { rightHand: 'hold' }),
  counts: 'seconds',
  length: 5.5,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.04 },
      head: { nod: 0.03 },
      rightReach: { to: 'chest', by: [0.1, -0.05, 0.32], elbow: [0.8, -1, 0] },
    },
    {
      at: 1,
      torso: { bend: 0.05 },
      head: { nod: 0.05 },
      rightReach: { to: 'chest', by: [0.08, 0.05, 0.32], elbow: [0.8, -1, 0] },
    },
    {
      at: 1.8,
      torso: { bend: -0.04 },
      head: { nod: -0.18 },
      rightReach: { to: 'mouth', by: [0.13, -0.2, 0.1], elbow: [1, -0.5, 0.1] },
    },
    {
      at: 2.8,
      torso: { bend: -0.1 },
      head: { nod: -0.26 },
      rightReach: { to: 'mouth', by: [0.12, -0.14, 0.1], elbow: [1, -0.2, 0.1] },
    },
    {
      at: 3.6,
      torso: { bend: 0.05 },
      head: { nod: 0.08 },
      rightReach: { to: 'chest', by: [0.1, 0.08, 0.34], elbow: [0.8, -1, 0] },
    },
    { at: 4.6, torso: { bend: 0.02 }, head: { nod: -0.04, tilt: 0.06 } },
  ],
};
