import type { Clip, Keyframe } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';
import { bothSides, walk } from './walking.ts';

/** Walks with the head down and heavy arms, one step in two beats. */
export const trudge: Clip = {
  ...walk,
  length: 4,
  travels: 0.5,
  keyframes: walk.keyframes.map((keyframe) => ({
    ...keyframe,
    at: keyframe.at * 2,
    torso: { ...keyframe.torso, bend: 0.2 + (keyframe.torso?.bend ?? 0.05) },
    head: { ...keyframe.head, nod: 0.3 },
    ...(keyframe.leftLeg && { leftLeg: shortened(keyframe.leftLeg) }),
    ...(keyframe.rightLeg && { rightLeg: shortened(keyframe.rightLeg) }),
    ...(keyframe.leftArm && { leftArm: { ...shortened(keyframe.leftArm, 0.4), bend: 0.2 } }),
    ...(keyframe.rightArm && { rightArm: { ...shortened(keyframe.rightArm, 0.4), bend: 0.2 } }),
  })),
};

/** How much higher a thigh is raised uphill, and how much more its knee bends, in radians. */
const UPHILL = { swing: 0.26, bend: 0.3 };

/** Walks uphill, bent forward, with the knees high and the eyes on the way up. One step takes a beat and a half. */
export const hike: Clip = {
  ...walk,
  length: 3,
  travels: 0.5,
  keyframes: walk.keyframes.map((keyframe) => uphill(keyframe, 1.5)),
};

function uphill({ at, leftLeg, rightLeg, ...pose }: Keyframe, slower: number): Keyframe {
  const legs = { ...(leftLeg && { leftLeg: lifted(leftLeg) }), ...(rightLeg && { rightLeg: lifted(rightLeg) }) };
  const torso = { ...pose.torso, bend: 0.22 + (pose.torso?.bend ?? 0.05) };
  return {
    ...pose,
    ...legs,
    torso,
    at: at * slower,
    body: { ...pose.body, pitch: 0.09 },
    head: { ...pose.head, nod: -0.34 },
  };
}

function lifted<Leg extends { swing?: number; bend?: number }>(leg: Leg): Leg {
  const { swing = 0, bend = 0 } = leg;
  return swing > 0 ? { ...leg, swing: swing + UPHILL.swing, bend: bend + UPHILL.bend } : leg;
}

function shortened<Limb extends { swing?: number }>(limb: Limb, share = 0.65): Limb {
  return limb.swing === undefined ? limb : { ...limb, swing: limb.swing * share };
}

/** Walks with the chest out and swinging elbows, enjoying it. */
export const strut: Clip = {
  ...walk,
  keyframes: walk.keyframes.map((keyframe, index) => ({
    ...keyframe,
    torso: { ...keyframe.torso, bend: index % 4 === 1 ? 0.03 : -0.06, sway: (keyframe.torso?.sway ?? 0) * 2.2 },
    body: { roll: (keyframe.body?.roll ?? 0) * 1.9 },
    head: { ...keyframe.head, nod: index % 4 === 1 ? 0.1 : -0.06 },
    ...(keyframe.leftArm && {
      leftArm: { ...keyframe.leftArm, spread: 0.26, bend: (keyframe.leftArm.bend ?? 0.3) + 0.35 },
    }),
    ...(keyframe.rightArm && {
      rightArm: { ...keyframe.rightArm, spread: 0.26, bend: (keyframe.rightArm.bend ?? 0.3) + 0.35 },
    }),
  })),
};

/** Runs, in the key poses contact, down, push-off and flight. */
export const run: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'fist', rightHand: 'fist' }),
  counts: 'beats',
  length: 1,
  repeats: true,
  travels: 1.05,
  keyframes: bothSides(
    [
      {
        at: 0,
        hips: { up: 0 },
        body: { pitch: 0.12, roll: -0.04 },
        torso: { bend: 0.26, twist: -0.24 },
        head: { nod: -0.22, turn: 0.16 },
        leftLeg: { swing: 0.62, bend: 0.35 },
        rightLeg: { swing: -0.25, bend: 1.5 },
        leftArm: { swing: -0.85, spread: 0.2, bend: 1.35, twist: 0.2 },
        rightArm: { swing: 0.7, spread: 0.15, bend: 1.75, twist: 0.4 },
      },
      {
        at: 0.11,
        hips: { up: 0 },
        torso: { bend: 0.32, twist: -0.12 },
        head: { nod: -0.18 },
        leftLeg: { swing: 0.45, bend: 0.75 },
        rightLeg: { swing: 0.25, bend: 1.9 },
      },
      {
        at: 0.25,
        hips: { up: 0.014 },
        torso: { bend: 0.24 },
        leftLeg: { swing: -0.36, bend: 0.14 },
        rightLeg: { swing: 1.12, bend: 1.6 },
        leftArm: { swing: 0.1, bend: 1.6 },
        rightArm: { swing: -0.1, bend: 1.55 },
      },
      {
        at: 0.34,
        // The feet leave the ground, but the hips hardly rise.
        hips: { up: 0.024 },
        leftLeg: { swing: -0.6, bend: 0.75 },
        rightLeg: { swing: 1.08, bend: 1.05 },
        head: { nod: -0.28 },
      },
    ],
    0.5,
  ),
};

const { travels: _, ...onTheSpot } = run;

/** Runs up stairs that pass below: bent forward, with the knees high and the eyes on the way up. */
export const runUpstairs: Clip = { ...onTheSpot, keyframes: run.keyframes.map((keyframe) => uphill(keyframe, 1)) };

/** Climbs with alternating hands and knees, seen from behind. */
export const climb: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: bothSides(
    [
      {
        at: 0,
        torso: { bend: 0.15, sway: 0.18, twist: 0.1 },
        head: { nod: -0.45, turn: -0.1 },
        leftReach: { to: 'shoulder', by: [0.12, 0.85, 0.42], elbow: [0.8, -0.6, 0] },
        rightReach: { to: 'shoulder', by: [0.12, 0.1, 0.55], elbow: [0.7, -1, 0] },
        leftLeg: { swing: 0.2, bend: 0.4, spread: 0.18 },
        rightLeg: { swing: 1.35, bend: 1.75, spread: 0.42 },
        hips: { up: 0 },
      },
      { at: 1, torso: { bend: 0.05, sway: 0.05 }, head: { nod: -0.6 } },
    ],
    2,
  ),
};
