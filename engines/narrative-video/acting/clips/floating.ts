import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

/** Comes up from under water with raised arms, shakes the head, and paddles with both arms to stay up. */
export const float: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'open', rightHand: 'open' }),
  counts: 'seconds',
  length: 8,
  repeats: false,
  keyframes: [
    {
      at: 0,
      hips: { up: -0.2 },
      torso: { bend: 0, sway: 0.06 },
      head: { nod: -0.3 },
      leftArm: { swing: 2.7, spread: 0.5, bend: 0.3, twist: 0 },
      rightArm: { swing: 2.5, spread: 0.6, bend: 0.5, twist: 0 },
    },
    {
      at: 0.5,
      hips: { up: 0.05 },
      leftArm: { swing: 2.4, spread: 0.8, bend: 0.5 },
      rightArm: { swing: 2.6, spread: 0.7 },
    },
    {
      at: 1.1,
      hips: { up: -0.02 },
      torso: { sway: -0.06 },
      head: { nod: -0.05, turn: 0.25 },
      leftArm: { swing: 1.9, spread: 1, bend: 0.7 },
      rightArm: { swing: 2.3, spread: 0.9, bend: 0.5 },
    },
    { at: 1.6, hips: { up: 0.03 }, head: { nod: -0.1, turn: -0.25 }, leftArm: { swing: 2.3, spread: 0.9, bend: 0.5 } },
    {
      at: 2.2,
      hips: { up: -0.02 },
      torso: { sway: 0.06 },
      head: { nod: -0.1, turn: 0 },
      leftArm: { swing: 2.4, spread: 0.9, bend: 0.5 },
      rightArm: { swing: 1.9, spread: 1, bend: 0.8 },
    },
    { at: 3.2, hips: { up: 0.03 }, leftArm: { swing: 1.8, spread: 1, bend: 0.9 }, rightArm: { swing: 2.2, bend: 0.6 } },
    { at: 4.4, hips: { up: -0.02 }, torso: { sway: -0.05 }, rightArm: { swing: 1.8, spread: 1, bend: 0.9 } },
    { at: 6, hips: { up: 0.02 }, leftArm: { swing: 1.6, bend: 1 }, rightArm: { swing: 1.9, bend: 0.8 } },
    { at: 8, hips: { up: 0 }, leftArm: { swing: 1.8, bend: 0.8 }, rightArm: { swing: 1.6, bend: 1 } },
  ],
};
