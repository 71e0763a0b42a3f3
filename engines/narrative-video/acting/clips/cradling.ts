import { type Clip, slowly } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

const UNDER = { to: 'belly', by: [0.3, 0.2, 0.5], elbow: [0.9, -0.8, -0.2] } as const;

/** Holds somebody in both arms before the chest, leans back against the weight, and looks at that one. */
export const cradle: Clip = slowly(
  over(UPRIGHT_POSE, {
    leftLeg: { swing: 0.12, bend: 0.18, spread: 0.12 },
    rightLeg: { swing: 0.06, bend: 0.14, spread: 0.12 },
    leftHand: 'open',
    rightHand: 'open',
  }),
  4,
  [
    { at: 0, torso: { bend: -0.1, sway: 0.03 }, head: { nod: 0.26, turn: 0.2 }, leftReach: UNDER, rightReach: UNDER },
    { at: 2, torso: { bend: -0.06, sway: -0.03 }, head: { nod: 0.2, turn: 0.28 } },
  ],
);

/** Lies across somebody's arms: the knees bent over one of them, an arm around that one's neck. */
export const beCradled: Clip = slowly(
  over(UPRIGHT_POSE, {
    hips: { up: 0.1 },
    body: { pitch: -1.12 },
    leftLeg: { swing: 1.15, bend: 1.3, spread: 0.04 },
    rightLeg: { swing: 0.95, bend: 1.2, spread: 0.04 },
    leftHand: 'relaxed',
    rightHand: 'relaxed',
  }),
  4,
  [
    {
      at: 0,
      torso: { bend: 0.34 },
      head: { nod: 0.1, turn: 0.3, tilt: 0.1 },
      leftReach: { to: 'shoulder', by: [0.1, 0.3, 0.4], elbow: [0.8, -0.6, 0] },
      rightReach: { to: 'belly', by: [0, 0.16, 0.16], elbow: [1, -0.5, 0] },
    },
    { at: 2, hips: { up: 0.11 }, torso: { bend: 0.3 }, head: { turn: 0.36 }, leftLeg: { bend: 1.16 } },
  ],
);
