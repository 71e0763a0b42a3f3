import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';
import { bothSides } from './walking.ts';

/** Flies flat in the air with one fist ahead, the other arm back and the legs trailing. */
export const fly: Clip = {
  base: over(UPRIGHT_POSE, {
    hips: { up: 0.3 },
    body: { pitch: 1.05 },
    head: { nod: -0.75 },
    leftLeg: { swing: -0.1, bend: 0.1, spread: 0.06 },
    rightLeg: { swing: 0.12, bend: 0.4, spread: 0.05 },
    leftHand: 'fist',
    rightHand: 'open',
  }),
  counts: 'seconds',
  length: 4,
  repeats: true,
  travels: 3,
  keyframes: [
    {
      at: 0,
      hips: { up: 0.3 },
      body: { pitch: 1.05, roll: 0.06 },
      leftArm: { swing: 2.75, spread: 0.15, bend: 0.12, twist: 0 },
      rightArm: { swing: -0.35, spread: 0.4, bend: 0.25, twist: 0.2 },
      leftLeg: { swing: -0.1 },
      rightLeg: { bend: 0.4 },
      torso: { sway: 0.05 },
    },
    {
      at: 1,
      hips: { up: 0.345 },
      body: { pitch: 0.95, roll: 0.0 },
      leftArm: { swing: 2.65, bend: 0.2 },
      rightArm: { swing: -0.45, spread: 0.5 },
      leftLeg: { swing: -0.02 },
      rightLeg: { bend: 0.25 },
    },
    {
      at: 2.2,
      hips: { up: 0.32 },
      body: { pitch: 1.1, roll: -0.1 },
      leftArm: { swing: 2.8, spread: 0.22, bend: 0.1 },
      rightArm: { swing: -0.3, spread: 0.35 },
      leftLeg: { swing: -0.15 },
      rightLeg: { bend: 0.5 },
      torso: { sway: -0.08 },
    },
    {
      at: 3.1,
      hips: { up: 0.275 },
      body: { pitch: 1.15, roll: -0.02 },
      leftArm: { swing: 2.85 },
      rightArm: { spread: 0.3 },
      leftLeg: { swing: -0.2 },
    },
  ],
};

/** Swims the crawl: an arm reaches, pulls and comes out of the water while the legs flutter. */
export const swim: Clip = {
  base: over(UPRIGHT_POSE, {
    hips: { up: 0.02 },
    body: { pitch: 1.35 },
    head: { nod: -0.7 },
    leftHand: 'open',
    rightHand: 'open',
  }),
  counts: 'seconds',
  length: 2.2,
  repeats: true,
  travels: 1.1,
  keyframes: bothSides(
    [
      {
        at: 0,
        hips: { up: 0.22 },
        body: { pitch: 1.38, roll: 0.1 },
        torso: { twist: 0.25 },
        head: { nod: -0.6, turn: 0.1 },
        leftArm: { swing: 2.9, spread: 0.1, bend: 0.1, twist: 0 },
        rightArm: { swing: 0.2, spread: 0.2, bend: 0.3, twist: 0.3 },
        leftLeg: { swing: 0.16, bend: 0.1 },
        rightLeg: { swing: -0.18, bend: 0.28 },
      },
      {
        at: 0.27,
        leftArm: { swing: 2.3, bend: 0.6, spread: 0.15 },
        rightArm: { swing: -0.7, spread: 0.5, bend: 0.9 },
        leftLeg: { swing: -0.18, bend: 0.3 },
        rightLeg: { swing: 0.16, bend: 0.1 },
      },
      {
        at: 0.55,
        hips: { up: 0.24 },
        body: { pitch: 1.34, roll: 0 },
        torso: { twist: 0 },
        head: { nod: -0.85, turn: 0 },
        leftArm: { swing: 1.3, bend: 0.9, spread: 0.15 },
        rightArm: { swing: 1.6, spread: 1.1, bend: 1.1 },
        leftLeg: { swing: 0.16, bend: 0.1 },
        rightLeg: { swing: -0.18, bend: 0.3 },
      },
      {
        at: 0.83,
        leftArm: { swing: 0.7, bend: 0.6 },
        rightArm: { swing: 2.5, spread: 0.4, bend: 0.6 },
        leftLeg: { swing: -0.18, bend: 0.28 },
        rightLeg: { swing: 0.16, bend: 0.1 },
      },
    ],
    1.1,
  ),
};

/** Falls through the air on the back, arms and legs upward, turning slowly. */
export const fall: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'open', rightHand: 'open' }),
  counts: 'seconds',
  length: 2.4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      hips: { up: 0.3 },
      body: { pitch: -0.9, roll: 0.15 },
      torso: { bend: 0.35 },
      head: { nod: 0.15, turn: 0.2 },
      leftArm: { swing: 1.9, spread: 0.6, bend: 0.5, twist: 0 },
      rightArm: { swing: 2.3, spread: 0.5, bend: 0.3, twist: 0 },
      leftLeg: { swing: 1.1, bend: 0.9, spread: 0.2 },
      rightLeg: { swing: 0.6, bend: 0.5, spread: 0.25 },
    },
    {
      at: 0.6,
      leftArm: { swing: 2.4, spread: 0.4, bend: 0.2 },
      rightArm: { swing: 1.8, spread: 0.7, bend: 0.6 },
      leftLeg: { swing: 0.7, bend: 0.5 },
      rightLeg: { swing: 1.15, bend: 1.0 },
    },
    {
      at: 1.2,
      hips: { up: 0.26 },
      body: { pitch: -1.1, roll: -0.15 },
      torso: { bend: 0.25 },
      head: { nod: 0, turn: -0.2 },
      leftArm: { swing: 1.8, spread: 0.7, bend: 0.6 },
      rightArm: { swing: 2.5, spread: 0.4, bend: 0.2 },
      leftLeg: { swing: 1.15, bend: 1.0 },
      rightLeg: { swing: 0.7, bend: 0.4 },
    },
    {
      at: 1.8,
      leftArm: { swing: 2.4, spread: 0.4, bend: 0.2 },
      rightArm: { swing: 1.9, spread: 0.6, bend: 0.5 },
      leftLeg: { swing: 0.7, bend: 0.5 },
      rightLeg: { swing: 1.1, bend: 0.9 },
    },
  ],
};

const SQUAT = { swing: 1.05, bend: 1.6, spread: 0.12, twist: -0.1 };
const STRETCHED = { swing: 0.02, bend: 0.05, spread: 0.05, twist: -0.1 };

/** Crouches, shoots up on the beat, tucks the legs, lands deep and comes up again. */
export const jump: Clip = {
  base: UPRIGHT_POSE,
  counts: 'beats',
  length: 2,
  repeats: true,
  keyframes: [
    {
      at: 0,
      hips: { up: 0 },
      torso: { bend: 0.5 },
      head: { nod: -0.2 },
      leftLeg: SQUAT,
      rightLeg: SQUAT,
      leftArm: { swing: -0.8, spread: 0.2, bend: 0.3, twist: 0 },
      rightArm: { swing: -0.8, spread: 0.2, bend: 0.3, twist: 0 },
      leftHand: 'fist',
      rightHand: 'fist',
    },
    {
      at: 0.3,
      hips: { up: 0 },
      torso: { bend: 0 },
      leftLeg: STRETCHED,
      rightLeg: STRETCHED,
      leftArm: { swing: 1.7, spread: 0.3, bend: 0.4 },
      rightArm: { swing: 1.7, spread: 0.3, bend: 0.4 },
    },
    {
      at: 0.62,
      hips: { up: 0.2 },
      torso: { bend: -0.12 },
      head: { nod: -0.3 },
      leftLeg: { swing: -0.1, bend: 1.2, spread: 0.2 },
      rightLeg: { swing: 0.45, bend: 1.3, spread: 0.2 },
      leftArm: { swing: 2.8, spread: 0.5, bend: 0.15 },
      rightArm: { swing: 2.8, spread: 0.5, bend: 0.15 },
      leftHand: 'open',
      rightHand: 'open',
    },
    {
      at: 0.98,
      hips: { up: 0 },
      torso: { bend: 0.05 },
      leftLeg: { swing: 0.12, bend: 0.15, spread: 0.1 },
      rightLeg: { swing: 0.12, bend: 0.15, spread: 0.1 },
      leftArm: { swing: 1.6, spread: 0.8, bend: 0.4 },
      rightArm: { swing: 1.6, spread: 0.8, bend: 0.4 },
    },
    {
      at: 1.2,
      hips: { up: 0 },
      torso: { bend: 0.45 },
      head: { nod: 0.1 },
      leftLeg: { swing: 0.95, bend: 1.45, spread: 0.12 },
      rightLeg: { swing: 0.95, bend: 1.45, spread: 0.12 },
      leftArm: { swing: 0.3, spread: 0.5, bend: 0.4 },
      rightArm: { swing: 0.3, spread: 0.5, bend: 0.4 },
    },
    {
      at: 1.6,
      hips: { up: 0 },
      torso: { bend: 0.12 },
      head: { nod: -0.05 },
      leftLeg: { swing: 0.4, bend: 0.6 },
      rightLeg: { swing: 0.4, bend: 0.6 },
      leftArm: { swing: -0.1, spread: 0.3, bend: 0.3 },
      rightArm: { swing: -0.1, spread: 0.3, bend: 0.3 },
    },
  ],
};
