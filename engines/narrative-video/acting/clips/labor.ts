import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

const ELBOW = [0.8, -1, -0.2] as const;
/** Feet apart, one before the other, on soft knees. */
const BRACED = over(UPRIGHT_POSE, {
  leftLeg: { swing: 0.3, bend: 0.34, spread: 0.16, twist: -0.3 },
  rightLeg: { swing: -0.08, bend: 0.22, spread: 0.16, twist: -0.3 },
  leftHand: 'hold',
  rightHand: 'hold',
});

/** Sweeps: the lower hand draws the broom from one side to the other, and the body turns and sways with it. */
export const sweep: Clip = {
  base: BRACED,
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.24, twist: -0.32, sway: -0.08 },
      head: { nod: 0.24, turn: -0.1, tilt: 0 },
      leftReach: { to: 'chest', by: [0.1, -0.06, 0.42], elbow: ELBOW },
      rightReach: { to: 'belly', by: [0.2, -0.1, 0.4], elbow: ELBOW },
    },
    {
      at: 1.1,
      torso: { bend: 0.34, twist: 0.3, sway: 0.1 },
      head: { nod: 0.28, turn: 0.1 },
      leftReach: { to: 'chest', by: [0.02, -0.02, 0.42], elbow: ELBOW },
      rightReach: { to: 'belly', by: [-0.18, -0.04, 0.52], elbow: ELBOW },
    },
    { at: 1.5, torso: { bend: 0.3, twist: 0.26 }, head: { nod: 0.24 } },
    {
      at: 2.4,
      torso: { bend: 0.2, twist: -0.2, sway: -0.04 },
      head: { nod: 0.2, turn: -0.06 },
      leftReach: { to: 'chest', by: [0.1, 0.02, 0.42], elbow: ELBOW },
      rightReach: { to: 'belly', by: [0.14, 0.06, 0.4], elbow: ELBOW },
    },
  ],
};

/** Digs: drives the shovel into the ground, bent over it, lifts it, and throws the earth aside. */
export const dig: Clip = {
  base: BRACED,
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.3, twist: 0 },
      head: { nod: 0.2, turn: 0 },
      leftReach: { to: 'chest', by: [0.16, -0.06, 0.4], elbow: ELBOW },
      rightReach: { to: 'belly', by: [-0.02, -0.02, 0.42], elbow: ELBOW },
      leftLeg: { swing: 0.3, bend: 0.34 },
    },
    {
      at: 0.9,
      torso: { bend: 0.66, twist: 0.1 },
      head: { nod: 0.06 },
      leftReach: { to: 'chest', by: [0.14, -0.2, 0.46], elbow: ELBOW },
      rightReach: { to: 'belly', by: [-0.02, -0.26, 0.5], elbow: ELBOW },
      leftLeg: { swing: 0.6, bend: 0.8 },
    },
    { at: 1.3, torso: { bend: 0.62 }, leftLeg: { swing: 0.56, bend: 0.74 } },
    {
      at: 2.2,
      torso: { bend: 0.1, twist: -0.4, sway: -0.1 },
      head: { nod: 0.08, turn: -0.2 },
      leftReach: { to: 'chest', by: [0.02, -0.1, 0.42], elbow: ELBOW },
      rightReach: { to: 'chest', by: [0.16, -0.1, 0.58], elbow: ELBOW },
      leftLeg: { swing: 0.3, bend: 0.34 },
    },
    { at: 2.8, torso: { bend: 0.14, twist: -0.3 } },
  ],
};

const DAB = [0.8, -0.9, 0] as const;

/** Paints: strokes down and across at the height of the chest, dips the brush, and steps back to look. */
export const paint: Clip = {
  base: over(BRACED, { leftHand: 'relaxed' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.06, twist: 0.1 },
      head: { nod: 0.02, turn: 0.05, tilt: 0 },
      leftReach: { to: 'belly', by: [0.16, 0.06, 0.26], elbow: [0.9, -0.8, -0.2] },
      rightReach: { to: 'shoulder', by: [0.06, 0.12, 0.72], elbow: DAB },
    },
    { at: 0.9, head: { nod: 0.12 }, rightReach: { to: 'shoulder', by: [0.02, -0.24, 0.7], elbow: DAB } },
    { at: 1.7, head: { nod: 0.02 }, rightReach: { to: 'shoulder', by: [-0.12, 0.1, 0.7], elbow: DAB } },
    { at: 2.5, rightReach: { to: 'shoulder', by: [0.26, 0.02, 0.7], elbow: DAB } },
    {
      at: 3.6,
      torso: { bend: 0.14, twist: -0.1 },
      head: { nod: 0.3, turn: 0.1 },
      rightReach: { to: 'belly', by: [0, 0.2, 0.4], elbow: DAB },
    },
    {
      at: 4.8,
      torso: { bend: -0.06, twist: 0 },
      head: { nod: -0.06, turn: 0.06, tilt: 0.14 },
      rightReach: { to: 'chest', by: [0.18, 0, 0.36], elbow: DAB },
    },
    { at: 6.6, head: { tilt: -0.08, nod: -0.02 }, torso: { bend: -0.02 } },
  ],
};
