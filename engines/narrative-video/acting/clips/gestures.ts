import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing } from '../standing.ts';

/** Waves high and wide from the elbow, once in each beat; the body sways along. */
export const wave: Clip = {
  base: over(standing, { rightHand: 'open' }),
  counts: 'beats',
  length: 2,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { sway: -0.02, bend: 0 },
      head: { tilt: 0.1, nod: -0.06 },
      rightReach: { to: 'shoulder', by: [0.62, 0.52, 0.2], elbow: [1, -0.7, -0.1] },
    },
    { at: 0.5, rightReach: { to: 'shoulder', by: [0.36, 0.66, 0.2], elbow: [1, -0.7, -0.1] } },
    {
      at: 1,
      torso: { sway: 0.04, bend: -0.03 },
      head: { tilt: 0.03 },
      rightReach: { to: 'shoulder', by: [0.64, 0.5, 0.2], elbow: [1, -0.7, -0.1] },
    },
    { at: 1.5, rightReach: { to: 'shoulder', by: [0.34, 0.66, 0.2], elbow: [1, -0.7, -0.1] } },
  ],
};

/** Draws the arm back, thrusts it out to point, holds it almost still, and lowers it. */
export const point: Clip = {
  base: standing,
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { twist: -0.12, bend: 0.05 },
      head: { turn: 0.1, nod: 0.05 },
      rightReach: { to: 'chest', by: [0.2, -0.05, 0.12], elbow: [1, -0.6, -0.4] },
      rightHand: 'fist',
    },
    {
      at: 0.6,
      torso: { twist: 0.22, bend: 0.1 },
      head: { turn: -0.25, nod: -0.08 },
      rightReach: { to: 'shoulder', by: [0.55, 0.22, 0.82], elbow: [0.3, -1, 0] },
      rightHand: 'point',
    },
    {
      at: 0.9,
      torso: { twist: 0.16, bend: 0.05 },
      rightReach: { to: 'shoulder', by: [0.53, 0.19, 0.8], elbow: [0.3, -1, 0] },
    },
    {
      at: 5,
      torso: { twist: 0.18 },
      head: { turn: -0.15 },
      rightReach: { to: 'shoulder', by: [0.5, 0.22, 0.82], elbow: [0.3, -1, 0] },
    },
    {
      at: 6.4,
      torso: { twist: 0.02 },
      head: { turn: 0 },
      rightReach: { to: 'hip', by: [0.1, -0.2, 0.1], elbow: [0.8, -0.3, -0.6] },
      rightHand: 'relaxed',
    },
  ],
};

const AT_SKY = { to: 'shoulder', by: [0.3, 0.68, 0.56], elbow: [0.8, -0.6, 0] } as const;

/** Points to one thing in the sky after another. */
export const pointUp: Clip = {
  base: over(standing, { rightHand: 'point' }),
  counts: 'seconds',
  length: 6,
  repeats: true,
  keyframes: [
    { at: 0, torso: { bend: -0.08, twist: 0.06 }, rightReach: AT_SKY },
    { at: 2.4, rightReach: { ...AT_SKY, by: [0.32, 0.7, 0.54] } },
    { at: 3.2, torso: { bend: -0.1, twist: 0 }, rightReach: { ...AT_SKY, by: [0.42, 0.66, 0.46] } },
    { at: 5.4, rightReach: { ...AT_SKY, by: [0.42, 0.67, 0.46] } },
  ],
};

/**
 * Shades the eyes with a hand and looks to one side for a while, then shifts the weight and looks to the other side.
 */
export const lookAround: Clip = {
  base: standing,
  counts: 'seconds',
  length: 7,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { twist: 0.3, bend: 0.06 },
      head: { turn: 0.6, nod: -0.05 },
      rightReach: { to: 'eyes', by: [0.1, 0.1, 0.1], elbow: [1, -0.3, 0.2] },
      rightHand: 'open',
    },
    { at: 1.6, torso: { twist: 0.36 }, head: { turn: 0.75, nod: -0.1 } },
    {
      at: 2.6,
      torso: { twist: -0.1, bend: 0.1 },
      head: { turn: -0.1, nod: 0.1 },
      rightReach: { to: 'hip', by: [0.05, 0.05, 0.1], elbow: [1, 0, -0.6] },
      rightHand: 'relaxed',
    },
    { at: 3.6, torso: { twist: -0.36, bend: 0.02 }, head: { turn: -0.7, nod: -0.06 } },
    { at: 5.2, torso: { twist: -0.3 }, head: { turn: -0.6, nod: 0, tilt: 0.08 } },
    {
      at: 6.2,
      torso: { twist: 0.1 },
      head: { turn: 0.2, tilt: 0 },
      rightReach: { to: 'chest', by: [0.15, 0.15, 0.2], elbow: [1, -0.5, 0] },
    },
  ],
};

/** Holds one hand to the chin and the other under its elbow. The head turns from side to side and up. */
export const think: Clip = {
  base: standing,
  counts: 'seconds',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.08 },
      head: { nod: 0.1, tilt: 0.12, turn: 0.1 },
      rightReach: { to: 'chin', by: [0, -0.05, 0.03], elbow: [0.4, -1, 0.2] },
      leftReach: { to: 'belly', by: [-0.08, 0.12, 0.1], elbow: [1, -0.6, 0] },
      rightHand: 'relaxed',
    },
    { at: 3, head: { nod: -0.22, tilt: 0.05, turn: -0.2 }, torso: { bend: 0 } },
    { at: 5, head: { nod: -0.15, tilt: -0.1, turn: 0.15 } },
    { at: 6.6, head: { nod: 0.16, tilt: 0.08 }, torso: { bend: 0.1 } },
  ],
};

/** Holds a phone to the ear and gestures with the free hand. Turns away from that hand and back, so that the phone is never before the face. */
export const phone: Clip = {
  base: over(standing, { rightHand: 'hold' }),
  counts: 'seconds',
  length: 9,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { twist: 0.05, bend: 0.04 },
      head: { tilt: -0.16, turn: 0.14, nod: 0.05 },
      rightReach: { to: 'ear', by: [0.03, -0.03, 0.05], elbow: [0.9, -0.8, 0.1] },
      leftReach: { to: 'belly', by: [0.12, 0.05, 0.25], elbow: [0.8, -0.8, -0.2] },
    },
    {
      at: 1.8,
      head: { nod: -0.06 },
      leftReach: { to: 'chest', by: [0.35, 0.05, 0.45], elbow: [0.6, -1, 0] },
      leftHand: 'open',
    },
    {
      at: 2.8,
      head: { nod: 0.12, tilt: -0.2 },
      leftReach: { to: 'belly', by: [0.2, 0.1, 0.3], elbow: [0.8, -0.8, -0.2] },
      leftHand: 'relaxed',
    },
    {
      at: 4.6,
      torso: { twist: 0.22, bend: 0.1 },
      head: { turn: 0.3, nod: 0.2 },
      leftReach: { to: 'hip', by: [0.05, 0.05, 0.08], elbow: [1, 0, -0.5] },
    },
    { at: 6.8, torso: { twist: 0.16, bend: 0 }, head: { turn: 0.1, nod: -0.12 } },
    {
      at: 8,
      torso: { twist: 0.08 },
      head: { turn: 0.1 },
      leftReach: { to: 'chest', by: [0.25, -0.05, 0.35], elbow: [0.7, -1, 0] },
    },
  ],
};
