import type { ThingName } from '../../vocabulary/things.ts';
import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

const READY = over(UPRIGHT_POSE, { leftHand: 'relaxed', rightHand: 'relaxed' });

/** Kicks a ball before the right foot: draws the leg back, strikes with the other arm ahead, and follows through. */
export const kick: Clip = {
  base: READY,
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.2, twist: -0.1 },
      head: { nod: 0.2 },
      leftLeg: { swing: 0.3, bend: 0.4, spread: 0.1 },
      rightLeg: { swing: 0.05, bend: 0.35, spread: 0.1 },
      leftArm: { swing: 0.3, spread: 0.5, bend: 0.5, twist: 0 },
      rightArm: { swing: -0.1, spread: 0.5, bend: 0.5, twist: 0 },
    },
    {
      at: 1,
      torso: { bend: 0.1, twist: -0.35 },
      head: { nod: 0.28, turn: 0.2 },
      leftLeg: { swing: 0.25, bend: 0.3 },
      rightLeg: { swing: -0.75, bend: 1.25, spread: 0.12 },
      leftArm: { swing: 1.1, spread: 0.8, bend: 0.3 },
      rightArm: { swing: -0.7, spread: 0.6, bend: 0.4 },
    },
    {
      at: 1.5,
      body: { pitch: -0.1 },
      torso: { bend: 0.14, twist: 0.2 },
      head: { nod: 0.22, turn: -0.1 },
      leftLeg: { swing: 0.1, bend: 0.2 },
      rightLeg: { swing: 0.75, bend: 0.12 },
      leftArm: { swing: -0.4, spread: 0.9, bend: 0.3 },
      rightArm: { swing: 0.9, spread: 0.7, bend: 0.3 },
    },
    {
      at: 2,
      body: { pitch: -0.18 },
      torso: { bend: 0.06, twist: 0.3 },
      head: { nod: 0 },
      leftLeg: { swing: 0.05, bend: 0.15 },
      rightLeg: { swing: 1.15, bend: 0.2 },
      leftArm: { swing: -0.5, spread: 1 },
      rightArm: { swing: 1.1, spread: 0.8 },
    },
    {
      at: 3,
      body: { pitch: 0 },
      torso: { bend: 0.14, twist: 0 },
      head: { nod: 0.04, turn: 0 },
      leftLeg: { swing: 0.25, bend: 0.35 },
      rightLeg: { swing: 0.3, bend: 0.6 },
      leftArm: { swing: 0.2, spread: 0.6, bend: 0.5 },
      rightArm: { swing: 0.2, spread: 0.6, bend: 0.5 },
    },
  ],
};

/** Keeps a goal: low on bent knees, steps from one foot to the other with the arms spread. */
export const keep: Clip = {
  base: over(READY, { leftHand: 'open', rightHand: 'open' }),
  counts: 'beats',
  length: 2,
  repeats: true,
  keyframes: [
    {
      at: 0,
      hips: { up: 0, left: 0.03 },
      torso: { bend: 0.4, sway: 0.12 },
      head: { nod: -0.2 },
      leftLeg: { swing: 0.7, bend: 1, spread: 0.28 },
      rightLeg: { swing: 0.5, bend: 0.7, spread: 0.4 },
      leftArm: { swing: 0.5, spread: 0.9, bend: 0.5, twist: 0 },
      rightArm: { swing: 0.3, spread: 1.1, bend: 0.4, twist: 0 },
    },
    { at: 0.5, hips: { up: 0.02, left: 0 }, torso: { bend: 0.34, sway: 0 } },
    {
      at: 1,
      hips: { up: 0, left: -0.03 },
      torso: { bend: 0.4, sway: -0.12 },
      leftLeg: { swing: 0.5, bend: 0.7, spread: 0.4 },
      rightLeg: { swing: 0.7, bend: 1, spread: 0.28 },
      leftArm: { swing: 0.3, spread: 1.1, bend: 0.4 },
      rightArm: { swing: 0.5, spread: 0.9, bend: 0.5 },
    },
    { at: 1.5, hips: { up: 0.02, left: 0 }, torso: { bend: 0.34, sway: 0 } },
  ],
};

/** Returns the clip of somebody who plays with a ball or a racket, undefined if the things are for no game. */
export function gameFor(things: readonly ThingName[], isFootball: boolean) {
  if (isFootball) return things.includes('football') ? 'kick' : 'keep';
  return things.includes('racket')
    ? 'throw'
    : things.includes('ball') || things.includes('basketball')
      ? 'set-ball'
      : undefined;
}
