import type { ThingName } from '../../vocabulary/things.ts';
import type { Clip } from '../clip.ts';
import { isBetween } from '../holding.ts';
import { over } from '../pose-values.ts';
import { standing } from '../standing.ts';

const ELBOW = [0.5, -1, -0.1] as const;
/** A bowl that the hand nearer to the viewer holds out toward somebody on the figure's own left. */
const BOWL = { to: 'chin', by: [-0.3, -0.44, 0.34], elbow: ELBOW } as const;
/** The other hand with chopsticks: over the bowl, above it, at the mouth, and before the own body while it waits. */
const STICKS = {
  dipped: { to: 'chin', by: [0.18, -0.18, 0.24], elbow: ELBOW },
  lifted: { to: 'chin', by: [0.24, -0.1, 0.22], elbow: ELBOW },
  bitten: { to: 'cheek', by: [0.1, -0.08, 0.04], elbow: ELBOW },
  waiting: { to: 'chest', by: [0.06, -0.04, 0.3], elbow: ELBOW },
  low: { to: 'chest', by: [0.02, -0.1, 0.36], elbow: ELBOW },
} as const;
/** The empty hand of whoever waits for the bowl. */
const ASIDE = { to: 'hip', by: [0.18, -0.12, 0.06], elbow: [0.7, -0.4, -0.8] } as const;

/** Both hands hold something, and the body bows to somebody on the figure's own left. */
const AT_BOWL = over(standing, { leftHand: 'hold', rightHand: 'hold' });

/** Eats from a bowl that somebody on the figure's own left eats from too, or popcorn. `sharing` brings it between both. */
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

/** Waits with chopsticks for the bowl that somebody on the figure's own left eats from, and laughs with that one. */
export const shareBowlToo: Clip = {
  base: over(AT_BOWL, { rightHand: 'relaxed' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.1, sway: 0.05 },
      head: { nod: 0.1, turn: 0.16, tilt: 0.06 },
      rightReach: ASIDE,
      leftReach: STICKS.waiting,
      face: { mouth: 'closed', eyes: 'other' },
    },
    {
      at: 1.4,
      torso: { bend: 0.02, sway: -0.08, shrug: 0.3 },
      head: { nod: -0.04, tilt: 0.12 },
      face: { mouth: 'wide', eyes: 'other' },
    },
    { at: 2, torso: { bend: 0.06, shrug: 0.5 }, head: { nod: 0.04 }, leftReach: STICKS.waiting },
    { at: 3, torso: { bend: 0, shrug: 0.3 }, head: { nod: -0.02, tilt: 0.14 } },
    { at: 4, torso: { bend: 0.05, shrug: 0.5 }, head: { nod: 0.05, tilt: 0.1 } },
    { at: 5.4, torso: { bend: 0.08, sway: 0.02, shrug: 0.1 }, face: { mouth: 'half-open', eyes: 'hands' } },
    { at: 7, torso: { bend: 0.11, sway: 0.06 }, head: { nod: 0.12, tilt: 0.05 }, leftReach: STICKS.low },
    { at: 7.6, leftReach: STICKS.low },
  ],
};

/** Food that the hand nearer to the viewer holds out to somebody on the figure's own left, and brings to the own mouth. */
const FOOD = {
  offered: { to: 'chest', by: [-0.3, -0.02, 0.5], elbow: ELBOW },
  bitten: { to: 'mouth', by: [-0.02, -0.16, 0.14], elbow: [0.9, -0.8, 0.1] },
} as const;
/** The other hand before the body. */
const FREE = { to: 'belly', by: [0.06, 0.1, 0.26], elbow: [0.8, -1, -0.2] } as const;
/** Both hands of somebody who takes a bite: at the other one's hand, and before the body. */
const TAKING = { rightReach: FOOD.offered, leftReach: FREE } as const;

/** Lets somebody on the figure's own left bite into the food, and then takes a bite too. `sharing` brings it to that one's mouth. */
export const shareBite: Clip = {
  base: over(standing, { leftHand: 'relaxed', rightHand: 'hold' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.06, sway: 0.04 },
      head: { nod: 0.06, turn: 0.16, tilt: 0.08 },
      rightReach: FOOD.offered,
      leftReach: FREE,
      face: { mouth: 'closed', eyes: 'other' },
    },
    { at: 1.6, head: { nod: 0, tilt: 0.12 }, face: { mouth: 'wide', eyes: 'other' } },
    { at: 3.6, torso: { bend: 0.04, shrug: 0.3 }, head: { nod: 0.06, tilt: 0.1 }, rightReach: FOOD.offered },
    { at: 4, face: { mouth: 'open', eyes: 'hands' } },
    { at: 4.8, torso: { bend: 0.1, shrug: 0.1 }, head: { nod: 0.12, tilt: 0.04 }, rightReach: FOOD.bitten },
    { at: 5.2, face: { mouth: 'narrow', eyes: 'hands' } },
    { at: 6.6, rightReach: FOOD.bitten, face: { mouth: 'closed', eyes: 'other' } },
    { at: 7.6, rightReach: FOOD.offered },
  ],
};

/** Leans over to bite into what somebody on the figure's own left holds out, and laughs while that one has a bite. */
export const shareBiteToo: Clip = {
  base: over(standing, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.14, sway: 0.14, shrug: 0.1 },
      head: { nod: 0.1, turn: 0.12, tilt: 0.08 },
      ...TAKING,
      face: { mouth: 'open', eyes: 'hands' },
    },
    { at: 1.6, torso: { bend: 0.17, sway: 0.16 }, head: { nod: 0.14 }, face: { mouth: 'narrow', eyes: 'hands' } },
    { at: 3.4, torso: { bend: 0.15, sway: 0.13 }, face: { mouth: 'closed', eyes: 'other' } },
    { at: 4.6, torso: { bend: 0.04, sway: -0.02 }, head: { nod: -0.02, turn: 0.2, tilt: 0.1 }, ...TAKING },
    { at: 5.2, torso: { bend: 0.06, shrug: 0.4 }, face: { mouth: 'wide', eyes: 'other' } },
    { at: 6.6, torso: { bend: 0.03, shrug: 0.2 }, head: { nod: 0.04 } },
    { at: 7.2, face: { mouth: 'half-open', eyes: 'hands' } },
  ],
};

/** Returns the clip of one of two people who eat the same. @param partakes whether the other one has it */
export function sharedMeal(
  things: readonly ThingName[],
  partakes: boolean,
): 'share-bowl' | 'share-bowl-too' | 'share-bite' | 'share-bite-too' {
  if (isBetween(things)) return partakes ? 'share-bowl-too' : 'share-bowl';
  return partakes ? 'share-bite-too' : 'share-bite';
}
