import { type Clip, slowly } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

/** The ankles crossed on the floor, one foot before the other, and the knees apart as they fall. */
const ON_SEAT = over(UPRIGHT_POSE, {
  leftLeg: { swing: 1.4, bend: 1.2, spread: 0.1, twist: -0.22 },
  rightLeg: { swing: 1.36, bend: 1.58, spread: 0.2, twist: -0.05 },
});
const LAP = { to: 'hip', by: [0.02, 0.08, 0.52], elbow: [0.8, -0.5, -0.6] } as const;
const IN_OWN_LAP = { leftReach: LAP, rightReach: LAP } as const;
/** A hand on the seat beside the hip, on a straight arm. It is flat: a relaxed one would be laid on the thigh. */
export const PROPPED = { to: 'hip', by: [0.16, -0.06, 0.02], elbow: [0.5, 0, -1] } as const;
/** A hand in the lap of somebody who leans to the other side. */
const IN_LAP = { ...LAP, by: [-0.14, 0.08, 0.5] } as const;
/** Hands in each other between the knees, of somebody who bends forward. */
const BETWEEN_KNEES = { to: 'belly', by: [0.03, -0.06, 0.46], elbow: [1, -0.3, 0] } as const;

/**
 * Sits on a seat, slumped to one side on an arm that is propped on it, with the other hand in the lap. Looks around, bends
 * forward with the hands between the knees, and leans back.
 */
export const sit = slowly(over(ON_SEAT, { rightHand: 'flat' }), 10, [
  {
    at: 0,
    torso: { bend: 0.08, twist: 0.12, sway: -0.14, shrug: 0.12 },
    head: { nod: 0.04, turn: 0.06, tilt: 0.16 },
    leftReach: IN_LAP,
    rightReach: PROPPED,
  },
  { at: 2.5, torso: { bend: 0.03, sway: -0.18 }, head: { turn: 0.26, nod: -0.04, tilt: 0.2 } },
  { at: 3.6, torso: { bend: 0.1, sway: -0.12 }, head: { turn: 0.1 }, leftReach: IN_LAP, rightReach: PROPPED },
  {
    at: 4.8,
    torso: { bend: 0.4, twist: -0.04, sway: 0.05, shrug: 0.3 },
    head: { nod: -0.06, turn: 0.1, tilt: -0.06 },
    leftReach: BETWEEN_KNEES,
    rightReach: { ...BETWEEN_KNEES, by: [0.03, -0.02, 0.48] },
    leftHand: 'flat',
  },
  { at: 6.8, torso: { bend: 0.44 }, head: { nod: -0.12, tilt: -0.1 } },
  { at: 7.6, leftReach: BETWEEN_KNEES, rightReach: { ...BETWEEN_KNEES, by: [0.03, -0.02, 0.48] } },
  {
    at: 8.8,
    torso: { bend: 0.06, twist: 0.14, sway: -0.1, shrug: 0.12 },
    head: { turn: -0.1, nod: 0.02, tilt: 0.1 },
    leftReach: IN_LAP,
    rightReach: PROPPED,
    leftHand: 'relaxed',
  },
]);

/** Sits close to somebody on the figure's own left: looks at that person, ahead, and out of the window. */
export const sitBeside = slowly(ON_SEAT, 10, [
  {
    at: 0,
    torso: { bend: 0.04, twist: 0.1, sway: 0.06 },
    head: { turn: 0.4, nod: 0.02, tilt: 0.08 },
    ...IN_OWN_LAP,
  },
  { at: 3.4, torso: { bend: 0.06, sway: 0.05 }, head: { turn: 0.46, nod: 0.04, tilt: 0.12 } },
  { at: 4.4, torso: { twist: 0 }, head: { turn: 0.05, nod: 0, tilt: 0.04 } },
  { at: 5.4, torso: { bend: 0, twist: -0.12, sway: 0.02 }, head: { turn: -0.6, nod: -0.04, tilt: 0 } },
  { at: 8.4, torso: { bend: 0.02 }, head: { turn: -0.64, nod: -0.02, tilt: -0.04 } },
  { at: 9.4, torso: { twist: 0.04 }, head: { turn: 0.1, nod: 0.02 } },
]);

/** Bends to somebody on the figure's own left who reads, and looks at the page in that one's lap, with the head aside. */
export const sitAttending: Clip = {
  ...sitBeside,
  length: 8,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.16, twist: 0.08, sway: 0.08 },
      head: { turn: 0.08, nod: 0.16, tilt: 0.14 },
      ...IN_OWN_LAP,
      face: { eyes: 'page' },
    },
    { at: 3, torso: { bend: 0.2, sway: 0.11 }, head: { nod: 0.22, tilt: 0.18 } },
    { at: 5, torso: { bend: 0.17 }, head: { turn: 0.14, nod: 0.1, tilt: 0.12 }, face: { eyes: 'other' } },
    { at: 6.4, torso: { bend: 0.16, sway: 0.08 }, head: { turn: 0.1, nod: 0.18 }, face: { eyes: 'page' } },
  ],
};

/** Looks at the other one when that one looks out of the window, and the other way round. */
export const sitBesideToo: Clip = {
  ...sitBeside,
  keyframes: [...sitBeside.keyframes.map((keyframe) => ({ ...keyframe, at: (keyframe.at + 5) % 10 }))].sort(
    (a, b) => a.at - b.at,
  ),
};

/** Sits with somebody's head on the left shoulder and that person's hand on the left one, which lies on the thigh. */
export const sitLeanedOn = slowly(
  over(ON_SEAT, {
    // The knees fall toward the other one.
    leftLeg: { swing: 1.4, bend: 1.5, spread: 0.2, twist: -0.1 },
    rightLeg: { swing: 1.38, bend: 1.16, spread: -0.02, twist: 0.12 },
  }),
  9,
  [
    {
      at: 0,
      body: { roll: -0.05 },
      torso: { bend: 0.1, sway: 0.14, twist: 0.1 },
      head: { turn: 0.16, tilt: 0.24, nod: 0.08 },
      ...IN_OWN_LAP,
    },
    { at: 3, torso: { bend: 0.07, sway: 0.12 }, head: { turn: 0.3, tilt: 0.18, nod: 0.14 } },
    { at: 6, torso: { bend: 0.12 }, head: { turn: -0.1, tilt: 0.2, nod: 0.02 } },
  ],
);

/** Lays the head on the shoulder of whoever sits on the left. `seatedClose` lays the left hand on that person's hand. */
export const sitLeaning = slowly(
  over(ON_SEAT, {
    leftHand: 'flat',
    leftLeg: { swing: 1.4, bend: 1.24, spread: 0.02, twist: 0.1 },
    rightLeg: { swing: 1.36, bend: 1.62, spread: 0.16, twist: 0 },
  }),
  9,
  [
    {
      at: 0,
      body: { roll: -0.06 },
      torso: { bend: 0.16, sway: 0.2, twist: 0.14 },
      head: { turn: 0.06, tilt: 0.15, nod: 0.1 },
      ...IN_OWN_LAP,
    },
    { at: 4, torso: { bend: 0.19, sway: 0.22 }, head: { turn: 0.02, tilt: 0.17, nod: 0.15 } },
    { at: 7, torso: { bend: 0.14 }, head: { turn: 0.1, tilt: 0.15, nod: 0.08 } },
  ],
);

/** Sleeps on a seat: slumped, the head sunk on the chest and to one side. Only the breath moves. */
export const doze = slowly(ON_SEAT, 4.4, [
  {
    at: 0,
    torso: { bend: 0.2, twist: 0.06, sway: -0.12 },
    head: { nod: 0.34, turn: 0.1, tilt: 0.24 },
    ...IN_OWN_LAP,
  },
  { at: 2, torso: { bend: 0.15, sway: -0.13 }, head: { nod: 0.3, tilt: 0.26 } },
]);

/** Sits on the ground with the knees up and the arms around them. */
export const sitLow = slowly(
  over(UPRIGHT_POSE, {
    body: { pitch: -0.25 },
    leftLeg: { swing: 2.3, bend: 2.25, spread: 0.14 },
    rightLeg: { swing: 2.1, bend: 2.05, spread: 0.14 },
  }),
  8,
  [
    {
      at: 0,
      torso: { bend: 0.5 },
      head: { nod: -0.1, turn: 0.1 },
      leftReach: { to: 'belly', by: [-0.02, -0.05, 0.85], elbow: [1, -0.3, 0] },
      rightReach: { to: 'belly', by: [-0.02, -0.08, 0.85], elbow: [1, -0.3, 0] },
    },
    { at: 3, torso: { bend: 0.42 }, head: { nod: -0.25, turn: -0.12, tilt: 0.08 } },
    { at: 5.5, torso: { bend: 0.56 }, head: { nod: 0.08, turn: 0, tilt: 0 } },
  ],
);
