import type { Clip } from '../clip.ts';
import { standing } from '../standing.ts';

/** One hand opens to the listeners, sinks, and the other takes its turn; the head goes with the voice. */
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
