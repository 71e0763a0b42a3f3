import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

const ELBOW = [1, -0.4, 0.2] as const;
/** The ball before the chest, and over the forehead. */
const LOW = { to: 'chest', by: [0.14, 0.02, 0.42], elbow: ELBOW } as const;
const HIGH = { to: 'shoulder', by: [-0.02, 0.86, 0.34], elbow: ELBOW } as const;

/** Bends the knees with the ball before the chest, and lifts it over the head on the toes, as for a set or a shot. */
export const setBall: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'hold', rightHand: 'hold' }),
  telling: 1.2,
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      hips: { up: -0.05 },
      torso: { bend: 0.16 },
      head: { nod: -0.1 },
      leftLeg: { swing: 0.36, bend: 0.62, spread: 0.16 },
      rightLeg: { swing: 0.2, bend: 0.5, spread: 0.16 },
      leftReach: LOW,
      rightReach: LOW,
    },
    {
      at: 1,
      hips: { up: 0.03 },
      torso: { bend: -0.08 },
      head: { nod: -0.34 },
      leftLeg: { swing: 0.06, bend: 0.08, spread: 0.12 },
      rightLeg: { swing: -0.04, bend: 0.06, spread: 0.12 },
      leftReach: HIGH,
      rightReach: HIGH,
    },
    { at: 2, hips: { up: 0.01 }, torso: { bend: -0.04 }, head: { nod: -0.3 } },
  ],
};
