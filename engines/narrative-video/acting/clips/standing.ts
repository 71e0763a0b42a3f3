import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing } from '../standing.ts';

/** Breathes and looks around a little. `stance.ts` shifts the weight. */
export const stand: Clip = {
  base: standing,
  counts: 'seconds',
  length: 9.6,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.03, twist: 0.05 },
      head: { turn: -0.04, tilt: 0.04, nod: 0.02 },
      leftArm: { bend: 0.34 },
    },
    { at: 1.5, torso: { bend: 0.005 }, leftArm: { bend: 0.37 }, rightArm: { bend: 0.31 } },
    { at: 3, torso: { bend: 0.035, twist: 0.02 }, head: { turn: 0.1, tilt: 0.0, nod: 0 } },
    { at: 4.4, torso: { bend: 0.005 }, leftArm: { bend: 0.3 } },
    {
      at: 5.6,
      torso: { bend: 0.04, twist: -0.04 },
      head: { turn: 0.12, tilt: -0.03 },
    },
    { at: 7.2, torso: { bend: 0.01 }, head: { turn: -0.08, nod: 0.05 }, rightArm: { bend: 0.26 } },
    { at: 8.4, torso: { bend: 0.035 } },
  ],
};

/** Hands that lie in each other before the belly: one over the other one's fingers. */
const OVER = { to: 'belly', by: [0.01, 0.08, 0.2], elbow: [1, -0.7, -0.2] } as const;
const UNDER = { to: 'belly', by: [-0.01, 0.04, 0.18], elbow: [1, -0.7, -0.2] } as const;

/** Listens with the hands in each other, leans in a little, nods, and lays the head aside. */
export const standListening: Clip = {
  base: over(standing, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'seconds',
  length: 8.4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.03, twist: 0.04 },
      head: { turn: 0.04, tilt: 0.1, nod: 0.04 },
      leftReach: OVER,
      rightReach: UNDER,
    },
    { at: 1.7, torso: { bend: 0.06 }, head: { nod: 0.12, tilt: 0.12 }, leftReach: OVER, rightReach: UNDER },
    { at: 2.3, head: { nod: 0.02 } },
    {
      at: 4,
      torso: { bend: 0.02, twist: -0.05 },
      head: { turn: 0.1, tilt: -0.08 },
      leftReach: OVER,
      rightReach: UNDER,
    },
    { at: 6, torso: { bend: 0.05 }, head: { nod: 0.1, tilt: -0.1 }, leftReach: OVER, rightReach: UNDER },
    { at: 6.6, head: { nod: 0.02 } },
  ],
};
