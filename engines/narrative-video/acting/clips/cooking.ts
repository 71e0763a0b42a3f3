import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing } from '../standing.ts';

const ELBOW = [1, -0.7, -0.1] as const;

/** Where a hand with a spoon or on dough is: to its side, up, and toward the viewer. */
const worked = (aside: number, up: number, ahead: number) => ({
  to: 'belly' as const,
  by: [aside, up, ahead] as const,
  elbow: ELBOW,
});

/** Stirs in a pot with the right hand, holds the pot with the left one, tastes, and nods. */
export const cook: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.16 },
      head: { nod: 0.26, turn: -0.08, tilt: 0 },
      leftReach: { to: 'belly', by: [0.24, 0.12, 0.34], elbow: [0.9, -0.8, -0.2] },
      rightReach: worked(0.06, 0.3, 0.4),
    },
    { at: 0.5, rightReach: worked(-0.02, 0.29, 0.36) },
    { at: 1, torso: { sway: 0.03 }, rightReach: worked(0.06, 0.28, 0.33) },
    { at: 1.5, rightReach: worked(0.13, 0.29, 0.36) },
    { at: 2, torso: { sway: 0 }, head: { nod: 0.22 }, rightReach: worked(0.06, 0.3, 0.4) },
    { at: 2.5, rightReach: worked(-0.02, 0.29, 0.36) },
    { at: 3, torso: { sway: 0.03 }, rightReach: worked(0.06, 0.28, 0.33) },
    { at: 3.5, head: { nod: 0.24 }, rightReach: worked(0.12, 0.3, 0.36) },
    { at: 4, torso: { sway: 0 }, rightReach: worked(0.06, 0.3, 0.38) },
    {
      at: 5,
      torso: { bend: 0.04 },
      head: { nod: 0.02, turn: 0, tilt: 0.06 },
      rightReach: { to: 'mouth', by: [0.14, -0.16, 0.12], elbow: [1, -0.5, 0.1] },
    },
    { at: 5.8, head: { nod: -0.06 }, rightReach: { to: 'mouth', by: [0.14, -0.17, 0.13], elbow: [1, -0.5, 0.1] } },
    { at: 6.3, head: { nod: 0.12 } },
    { at: 6.7, head: { nod: -0.02, tilt: 0 } },
    { at: 7.2, torso: { bend: 0.12 }, head: { nod: 0.2, turn: -0.08 }, rightReach: worked(0.1, 0.34, 0.36) },
  ],
};

/** Leans on the dough with both hands, pushes it away, folds it back, and looks up once. */
export const knead: Clip = {
  base: over(standing, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.16 },
      head: { nod: 0.26 },
      leftReach: worked(0.08, 0.17, 0.36),
      rightReach: worked(0.08, 0.17, 0.36),
    },
    ...[1, 3, 5].flatMap((at) => [
      {
        at,
        torso: { bend: 0.28 },
        leftReach: worked(0.08, 0.14, 0.47),
        rightReach: worked(0.08, 0.14, 0.47),
      },
      {
        at: at + 1,
        torso: { bend: 0.16 },
        leftReach: worked(0.1, 0.18, 0.36),
        rightReach: worked(0.07, 0.16, 0.38),
      },
    ]),
    { at: 7, torso: { bend: 0.1 }, head: { nod: 0.04 } },
  ],
};
