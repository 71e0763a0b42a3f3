import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

const ELBOW = [0.8, -0.6, 0] as const;
const DRAWN_BACK = { to: 'shoulder', by: [0.44, 0.44, -0.4], elbow: [1, -0.2, -0.4] } as const;

/** Draws the right arm back over the bearing leg, aims with the left one, throws with a long step, and looks after it. */
export const throwing: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'open', rightHand: 'hold' }),
  telling: 0.5,
  length: 2.8,
  counts: 'seconds',
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: -0.16, twist: -0.46, sway: -0.12 },
      head: { nod: -0.06, turn: 0.4 },
      leftLeg: { swing: 0.5, bend: 0.3, spread: 0.08 },
      rightLeg: { swing: -0.08, bend: 0.5, spread: 0.14 },
      leftReach: { to: 'shoulder', by: [0.3, 0.2, 0.8], elbow: ELBOW },
      rightReach: DRAWN_BACK,
    },
    { at: 0.9, torso: { bend: -0.22, twist: -0.54 }, rightReach: { ...DRAWN_BACK, by: [0.46, 0.5, -0.44] } },
    {
      at: 1.15,
      torso: { bend: 0.28, twist: 0.4, sway: 0.06 },
      head: { nod: -0.12, turn: -0.2 },
      leftLeg: { swing: 0.62, bend: 0.5, spread: 0.08 },
      rightLeg: { swing: -0.5, bend: 0.22, spread: 0.12 },
      leftReach: { to: 'hip', by: [0.2, 0.2, -0.2], elbow: [0.8, -0.4, -0.6] },
      rightReach: { to: 'shoulder', by: [0.02, 0.3, 0.86], elbow: ELBOW },
      rightHand: 'open',
    },
    {
      at: 2,
      torso: { bend: 0.2, twist: 0.3 },
      head: { nod: -0.16 },
      rightReach: { to: 'shoulder', by: [-0.06, 0, 0.82], elbow: ELBOW },
      rightHand: 'hold',
    },
  ],
};
