import type { Clip } from '../clip.ts';
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
