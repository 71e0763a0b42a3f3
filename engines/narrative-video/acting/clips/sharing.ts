import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing } from '../standing.ts';

const ELBOW = [0.5, -1, -0.1] as const;
/** A bowl that the hand nearer to the viewer holds out toward somebody on the figure's own left. */
const BOWL = { to: 'chin', by: [-0.3, -0.44, 0.34], elbow: ELBOW } as const;
/** The other hand with chopsticks: over the bowl, above it, at the mouth, and beside the face while it waits. */
const STICKS = {
  dipped: { to: 'chin', by: [0.18, -0.18, 0.24], elbow: ELBOW },
  lifted: { to: 'chin', by: [0.24, -0.1, 0.22], elbow: ELBOW },
  bitten: { to: 'cheek', by: [0.1, -0.08, 0.04], elbow: ELBOW },
  waiting: { to: 'chin', by: [0.24, -0.2, 0.2], elbow: ELBOW },
} as const;

/** Both hands hold something, and the body bows to somebody on the figure's own left. */
const AT_BOWL = over(standing, { leftHand: 'hold', rightHand: 'hold' });

/** Eats from a bowl that somebody on the figure's own left eats from too. `sharing` brings the bowl between both. */
export const shareBowl: Clip = {
  base: AT_BOWL,
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.1, sway: 0.1, shrug: 0.1 },
      head: { nod: 0.14, turn: 0.12, tilt: 0.06 },
      rightReach: BOWL,
      leftReach: STICKS.dipped,
      face: { mouth: 'half-open', eyes: 'hands' },
    },
    { at: 0.6, leftReach: STICKS.lifted, face: { mouth: 'open', eyes: 'hands' } },
    {
      at: 1.2,
      torso: { bend: 0.16, sway: 0.12, shrug: 0.2 },
      head: { nod: 0.12, tilt: 0.08 },
      leftReach: STICKS.bitten,
      face: { mouth: 'round', eyes: 'hands' },
    },
    {
      at: 5.2,
      torso: { bend: 0.16, sway: 0.12, shrug: 0.2 },
      head: { nod: 0.08, turn: 0.12 },
      leftReach: STICKS.bitten,
    },
    { at: 5.8, leftReach: STICKS.waiting, face: { mouth: 'closed', eyes: 'other' } },
    { at: 6.4, torso: { bend: 0.04, sway: -0.03, shrug: 0 }, head: { nod: -0.02, tilt: 0.1, turn: 0.24 } },
    { at: 7.4, leftReach: STICKS.waiting, head: { nod: 0.06, turn: 0.2 } },
  ],
};

/**
 * Has a hand at the bowl that somebody on the figure's own left holds, laughs while that one eats, and then reaches into it
 * with chopsticks.
 */
export const shareBowlToo: Clip = {
  base: over(AT_BOWL, { rightHand: 'relaxed' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.12, sway: 0.08 },
      head: { nod: 0.14, turn: 0.14, tilt: 0.04 },
      rightReach: BOWL,
      leftReach: STICKS.waiting,
      face: { mouth: 'closed', eyes: 'other' },
    },
    {
      at: 1.4,
      torso: { bend: 0.04, sway: -0.06, shrug: 0.3 },
      head: { nod: -0.04, tilt: 0.12 },
      face: { mouth: 'wide', eyes: 'other' },
    },
    { at: 2, torso: { bend: 0.07, shrug: 0.5 }, head: { nod: 0.04 }, leftReach: STICKS.waiting },
    { at: 3, torso: { bend: 0.02, shrug: 0.3 }, head: { nod: -0.02, tilt: 0.14 } },
    { at: 4, torso: { bend: 0.06, shrug: 0.5 }, head: { nod: 0.05, tilt: 0.1 } },
    { at: 5.2, torso: { bend: 0.06, sway: -0.04, shrug: 0.1 }, face: { mouth: 'half-open', eyes: 'hands' } },
    { at: 6, torso: { bend: 0.13, sway: 0.12 }, head: { nod: 0.14, tilt: 0.06 }, leftReach: STICKS.dipped },
    { at: 7.4, leftReach: STICKS.dipped },
  ],
};
