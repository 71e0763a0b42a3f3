import type { Clip, Keyframe } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { mirrored } from '../pose-values.ts';
import {
  DIAGONAL,
  HIP_OUT,
  KICK,
  KNEE_UP,
  LUNGE,
  POINTED,
  READY,
  SINK,
  STRETCHED,
  SWAYED,
  TURN,
} from './dance-poses.ts';

/** How much more the elbows bend after a hit, radians: the arms float on while the body has arrived. */
const FLOATED = 0.16;

/** Returns a pose that is hit at a time and held while hips and head sink a little farther into it and the arms float. */
function held(at: number, pose: Pose, beats: number): Keyframe[] {
  const { torso, head, leftArm, rightArm } = pose;
  return [
    { at, ...pose },
    {
      at: at + beats,
      ...pose,
      torso: { ...torso, sway: torso.sway * 1.12 },
      head: { ...head, tilt: head.tilt * 1.25, nod: head.nod + 0.05 },
      leftArm: { ...leftArm, bend: leftArm.bend + FLOATED },
      rightArm: { ...rightArm, bend: rightArm.bend + FLOATED },
    },
  ];
}

/** Steps from side to side: lifts a knee, hangs on a hip, lunges and turns, and does it to the other side. */
export const dance: Clip = {
  base: READY,
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    ...held(0, KNEE_UP, 0.4),
    ...held(1, mirrored(HIP_OUT), 0.4),
    ...held(2, LUNGE, 0.4),
    ...held(3, mirrored(TURN), 0.4),
    ...held(4, mirrored(KNEE_UP), 0.4),
    ...held(5, HIP_OUT, 0.4),
    ...held(6, mirrored(LUNGE), 0.4),
    ...held(7, TURN, 0.4),
  ],
};

/** Goes up and down: stretches up, lunges to the other side, lifts a knee on that leg, lunges back, and does it mirrored. */
export const danceHigh: Clip = {
  base: READY,
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    ...held(0, STRETCHED, 0.5),
    ...held(1, mirrored(LUNGE), 0.3),
    ...held(2, mirrored(KNEE_UP), 0.5),
    ...held(3, LUNGE, 0.3),
    ...held(4, mirrored(STRETCHED), 0.5),
    ...held(5, HIP_OUT, 0.4),
    ...held(6, mirrored(TURN), 0.5),
    ...held(7, mirrored(LUNGE), 0.3),
  ],
};

/** Stretches into a long diagonal and hangs on a hip, to one side and the other, then turns and lifts a knee. */
export const danceReach: Clip = {
  base: READY,
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    ...held(0, DIAGONAL, 0.45),
    ...held(1, mirrored(HIP_OUT), 0.4),
    ...held(2, mirrored(DIAGONAL), 0.45),
    ...held(3, HIP_OUT, 0.4),
    ...held(4, mirrored(TURN), 0.45),
    ...held(5, KNEE_UP, 0.4),
    ...held(6, mirrored(KNEE_UP), 0.45),
    ...held(7, TURN, 0.4),
  ],
};

/** Dances slowly: hangs on one hip with an arm raised, sways over to the other leg, and does it to the other side. */
export const danceSoft: Clip = {
  base: READY,
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    ...held(0, POINTED, 1),
    ...held(2, mirrored(SWAYED), 0.8),
    ...held(4, mirrored(POINTED), 1),
    ...held(6, SWAYED, 0.8),
  ],
};

/** Sways for a camera that is near: the hips trace a figure of eight and the arms float after them, below the face. */
export const danceClose: Clip = {
  base: READY,
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      hips: { left: 0.05 },
      body: { roll: -0.12 },
      torso: { bend: 0.02, sway: 0.18, twist: 0.15 },
      head: { tilt: -0.16, nod: 0.12, turn: 0.1 },
      leftLeg: { swing: 0.05, bend: 0.08, spread: 0.02 },
      rightLeg: { swing: 0.3, bend: 0.5, spread: 0.3 },
      leftArm: { swing: 0.3, spread: 0.75, bend: 0.7, twist: 0 },
      rightArm: { swing: 0.6, spread: 0.25, bend: 1.2, twist: 0.5 },
    },
    {
      at: 1,
      torso: { bend: 0.08 },
      head: { nod: 0 },
      leftArm: { swing: 0.5, spread: 1.1, bend: 0.4 },
      rightArm: { swing: 0.3, spread: 0.4, bend: 0.9 },
    },
    {
      at: 2,
      hips: { left: -0.05 },
      body: { roll: 0.12 },
      torso: { bend: 0.02, sway: -0.18, twist: -0.15 },
      head: { tilt: 0.16, nod: 0.12, turn: -0.1 },
      leftLeg: { swing: 0.3, bend: 0.5, spread: 0.3 },
      rightLeg: { swing: 0.05, bend: 0.08, spread: 0.02 },
      leftArm: { swing: 0.6, spread: 0.25, bend: 1.2, twist: 0.5 },
      rightArm: { swing: 0.3, spread: 0.75, bend: 0.7, twist: 0 },
    },
    {
      at: 3,
      torso: { bend: 0.08 },
      head: { nod: 0 },
      leftArm: { swing: 0.3, spread: 0.4, bend: 0.9 },
      rightArm: { swing: 0.5, spread: 1.1, bend: 0.4 },
    },
  ],
};

/** Kicks a leg high, sinks and kicks the other one, then swings from hip to hip and lifts a knee. */
export const danceKick: Clip = {
  base: READY,
  counts: 'beats',
  length: 6,
  repeats: true,
  keyframes: [
    ...held(0, KICK, 0.3),
    { at: 0.62, ...SINK },
    ...held(1, mirrored(KICK), 0.3),
    { at: 1.62, ...mirrored(SINK) },
    ...held(2, mirrored(KNEE_UP), 0.4),
    ...held(3, HIP_OUT, 0.4),
    ...held(4, mirrored(HIP_OUT), 0.4),
    ...held(5, KNEE_UP, 0.4),
  ],
};
