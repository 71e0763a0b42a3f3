import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';
import { NEAR } from './embraces.ts';

const GUARD = over(UPRIGHT_POSE, {
  torso: { bend: 0.14, twist: -0.3 },
  leftLeg: { swing: 0.42, bend: 0.5, spread: 0.12, twist: -0.2 },
  rightLeg: { swing: -0.3, bend: 0.4, spread: 0.14, twist: -0.3 },
  leftHand: 'fist',
  rightHand: 'fist',
});
const LEFT_GUARD = { to: 'chin', by: [0.04, -0.02, 0.32], elbow: [0.5, -1, 0] } as const;
const RIGHT_GUARD = { to: 'chin', by: [0.05, -0.04, 0.14], elbow: [0.6, -1, 0] } as const;

/** Strikes on the beat, guards, dodges the answer and draws back for the next blow. */
export const fightLead: Clip = {
  base: GUARD,
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      body: { pitch: 0.06 },
      torso: { bend: 0.16, twist: 0.5 },
      head: { nod: 0.1, turn: -0.3 },
      leftReach: LEFT_GUARD,
      rightReach: { to: 'shoulder', by: [-0.1, 0.15, 0.98], elbow: [1, -0.4, 0] },
      leftLeg: { swing: 0.5, bend: 0.6 },
    },
    {
      at: 0.5,
      body: { pitch: 0 },
      torso: { bend: 0.14, twist: -0.2 },
      head: { turn: 0.1 },
      rightReach: RIGHT_GUARD,
      leftLeg: { swing: 0.42, bend: 0.5 },
    },
    { at: 1, torso: { twist: -0.3 }, leftReach: { to: 'shoulder', by: [0, 0.12, 0.98], elbow: [0.8, -0.6, 0] } },
    { at: 1.4, leftReach: LEFT_GUARD },
    {
      at: 2,
      body: { pitch: -0.14 },
      torso: { bend: -0.02, sway: -0.25 },
      head: { nod: -0.1, tilt: -0.15 },
      leftReach: LEFT_GUARD,
      rightReach: RIGHT_GUARD,
    },
    {
      at: 2.5,
      body: { pitch: 0.04 },
      torso: { bend: 0.3, sway: 0 },
      head: { nod: 0.1, tilt: 0 },
      leftLeg: { swing: 0.6, bend: 0.85 },
    },
    { at: 3, body: { pitch: -0.1 }, torso: { bend: 0.05, sway: 0.22 }, leftLeg: { swing: 0.42, bend: 0.5 } },
    {
      at: 3.6,
      body: { pitch: 0 },
      torso: { bend: 0.1, twist: -0.55, sway: 0 },
      head: { turn: 0.4 },
      rightReach: { to: 'shoulder', by: [0.35, -0.05, -0.1], elbow: [0.8, -0.4, -0.8] },
    },
  ],
};

/** Runs the leader's keyframes two beats later, so that it dodges the blow and strikes back. */
export const fightFollow: Clip = {
  ...fightLead,
  keyframes: [...fightLead.keyframes.map((keyframe) => ({ ...keyframe, at: (keyframe.at + 2) % 4 }))].sort(
    (a, b) => a.at - b.at,
  ),
};

const SWORD_RAISED = { to: 'shoulder', by: [0.36, 0.62, 0.12], elbow: [1, -0.1, 0] } as const;
const FREE_ARM = { to: 'shoulder', by: [0.42, -0.12, 0.5], elbow: [0.9, -0.8, 0] } as const;

/** Strikes with a sword on the beat, holds it before the chest, and raises it over the shoulder for the next blow. */
export const fightWithSword: Clip = {
  base: over(GUARD, { leftHand: 'open', rightHand: 'hold' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      body: { pitch: 0.08 },
      torso: { bend: 0.2, twist: 0.4 },
      head: { nod: 0, turn: -0.3 },
      leftReach: { to: 'shoulder', by: [0.44, -0.16, -0.1], elbow: [1, -0.6, -0.4] },
      rightReach: { to: 'shoulder', by: [0.02, 0.06, 0.92], elbow: [0.8, -0.8, 0] },
      leftLeg: { swing: 0.56, bend: 0.7 },
    },
    {
      at: 1,
      body: { pitch: 0 },
      torso: { bend: 0.12, twist: 0 },
      head: { nod: -0.05, turn: 0 },
      leftReach: FREE_ARM,
      rightReach: { to: 'chest', by: [0.2, 0.06, 0.52], elbow: [0.8, -1, 0] },
      leftLeg: { swing: 0.42, bend: 0.5 },
    },
    {
      at: 2.2,
      body: { pitch: -0.08 },
      torso: { bend: -0.06, twist: -0.4 },
      head: { nod: -0.1, turn: 0.35 },
      leftReach: FREE_ARM,
      rightReach: SWORD_RAISED,
    },
    { at: 3.5, torso: { bend: -0.1, twist: -0.5 }, rightReach: { ...SWORD_RAISED, by: [0.34, 0.68, 0.02] } },
  ],
};

/** Holds a thing out with the right hand, leaning toward the other, and draws the hand back. */
export const give: Clip = {
  base: over(NEAR, { leftHand: 'relaxed', rightHand: 'hold' }),
  counts: 'seconds',
  length: 5,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.04 },
      head: { nod: 0.1 },
      rightReach: { to: 'chest', by: [0.06, 0, 0.3], elbow: [0.8, -1, 0] },
      leftReach: { to: 'belly', by: [0.1, 0.1, 0.2], elbow: [0.9, -0.8, -0.2] },
    },
    {
      at: 1.1,
      torso: { bend: 0.18 },
      head: { nod: -0.02, tilt: 0.1 },
      rightReach: { to: 'chest', by: [0.02, 0.1, 0.85], elbow: [0.8, -1, 0] },
    },
    {
      at: 3,
      torso: { bend: 0.16 },
      head: { nod: -0.06, tilt: 0.06 },
      rightReach: { to: 'chest', by: [0.02, 0.12, 0.82], elbow: [0.8, -1, 0] },
    },
    {
      at: 4.2,
      torso: { bend: 0.05 },
      head: { nod: 0.08, tilt: 0 },
      rightReach: { to: 'chest', by: [0.06, 0.02, 0.4], elbow: [0.8, -1, 0] },
    },
  ],
};

/** Is surprised, reaches out with both hands to take the thing, and holds it to the heart. */
export const receive: Clip = {
  base: over(NEAR, { leftHand: 'open', rightHand: 'open' }),
  counts: 'seconds',
  length: 5,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.02 },
      head: { nod: 0 },
      leftReach: { to: 'belly', by: [0.15, 0.02, 0.2], elbow: [0.9, -0.8, -0.2] },
      rightReach: { to: 'belly', by: [0.15, 0.02, 0.2], elbow: [0.9, -0.8, -0.2] },
    },
    {
      at: 1,
      torso: { bend: -0.08 },
      head: { nod: -0.1, tilt: 0.05 },
      leftReach: { to: 'cheek', by: [0.02, -0.08, 0.1], elbow: [0.8, -1, 0] },
    },
    {
      at: 2,
      torso: { bend: 0.14 },
      head: { nod: 0.15, tilt: 0.1 },
      leftReach: { to: 'chest', by: [0.05, 0.02, 0.62], elbow: [0.8, -1, 0] },
      rightReach: { to: 'chest', by: [0.05, 0.02, 0.66], elbow: [0.8, -1, 0] },
    },
    {
      at: 3.6,
      torso: { bend: 0 },
      head: { nod: 0.1, tilt: 0.14 },
      leftReach: { to: 'heart', by: [0.02, 0, 0.1], elbow: [1, -0.6, 0] },
      rightReach: { to: 'heart', by: [0.02, 0.05, 0.14], elbow: [1, -0.6, 0] },
    },
  ],
};
