import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

const ELBOW = [0.8, -1, 0] as const;

/** Kneels on one knee before somebody who stands, holds up a ring, and puts it on the finger. */
export const propose: Clip = {
  base: over(UPRIGHT_POSE, {
    leftLeg: { swing: 1.45, bend: 1.5, spread: 0.1 },
    rightLeg: { swing: -0.08, bend: 1.6, spread: 0.05 },
    leftHand: 'open',
    rightHand: 'hold',
  }),
  counts: 'seconds',
  length: 6,
  repeats: false,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.06 },
      head: { nod: -0.3 },
      leftReach: { to: 'heart', by: [0, 0, 0.06], elbow: [1, -0.6, 0] },
      rightReach: { to: 'chest', by: [0.04, 0.16, 0.5], elbow: ELBOW },
    },
    { at: 1.2, torso: { bend: 0.14 }, rightReach: { to: 'chest', by: [0.02, 0.3, 0.78], elbow: ELBOW } },
    {
      at: 2,
      torso: { bend: 0.16 },
      head: { nod: -0.36, tilt: 0.06 },
      leftReach: { to: 'chest', by: [0.02, 0.2, 0.76], elbow: ELBOW },
      rightReach: { to: 'chest', by: [0.02, 0.28, 0.82], elbow: ELBOW },
    },
    { at: 6, head: { nod: -0.4, tilt: -0.04 } },
  ],
};

/** Covers the mouth with one hand, and gives the other one to somebody who kneels with a ring. */
export const accept: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'open', rightHand: 'relaxed' }),
  counts: 'seconds',
  length: 6,
  repeats: false,
  keyframes: [
    {
      at: 0,
      torso: { bend: -0.04 },
      head: { nod: 0.14 },
      leftReach: { to: 'cheek', by: [0.02, -0.1, 0.1], elbow: ELBOW },
      rightReach: { to: 'belly', by: [0.12, 0.05, 0.3], elbow: ELBOW },
    },
    {
      at: 1.2,
      torso: { bend: 0.12 },
      head: { nod: 0.26, tilt: 0.06 },
      rightReach: { to: 'belly', by: [0.02, 0, 0.7], elbow: ELBOW },
    },
    { at: 2, torso: { bend: 0.16 }, rightReach: { to: 'belly', by: [0, 0, 0.76], elbow: ELBOW } },
    { at: 6, head: { nod: 0.3, tilt: 0.1 } },
  ],
};

/** Returns the clip of somebody who is given a ring, or who gives it. */
export function ringClipFor(role: 'lead' | 'follow') {
  return role === 'lead' ? 'propose' : 'accept';
}
