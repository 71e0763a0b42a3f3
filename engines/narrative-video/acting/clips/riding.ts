import type { ThingName } from '../../vocabulary/things.ts';
import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';
import { bothSides } from './walking.ts';

const SEATED = over(UPRIGHT_POSE, { leftHand: 'hold', rightHand: 'hold' });

/** Legs that reach far ahead, so that somebody sits low in a car. */
const IN_CAR = {
  leftLeg: { swing: 1.45, bend: 0.45, spread: 0.12, twist: 0 },
  rightLeg: { swing: 1.4, bend: 0.4, spread: 0.12, twist: 0 },
} as const;
const ON_THIGH = { to: 'hip', by: [0.02, 0.08, 0.46], elbow: [0.8, -0.5, -0.6] } as const;

/** Sits beside the driver with the hands in the lap: looks at the driver, who sits on the left, and ahead. */
export const rideAlong: Clip = {
  base: over(UPRIGHT_POSE, IN_CAR),
  counts: 'beats',
  length: 8,
  repeats: true,
  travels: 12,
  keyframes: [
    {
      at: 0,
      torso: { bend: -0.1, twist: 0.06 },
      head: { nod: 0.06, turn: 0.4, tilt: 0.05 },
      leftReach: ON_THIGH,
      rightReach: ON_THIGH,
    },
    { at: 1, head: { nod: 0 } },
    { at: 2, head: { nod: 0.08, turn: 0.44 } },
    { at: 3.6, torso: { twist: -0.04 }, head: { nod: 0, turn: 0, tilt: 0 } },
    { at: 5, head: { nod: 0.08, turn: -0.2 } },
    { at: 7, torso: { twist: 0 }, head: { nod: 0, turn: 0.1 } },
  ],
};

/** Keeps the hands on the wheel with small corrections, and nods to the beat. */
export const drive: Clip = {
  base: SEATED,
  counts: 'beats',
  length: 4,
  repeats: true,
  travels: 6,
  keyframes: [
    {
      at: 0,
      torso: { bend: -0.12, twist: 0 },
      head: { nod: 0.14, turn: 0 },
      ...IN_CAR,
      leftReach: { to: 'chest', by: [0.22, 0.05, 0.62], elbow: [1, -0.8, 0] },
      rightReach: { to: 'chest', by: [0.22, 0.05, 0.62], elbow: [1, -0.8, 0] },
    },
    { at: 0.5, head: { nod: 0.02 } },
    {
      at: 1,
      head: { nod: 0.14, turn: 0.1 },
      torso: { twist: 0.06 },
      leftReach: { to: 'chest', by: [0.2, 0.14, 0.6], elbow: [1, -0.8, 0] },
      rightReach: { to: 'chest', by: [0.22, -0.06, 0.62], elbow: [1, -0.8, 0] },
    },
    { at: 1.5, head: { nod: 0.02 } },
    { at: 2, head: { nod: 0.14 } },
    { at: 2.5, head: { nod: 0.02, turn: -0.2 } },
    {
      at: 3,
      head: { nod: 0.14, turn: -0.1 },
      torso: { twist: -0.06 },
      leftReach: { to: 'chest', by: [0.22, -0.06, 0.62], elbow: [1, -0.8, 0] },
      rightReach: { to: 'chest', by: [0.2, 0.14, 0.6], elbow: [1, -0.8, 0] },
    },
    { at: 3.5, head: { nod: 0.02 } },
  ],
};

const BARS = { to: 'chest', by: [0.16, -0.1, 0.75], elbow: [0.8, -0.8, -0.2] } as const;

/** Pedals, leaning over the handlebars. */
export const ride: Clip = {
  base: SEATED,
  counts: 'beats',
  length: 2,
  repeats: true,
  travels: 3,
  keyframes: bothSides(
    [
      {
        at: 0,
        hips: { up: 0.06 },
        torso: { bend: 0.5, sway: 0.06 },
        head: { nod: -0.35 },
        leftLeg: { swing: 1.35, bend: 1.45, spread: 0.06 },
        rightLeg: { swing: 0.5, bend: 0.4, spread: 0.06 },
        leftReach: BARS,
        rightReach: BARS,
      },
      {
        at: 0.5,
        torso: { bend: 0.55, sway: 0 },
        leftLeg: { swing: 1.1, bend: 0.85 },
        rightLeg: { swing: 0.75, bend: 1.1 },
      },
    ],
    1,
  ),
};

/** Both hands on the oars: stretched ahead, and pulled to the belly. */
const OARS = {
  ahead: { to: 'belly', by: [0.14, 0.1, 0.74], elbow: [0.8, -0.9, -0.2] },
  pulled: { to: 'belly', by: [0.14, 0.16, 0.24], elbow: [1, -0.7, -0.4] },
} as const;

/** Rows: bends forward over the stretched arms, and leans back while the arms pull. */
export const row: Clip = {
  base: over(SEATED, {
    leftLeg: { swing: 1.36, bend: 1, spread: 0.12, twist: -0.1 },
    rightLeg: { swing: 1.36, bend: 1, spread: 0.12, twist: -0.1 },
  }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.5 },
      head: { nod: -0.28 },
      leftReach: OARS.ahead,
      rightReach: OARS.ahead,
    },
    { at: 0.4, torso: { bend: 0.46 }, leftReach: OARS.ahead, rightReach: OARS.ahead },
    { at: 1.9, torso: { bend: -0.2 }, head: { nod: 0.1 }, leftReach: OARS.pulled, rightReach: OARS.pulled },
    { at: 2.3, torso: { bend: -0.18 }, head: { nod: 0.06 }, leftReach: OARS.pulled, rightReach: OARS.pulled },
  ],
};

/** Sits in the saddle: the hips move with the horse and the hands hold the reins. */
export const gallop: Clip = {
  base: SEATED,
  counts: 'beats',
  length: 1,
  repeats: true,
  travels: 2.6,
  keyframes: [
    {
      at: 0,
      hips: { up: 0.06 },
      torso: { bend: 0.1 },
      head: { nod: 0.06 },
      leftLeg: { swing: 1.1, bend: 1.2, spread: 0.5, twist: -0.2 },
      rightLeg: { swing: 1.1, bend: 1.2, spread: 0.5, twist: -0.2 },
      leftReach: { to: 'belly', by: [0.05, 0.18, 0.42], elbow: [0.8, -1, -0.4] },
      rightReach: { to: 'belly', by: [0.05, 0.18, 0.42], elbow: [0.8, -1, -0.4] },
    },
    {
      at: 0.35,
      hips: { up: 0.1 },
      torso: { bend: 0.3 },
      head: { nod: -0.14 },
      leftReach: { to: 'belly', by: [0.05, 0.24, 0.56], elbow: [0.8, -1, -0.4] },
      rightReach: { to: 'belly', by: [0.05, 0.24, 0.56], elbow: [0.8, -1, -0.4] },
    },
    { at: 0.7, hips: { up: 0.08 }, torso: { bend: 0.02 }, head: { nod: 0.1 } },
  ],
};

/** Stands on a board with bent knees, one foot before the other, leans into curves and keeps balance with the arms. */
export const skate: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'open', rightHand: 'open' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  travels: 3,
  keyframes: [
    {
      at: 0,
      hips: { up: 0 },
      body: { roll: 0 },
      torso: { bend: 0.34, twist: 0.3 },
      head: { nod: -0.2, turn: -0.2 },
      leftLeg: { swing: 0.82, bend: 0.8, spread: 0.08 },
      rightLeg: { swing: 0.12, bend: 0.95, spread: 0.08 },
      leftArm: { swing: 0.7, spread: 0.5, bend: 0.35 },
      rightArm: { swing: -0.6, spread: 0.7, bend: 0.5 },
    },
    {
      at: 1,
      body: { roll: 0.08 },
      torso: { bend: 0.44 },
      leftLeg: { swing: 0.98, bend: 1.1 },
      rightLeg: { swing: 0.24, bend: 1.25 },
      leftArm: { swing: 0.9, spread: 0.8 },
      rightArm: { swing: -0.4, spread: 0.95 },
    },
    {
      at: 2.5,
      body: { roll: -0.06 },
      torso: { bend: 0.26, twist: 0.2 },
      head: { nod: -0.1 },
      leftLeg: { swing: 0.7, bend: 0.6 },
      rightLeg: { swing: 0.06, bend: 0.75 },
      leftArm: { swing: 0.5, spread: 0.6 },
      rightArm: { swing: -0.8, spread: 0.55 },
    },
  ],
};

/** Clips of riders of something else than a bicycle. */
const RIDING: readonly (readonly [ThingName, 'skate' | 'gallop' | 'row'])[] = [
  ['skateboard', 'skate'],
  ['surfboard', 'skate'],
  ['horse', 'gallop'],
  ['boat', 'row'],
];

/** Returns the clip of somebody who rides one of the things. */
export function rideOn(things: readonly ThingName[]) {
  return RIDING.find(([thing]) => things.includes(thing))?.[1] ?? 'ride';
}
