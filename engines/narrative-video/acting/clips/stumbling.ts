import type { PlaceName } from '../../story.ts';
import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

/** Places where people fall through the air or the water. Elsewhere, they fall to the ground. */
export const HIGH: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'clouds',
  'space',
  'mountain',
  'rooftop',
  'underwater',
  'poolWater',
  'cave',
]);

/** Loses the balance, lands on the ground with the hands behind, holds the head and looks up again. */
export const stumble: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'open', rightHand: 'open' }),
  counts: 'seconds',
  length: 6,
  repeats: false,
  keyframes: [
    {
      at: 0,
      body: { pitch: -0.06 },
      torso: { bend: -0.1, sway: 0.1 },
      head: { nod: -0.1 },
      leftArm: { swing: 1.3, spread: 1.2, bend: 0.3, twist: 0 },
      rightArm: { swing: -0.4, spread: 1.2, bend: 0.3, twist: 0 },
      leftLeg: { swing: 0.5, bend: 0.3, spread: 0.1 },
      rightLeg: { swing: -0.1, bend: 0.1, spread: 0.1 },
    },
    {
      at: 0.4,
      body: { pitch: -0.38 },
      torso: { bend: 0.25, sway: -0.1 },
      head: { nod: 0.2 },
      leftArm: { swing: 2.2, spread: 0.6, bend: 0.2 },
      rightArm: { swing: 1.9, spread: 0.9, bend: 0.4 },
      leftLeg: { swing: 1.1, bend: 0.5, spread: 0.2 },
      rightLeg: { swing: 0.6, bend: 0.8, spread: 0.2 },
    },
    {
      at: 0.75,
      body: { pitch: -0.5 },
      torso: { bend: 0.1, sway: 0 },
      head: { nod: -0.25 },
      leftArm: { swing: -0.7, spread: 0.5, bend: 0.15 },
      rightArm: { swing: -0.6, spread: 0.5, bend: 0.15 },
      leftLeg: { swing: 2.05, bend: 1.1, spread: 0.3 },
      rightLeg: { swing: 2.1, bend: 0.7, spread: 0.3 },
    },
    { at: 0.92, head: { nod: 0.15 } },
    {
      at: 1.15,
      body: { pitch: -0.4 },
      torso: { bend: 0.3 },
      head: { nod: 0.3, tilt: 0.1 },
      leftArm: { swing: -0.5, spread: 0.4, bend: 0.2 },
      rightArm: { swing: -0.4, spread: 0.4, bend: 0.2 },
      leftLeg: { swing: 2, bend: 1.5, spread: 0.26 },
      rightLeg: { swing: 1.75, bend: 0.7, spread: 0.28 },
    },
    {
      at: 2.2,
      torso: { bend: 0.42 },
      head: { nod: 0.35, tilt: 0.16, turn: -0.12 },
      rightReach: { to: 'crown', by: [0.04, -0.16, 0.14], elbow: [1, -0.4, 0] },
    },
    { at: 3.2, head: { nod: 0.3, tilt: -0.08, turn: 0.2 } },
    {
      at: 4.6,
      torso: { bend: 0.3 },
      head: { nod: -0.2, tilt: 0, turn: 0 },
      rightArm: { swing: 0.2, spread: 0.3, bend: 0.6, twist: 0 },
    },
    { at: 6, torso: { bend: 0.38 }, head: { nod: -0.28 } },
  ],
};
