import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import type { Reach } from '../reach.ts';
import { standing } from '../standing.ts';

const BEFORE = { to: 'belly', by: [0.1, 0.2, 0.42], elbow: [0.8, -1, -0.2] } as const;

/** Carries a thing in both arms and leans back against its weight. */
export const carry: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'seconds',
  length: 4,
  repeats: true,
  keyframes: [
    { at: 0, torso: { bend: -0.1, sway: -0.08 }, head: { nod: 0.12, turn: 0 }, leftReach: BEFORE, rightReach: BEFORE },
    {
      at: 1.4,
      torso: { bend: -0.06, sway: 0.02 },
      head: { turn: 0.15, nod: 0 },
      leftReach: { ...BEFORE, by: [0.1, 0.16, 0.42] },
      rightReach: { ...BEFORE, by: [0.1, 0.16, 0.42] },
    },
    { at: 2.8, torso: { bend: -0.12 }, head: { turn: -0.1 } },
  ],
};

/** A page held low, so that the face and the chest are seen over it. */
const PAGE = { to: 'belly', by: [0.24, 0.12, 0.42], elbow: [0.8, -1, -0.1] } as const;

/** The same in a near picture of the page, which shows its first line and not the chin. */
const LOW_PAGE = { ...PAGE, by: [0.24, 0.05, 0.42] } as const;

/** A page on the thighs of somebody who sits. */
const LAP_PAGE = { to: 'belly', by: [0.2, -0.08, 0.5], elbow: [0.8, -1, -0.2] } as const;

/**
 * Reads from a thing in both hands: follows the lines down the page, moves it a little, tilts the head in thought.
 * @param bowed how much farther than upright the head and the back are bent over it, radians
 */
const reading = (page: Reach, bowed = 0): Clip => ({
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'seconds',
  length: 9,
  repeats: true,
  keyframes: [
    { at: 0, torso: { bend: 0.06 + bowed }, head: { nod: 0.3 + bowed, turn: 0.05 }, leftReach: page, rightReach: page },
    { at: 3.4, head: { nod: 0.34 + bowed, turn: -0.05 }, rightReach: page },
    {
      at: 4.2,
      head: { nod: 0.29 + bowed, turn: 0.06 },
      rightReach: { ...page, by: [page.by[0] - 0.02, page.by[1] + 0.03, page.by[2] + 0.02] },
    },
    { at: 5, rightReach: page },
    { at: 6.6, head: { nod: 0.33 + bowed, turn: -0.05, tilt: 0.06 }, torso: { bend: 0.03 + bowed } },
    { at: 7.6, head: { nod: 0.34 + bowed, turn: -0.07 } },
  ],
});

export const read: Clip = reading(PAGE);
/** Reads from a page in the lap, bowed over it. */
export const readSeated: Clip = reading(LAP_PAGE, 0.1);
export const readLow: Clip = reading(LOW_PAGE);
/** Reads from a telephone, which is small and higher than a page. */
export const readPhone: Clip = reading({ ...PAGE, by: [0.05, 0.22, 0.4] });

/** A page that sinks in the right hand, and the other hand at the outer cheek. */
const SUNK = { to: 'belly', by: [0.2, -0.06, 0.36], elbow: [0.8, -1, -0.1] } as const;
const TEAR = { to: 'cheek', by: [-0.03, 0.03, 0.02], elbow: [0.55, -1, 0.2] } as const;

/** Reads on with shaking shoulders, lets the page sink, and wipes a tear. */
export const readCrying: Clip = {
  base: over(standing, { leftHand: 'relaxed', rightHand: 'hold' }),
  counts: 'seconds',
  length: 6,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.16, sway: -0.04, shrug: 0.7 },
      head: { nod: 0.34, tilt: 0.1, turn: 0.05 },
      leftReach: { to: 'heart', by: [0.02, -0.04, 0.07], elbow: [0.9, -1, 0.1] },
      rightReach: PAGE,
    },
    ...[0.4, 0.6, 0.8, 1, 1.2].map((at, shake) => ({
      at,
      torso: { bend: shake % 2 ? 0.14 : 0.2, shrug: shake % 2 ? 0.6 : 1 },
    })),
    { at: 1.6, head: { nod: 0.34 }, rightReach: SUNK },
    {
      at: 2.2,
      torso: { bend: 0.17 },
      head: { nod: 0.36, tilt: 0.14, turn: 0.08 },
      leftReach: TEAR,
      leftHand: 'fist',
    },
    ...[2.6, 2.8, 3, 3.2, 3.4].map((at, shake) => ({
      at,
      torso: { bend: shake % 2 ? 0.16 : 0.22, shrug: shake % 2 ? 0.6 : 1 },
    })),
    { at: 3.6, leftReach: { ...TEAR, by: [0.03, -0.02, 0] }, rightReach: SUNK },
    { at: 4.4, leftHand: 'relaxed' },
    { at: 4.8, torso: { bend: 0.1, shrug: 0.3 }, head: { nod: 0.24, tilt: 0.06, turn: 0 } },
  ],
};

const PAPER = { to: 'belly', by: [0.12, 0.2, 0.4], elbow: [0.8, -1, -0.1] } as const;

/** Writes: the right hand moves along a line and back to the next, then stops to think. */
export const write: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'seconds',
  length: 6,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.14 },
      head: { nod: 0.38, turn: 0.08 },
      leftReach: PAPER,
      rightReach: { to: 'belly', by: [-0.02, 0.27, 0.42], elbow: [1, -0.8, 0] },
    },
    { at: 0.5, rightReach: { to: 'belly', by: [0.02, 0.25, 0.43], elbow: [1, -0.8, 0] } },
    { at: 1, rightReach: { to: 'belly', by: [0.05, 0.28, 0.42], elbow: [1, -0.8, 0] } },
    { at: 1.5, head: { turn: -0.05 }, rightReach: { to: 'belly', by: [0.12, 0.25, 0.43], elbow: [1, -0.8, 0] } },
    { at: 1.9, head: { turn: 0.08 }, rightReach: { to: 'belly', by: [-0.02, 0.24, 0.41], elbow: [1, -0.8, 0] } },
    { at: 2.6, rightReach: { to: 'belly', by: [0.07, 0.25, 0.42], elbow: [1, -0.8, 0] } },
    { at: 3.3, head: { nod: 0.36 }, rightReach: { to: 'belly', by: [0.13, 0.22, 0.42], elbow: [1, -0.8, 0] } },
    {
      at: 4.2,
      head: { nod: -0.1, turn: -0.15, tilt: 0.1 },
      torso: { bend: 0.05 },
      rightReach: { to: 'chin', by: [0.03, -0.05, 0.05], elbow: [0.8, -1, 0] },
    },
    { at: 5.2, head: { nod: -0.08 }, torso: { bend: 0.06 } },
  ],
};

/** Food in one hand, before the chest and at the mouth. */
const FOOD = {
  held: { to: 'chest', by: [0.16, 0.04, 0.3], elbow: [1, -0.8, 0] },
  bitten: { to: 'mouth', by: [0.07, -0.16, 0.1], elbow: [0.9, -0.8, 0.1] },
} as const;

/** Takes a bite of what the right hand holds, with the mouth wide open, and chews, looking at whoever is there. */
export const eat: Clip = {
  base: over(standing, { rightHand: 'hold' }),
  counts: 'seconds',
  length: 4.4,
  repeats: true,
  keyframes: [
    { at: 0, torso: { bend: 0.1 }, head: { nod: 0.16, turn: 0 }, rightReach: FOOD.held, face: { eyes: 'hands' } },
    { at: 0.5, torso: { bend: 0.12 }, head: { nod: 0.14 }, face: { mouth: 'open', eyes: 'hands' } },
    { at: 0.9, torso: { bend: 0.16 }, head: { nod: 0.1 }, rightReach: FOOD.bitten },
    { at: 1.3, head: { nod: 0.16 }, rightReach: FOOD.bitten, face: { mouth: 'narrow', eyes: 'hands' } },
    { at: 1.7, head: { nod: 0.12 }, face: { mouth: 'half-open', eyes: 'hands' } },
    { at: 2.2, head: { nod: 0.15 }, rightReach: FOOD.bitten, face: { mouth: 'closed', eyes: 'hands' } },
    { at: 2.5, head: { nod: 0.06 }, face: { eyes: 'hands' } },
    {
      at: 3,
      torso: { bend: 0.02 },
      head: { nod: -0.06, tilt: 0.08, turn: -0.3 },
      rightReach: { ...FOOD.held, by: [0.2, 0, 0.3] },
      face: { eyes: 'other' },
    },
    { at: 3.8, head: { nod: 0.02, tilt: -0.04, turn: -0.25 }, torso: { bend: 0.06 } },
  ],
};

const ELBOW = [0.5, -1, -0.1] as const;
/** An elbow that is seen beside a bowl. */
const OUTWARD = [1.1, -0.8, -0.1] as const;
/**
 * A bowl under the chin, nearer during a bite, and the hand that holds the upper ends of the chopsticks: their tips are in the
 * bowl, above it, or at the mouth.
 */
const BOWL = {
  held: { to: 'chin', by: [0.02, -0.42, 0.28], elbow: ELBOW },
  near: { to: 'chin', by: [0.02, -0.37, 0.26], elbow: ELBOW },
} as const;
const STICKS = {
  dipped: { to: 'chin', by: [0.18, -0.18, 0.24], elbow: OUTWARD },
  stirred: { to: 'chin', by: [0.14, -0.2, 0.27], elbow: OUTWARD },
  lifted: { to: 'chin', by: [0.24, -0.1, 0.22], elbow: ELBOW },
  bitten: { to: 'cheek', by: [0.1, -0.08, 0.04], elbow: ELBOW },
} as const;

/** Stirs in the bowl, lifts noodles to the mouth, sucks them in, and chews, looking at whoever is there. */
export const eatFromBowl: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'seconds',
  length: 5,
  telling: 2.2,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.14, shrug: 0.1 },
      head: { nod: 0.18, turn: 0, tilt: 0 },
      leftReach: BOWL.held,
      rightReach: STICKS.dipped,
      face: { mouth: 'closed', eyes: 'hands' },
    },
    { at: 0.35, rightReach: STICKS.stirred },
    {
      at: 0.7,
      head: { nod: 0.2 },
      leftReach: BOWL.held,
      rightReach: STICKS.dipped,
      face: { mouth: 'half-open', eyes: 'hands' },
    },
    { at: 0.9, rightReach: STICKS.lifted, face: { mouth: 'open', eyes: 'hands' } },
    {
      at: 1.25,
      torso: { bend: 0.26, shrug: 0.3 },
      head: { nod: 0.22 },
      leftReach: BOWL.near,
      rightReach: STICKS.bitten,
    },
    { at: 1.5, face: { mouth: 'round', eyes: 'hands' } },
    {
      at: 3.2,
      torso: { bend: 0.26, shrug: 0.3 },
      head: { nod: 0.16 },
      leftReach: BOWL.near,
      rightReach: STICKS.bitten,
    },
    { at: 3.55, leftReach: BOWL.held, rightReach: STICKS.dipped, face: { eyes: 'other' } },
    { at: 3.9, torso: { bend: 0.04, shrug: 0 }, head: { nod: -0.04, tilt: 0.12, turn: -0.3 } },
    { at: 4.7, head: { nod: 0.04, tilt: -0.03, turn: -0.24 }, rightReach: STICKS.dipped },
  ],
};

/** Raises a cup to the lips, tips the head back, and lowers the cup with a breath, looking at whoever is there. */
export const drink: Clip = {
  base: over(standing, { rightHand: 'hold' }),
  counts: 'seconds',
  length: 5.5,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.04 },
      head: { nod: 0.03, turn: -0.2 },
      rightReach: { to: 'chest', by: [0.1, -0.05, 0.32], elbow: [0.8, -1, 0] },
      face: { eyes: 'other' },
    },
    {
      at: 1,
      torso: { bend: 0.05 },
      head: { nod: 0.08, turn: -0.06 },
      rightReach: { to: 'chest', by: [0.08, 0.08, 0.32], elbow: [0.8, -1, 0] },
      face: { mouth: 'closed', eyes: 'hands' },
    },
    { at: 1.5, face: { mouth: 'narrow', eyes: 'hands' } },
    {
      at: 1.8,
      torso: { bend: -0.02 },
      head: { nod: -0.06, turn: 0 },
      rightReach: { to: 'mouth', by: [0.05, -0.15, 0.1], elbow: [1, -0.6, 0.1] },
    },
    {
      at: 2.8,
      torso: { bend: -0.08 },
      head: { nod: -0.22 },
      rightReach: { to: 'mouth', by: [0.05, -0.11, 0.11], elbow: [1, -0.3, 0.1] },
    },
    { at: 3.1, face: { eyes: 'other' } },
    {
      at: 3.6,
      torso: { bend: 0.05 },
      head: { nod: 0.06, turn: -0.1 },
      rightReach: { to: 'chest', by: [0.1, 0.08, 0.34], elbow: [0.8, -1, 0] },
    },
    { at: 4.6, torso: { bend: 0.02 }, head: { nod: -0.04, tilt: 0.06, turn: -0.26 } },
  ],
};
