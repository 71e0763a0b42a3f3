import { slowly } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

const UNDER_HEAD = { to: 'crown', by: [0, -0.1, -0.25], elbow: [1, 0.4, 0.1] } as const;

/** Returns both hands palm to palm before the chest, that high and that far ahead. */
function palmsAt(up: number, ahead: number) {
  const palm = { to: 'chest', by: [0.02, up, ahead], elbow: [0.9, -1, 0] } as const;
  return { leftReach: palm, rightReach: palm };
}

/** Lies on the back with one hand under the head and one knee up. */
export const lie = slowly(
  over(UPRIGHT_POSE, {
    body: { pitch: -1.5 },
    leftLeg: { swing: 0.85, bend: 1.5, spread: 0.1 },
    rightLeg: { swing: 0.05, bend: 0.08, spread: 0.1 },
  }),
  7,
  [
    {
      at: 0,
      torso: { bend: 0.06 },
      head: { nod: 0.3, turn: 0.25 },
      leftReach: UNDER_HEAD,
      rightReach: { to: 'belly', by: [0.02, 0.08, 0.1], elbow: [1, -0.4, 0] },
      leftLeg: { spread: 0.1 },
    },
    { at: 1.8, torso: { bend: 0.02 }, rightReach: { to: 'belly', by: [0.02, 0.1, 0.14], elbow: [1, -0.4, 0] } },
    { at: 3.5, torso: { bend: 0.06 }, head: { turn: -0.1, nod: 0.25 }, leftLeg: { spread: 0.2 } },
    { at: 5.2, torso: { bend: 0.02 }, head: { turn: 0.1 } },
  ],
);

/**
 * Sleeps on the back, with one hand under the head, one on the belly, and the face turned to the right, toward the
 * viewer. Only the breath moves.
 */
export const sleep = slowly(
  over(UPRIGHT_POSE, {
    body: { pitch: -1.5 },
    leftLeg: { swing: 0.62, bend: 1.1, spread: 0.06 },
    rightLeg: { swing: 0.2, bend: 0.36, spread: 0.06 },
  }),
  4.4,
  [
    {
      at: 0,
      torso: { bend: 0.1 },
      head: { nod: 0.12, turn: -0.7 },
      leftReach: UNDER_HEAD,
      rightReach: { to: 'belly', by: [-0.02, 0.1, 0.12], elbow: [1, -0.5, 0] },
    },
    {
      at: 2,
      torso: { bend: 0.04 },
      head: { nod: 0.08 },
      rightReach: { to: 'belly', by: [-0.02, 0.12, 0.16], elbow: [1, -0.5, 0] },
    },
  ],
);

/** Kneels on one knee, looking up, with a hand held out. */
export const kneel = slowly(
  over(UPRIGHT_POSE, {
    leftLeg: { swing: 1.45, bend: 1.5, spread: 0.1 },
    rightLeg: { swing: -0.08, bend: 1.6, spread: 0.05 },
    rightHand: 'hold',
  }),
  6,
  [
    {
      at: 0,
      torso: { bend: 0.06 },
      head: { nod: -0.25 },
      leftReach: { to: 'heart', by: [0, 0, 0.06], elbow: [1, -0.6, 0] },
      rightReach: { to: 'chest', by: [0.05, 0.15, 0.55], elbow: [0.6, -1, 0] },
      leftHand: 'open',
    },
    {
      at: 2,
      torso: { bend: 0.16 },
      head: { nod: -0.35, tilt: 0.08 },
      rightReach: { to: 'chest', by: [0.02, 0.3, 0.72], elbow: [0.6, -1, 0] },
    },
    {
      at: 4,
      torso: { bend: 0.1 },
      head: { nod: -0.28, tilt: -0.05 },
      rightReach: { to: 'chest', by: [0.04, 0.24, 0.66], elbow: [0.6, -1, 0] },
    },
  ],
);

/** Kneels on both knees with the palms together and the head bowed. */
export const pray = slowly(
  over(UPRIGHT_POSE, {
    leftLeg: { swing: 0.12, bend: 1.75, spread: 0.06 },
    rightLeg: { swing: 0.12, bend: 1.75, spread: 0.06 },
    leftHand: 'open',
    rightHand: 'open',
  }),
  6,
  [
    {
      at: 0,
      torso: { bend: 0.14 },
      head: { nod: 0.35 },
      ...palmsAt(0.22, 0.22),
    },
    { at: 2.5, torso: { bend: 0.2 }, head: { nod: 0.45 } },
    {
      at: 4.5,
      torso: { bend: 0.06 },
      head: { nod: -0.2 },
      ...palmsAt(0.3, 0.24),
    },
  ],
);

/** Crouches, peers out and ducks. */
export const hide = slowly(
  over(UPRIGHT_POSE, {
    leftLeg: { swing: 1.25, bend: 1.9, spread: 0.16 },
    rightLeg: { swing: 0.95, bend: 1.95, spread: 0.1 },
  }),
  4.4,
  [
    {
      at: 0,
      torso: { bend: 0.55, twist: 0.1 },
      head: { nod: -0.05, turn: 0.1 },
      leftReach: { to: 'mouth', by: [0.06, -0.2, 0.15], elbow: [0.7, -1, 0] },
      rightReach: { to: 'mouth', by: [0.06, -0.24, 0.15], elbow: [0.7, -1, 0] },
    },
    { at: 1.2, torso: { bend: 0.25, twist: 0.25 }, head: { nod: -0.25, turn: 0.5 } },
    { at: 2.2, torso: { bend: 0.25, twist: 0.25 }, head: { turn: 0.6 } },
    { at: 2.6, torso: { bend: 0.7, twist: 0 }, head: { nod: 0.35, turn: 0 } },
    { at: 3.4, torso: { bend: 0.68 }, head: { nod: 0.1, turn: -0.3 } },
  ],
);
