import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { NEAR } from './embraces.ts';
import { sobs } from './feelings.ts';

/**
 * Looks at somebody in tears on the figure's own left and leans there with the head aside. `consoling` lays the left arm
 * around that one and the right hand on the forearm, if it reaches farther than the own lap.
 */
export const comfort: Clip = {
  base: over(NEAR, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'seconds',
  length: 5,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.1, sway: 0.1, twist: 0.06 },
      head: { turn: 0.2, tilt: 0.13, nod: 0.1 },
      leftReach: { to: 'hip', by: [0.02, 0.08, 0.52], elbow: [0.8, -0.5, -0.6] },
      rightReach: { to: 'hip', by: [-0.16, 0.1, 0.46], elbow: [0.8, -0.8, -0.3] },
    },
    { at: 1.6, torso: { bend: 0.13, sway: 0.12 }, head: { tilt: 0.16, nod: 0.13, turn: 0.24 } },
    { at: 2.8, torso: { bend: 0.1, sway: 0.11 }, head: { tilt: 0.15, nod: 0.08 } },
    { at: 4, torso: { bend: 0.14, sway: 0.12 }, head: { tilt: 0.16, nod: 0.14, turn: 0.16 } },
  ],
};

/** The hand that is farther from the other one wipes an eye, and both faces stay visible. */
const WIPING = {
  rightReach: { to: 'cheek', by: [-0.03, 0.03, 0.02], elbow: [0.55, -1, 0.2] },
  leftReach: { to: 'hip', by: [0.02, 0.14, 0.42], elbow: [0.8, -0.8, -0.3] },
  rightHand: 'relaxed',
} as const;

/** Weeps, bowed toward somebody on the figure's own left who comforts it. */
export const cryComforted: Clip = {
  base: over(NEAR, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'seconds',
  length: 4,
  repeats: true,
  keyframes: [
    { at: 0, torso: { bend: 0.2, sway: 0.07, shrug: 0.9 }, head: { nod: 0.36, tilt: 0.08, turn: 0.12 }, ...WIPING },
    ...sobs(0.25, 2, 0.2),
    ...sobs(1, 2, 0.19),
    { at: 1.5, torso: { bend: 0.22 }, ...WIPING },
    {
      at: 2.3,
      torso: { bend: 0.12, shrug: 0.35 },
      head: { nod: 0.24, tilt: 0.1, turn: 0.2 },
      rightReach: { to: 'heart', by: [0.02, 0, 0.06], elbow: [0.9, -1, 0.1] },
    },
    { at: 2.8, torso: { bend: 0.16, shrug: 0.6 }, head: { nod: 0.32 } },
    { at: 3.4, torso: { bend: 0.22, shrug: 1 }, head: { nod: 0.4, tilt: 0.08, turn: 0.12 }, ...WIPING },
    { at: 3.7, torso: { bend: 0.19, shrug: 0.7 }, head: { nod: 0.35 } },
  ],
};
