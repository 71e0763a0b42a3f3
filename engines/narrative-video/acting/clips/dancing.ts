import type { Clip, Keyframe } from '../clip.ts';
import { mirrored, over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

const READY = over(UPRIGHT_POSE, {
  leftLeg: { swing: 0.2, bend: 0.35, spread: 0.16, twist: -0.35 },
  rightLeg: { swing: 0.2, bend: 0.35, spread: 0.16, twist: -0.35 },
  // Forearms that turn inward would cross the chest.
  leftArm: { swing: 0.2, spread: 0.4, bend: 1.4, twist: -0.15 },
  rightArm: { swing: 0.2, spread: 0.4, bend: 1.4, twist: -0.15 },
  leftHand: 'fist',
  rightHand: 'fist',
});

/** Elbows hang, so that forearms do not turn over on the way from one pose to the next. */
const ELBOW = [0.7, -1, -0.15] as const;

/** A key pose of a dance that is done to both sides. */
type Figure = Omit<Keyframe, 'at'> & Required<Pick<Keyframe, 'leftReach' | 'rightReach'>>;

function onOtherSide({ leftReach, rightReach, ...pose }: Figure): Figure {
  return { ...mirrored(pose), leftReach: rightReach, rightReach: leftReach };
}

/** Stands on the right leg with the left knee raised across it: an arm is up, and the other hand sweeps past the hip. */
const KNEE_UP: Figure = {
  hips: { left: -0.03 },
  body: { roll: 0.08 },
  torso: { bend: -0.06, sway: -0.26, twist: -0.25 },
  head: { nod: -0.08, tilt: 0.16, turn: 0.25 },
  leftLeg: { swing: 1.05, bend: 1.35, spread: 0.3 },
  rightLeg: { swing: 0.02, bend: 0.06, spread: -0.08 },
  leftReach: { to: 'shoulder', by: [0.6, -0.46, 0.24], elbow: ELBOW },
  rightReach: { to: 'shoulder', by: [0.34, 0.82, 0.12], elbow: ELBOW },
};

/** Steps onto the left leg with soft knees. The arms swing low, one before the body and one behind it. */
const STEP: Figure = {
  hips: { left: 0.05 },
  body: { roll: -0.06, pitch: 0 },
  torso: { bend: 0.12, sway: 0.26, twist: 0.24 },
  head: { nod: 0.04, tilt: -0.14, turn: -0.12 },
  leftLeg: { swing: 0.32, bend: 0.55, spread: -0.04 },
  rightLeg: { swing: 0.1, bend: 1.05, spread: 0.44 },
  leftReach: { to: 'shoulder', by: [0.62, -0.5, -0.16], elbow: ELBOW },
  rightReach: { to: 'shoulder', by: [0.5, -0.42, 0.4], elbow: ELBOW },
};

/** Hangs on the right hip, the left heel up, an elbow out with the hand at the hip, and snaps with the other hand. */
const GROOVE: Figure = {
  hips: { left: -0.06 },
  body: { roll: 0.16 },
  torso: { bend: 0.04, sway: -0.32, twist: 0.18 },
  head: { nod: 0.06, tilt: 0.2, turn: 0.2 },
  leftLeg: { swing: 0.42, bend: 0.86, spread: 0.14 },
  rightLeg: { swing: -0.02, bend: 0.04, spread: -0.16 },
  leftReach: { to: 'shoulder', by: [0.52, 0.34, 0.3], elbow: ELBOW },
  rightReach: { to: 'hip', by: [0.14, 0.1, 0.04], elbow: [1, 0.1, -0.5] },
};

/** Turns to its left on the right leg: one arm leads across the body, the other one trails, the free foot is behind. */
const TURN: Figure = {
  hips: { left: -0.02 },
  body: { roll: 0.06, yaw: 0.7, pitch: -0.04 },
  torso: { bend: -0.1, sway: -0.12, twist: 0.35 },
  head: { nod: -0.1, tilt: 0.1, turn: -0.7 },
  leftLeg: { swing: -0.5, bend: 0.9, spread: 0.2 },
  rightLeg: { swing: 0.06, bend: 0.1, spread: -0.02 },
  leftReach: { to: 'shoulder', by: [0.74, -0.12, -0.3], elbow: ELBOW },
  rightReach: { to: 'shoulder', by: [0.48, -0.1, 0.56], elbow: ELBOW },
};

/** Steps from side to side: hangs on a hip, raises the other knee, and turns. */
export const dance: Clip = {
  base: over(READY, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    { at: 0, ...KNEE_UP },
    { at: 1, ...onOtherSide(GROOVE) },
    { at: 2, ...onOtherSide(KNEE_UP) },
    { at: 3, ...STEP },
    { at: 4, ...TURN },
    { at: 5, ...onOtherSide(STEP), body: { roll: 0.06, pitch: 0, yaw: 0 } },
    { at: 6, ...GROOVE },
    { at: 7, ...STEP },
  ],
};

/** One long curve from the toes over the hip to a hand far over the head. The other hand floats at the side. */
const STRETCHED: Figure = {
  hips: { left: -0.05 },
  body: { roll: 0.1 },
  torso: { bend: -0.06, sway: -0.34 },
  head: { nod: -0.14, tilt: 0.1, turn: -0.2 },
  leftLeg: { swing: 0.2, bend: 1.15, spread: 0.24 },
  rightLeg: { swing: 0.06, bend: 0.08, spread: -0.1 },
  leftReach: { to: 'shoulder', by: [0.06, 0.96, 0.1], elbow: ELBOW },
  rightReach: { to: 'shoulder', by: [0.66, -0.4, 0.2], elbow: ELBOW },
};

/** Bounces from one hip to the other: stretches up, sinks with swinging arms, stretches to the other side, and turns. */
export const danceHigh: Clip = {
  base: over(READY, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    { at: 0, ...STRETCHED, body: { roll: 0.1, pitch: 0, yaw: 0 } },
    { at: 0.5, ...STEP },
    { at: 1, ...onOtherSide(GROOVE) },
    { at: 1.5, ...onOtherSide(STEP) },
    { at: 2, ...onOtherSide(STRETCHED) },
    { at: 2.5, ...onOtherSide(STEP), body: { roll: 0.06, pitch: 0, yaw: 0 } },
    { at: 3, ...onOtherSide(TURN) },
    { at: 3.5, ...STEP, body: { roll: -0.06, pitch: 0, yaw: -0.3 } },
  ],
};

/** One line from the free foot, which is off the ground at the left, to the hand that reaches up at the right. */
const DIAGONAL: Figure = {
  hips: { left: -0.02 },
  body: { roll: -0.2 },
  torso: { bend: -0.04, sway: -0.12, twist: -0.15 },
  head: { nod: -0.16, tilt: -0.08, turn: -0.3 },
  leftLeg: { swing: 0.05, bend: 0.16, spread: 0.62 },
  rightLeg: { swing: 0.08, bend: 0.16, spread: -0.06 },
  leftReach: { to: 'shoulder', by: [0.76, -0.34, 0.12], elbow: ELBOW },
  rightReach: { to: 'shoulder', by: [0.5, 0.8, 0.1], elbow: ELBOW },
};

const GATHERED: Figure = {
  hips: { left: 0.03 },
  body: { roll: 0.08 },
  torso: { bend: 0.16, sway: 0.14, twist: 0.25 },
  head: { nod: 0.1, tilt: -0.1, turn: -0.15 },
  leftLeg: { swing: 0.5, bend: 0.95, spread: 0.1 },
  rightLeg: { swing: 0.1, bend: 1.15, spread: 0.34 },
  leftReach: { to: 'shoulder', by: [0.3, -0.2, 0.56], elbow: ELBOW },
  rightReach: { to: 'shoulder', by: [0.66, -0.46, 0.1], elbow: ELBOW },
};

/** Sinks and leaps into a long diagonal, to one side and the other. */
export const danceReach: Clip = {
  base: over(READY, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    { at: 0, ...DIAGONAL },
    { at: 0.6, head: { nod: -0.2 } },
    { at: 1, ...GATHERED },
    { at: 2, ...onOtherSide(DIAGONAL) },
    { at: 2.6, head: { nod: -0.2 } },
    { at: 3, ...onOtherSide(GATHERED) },
  ],
};

/** An arm curves over the head, the other floats at the side, and the free foot is lifted behind. */
const LIFTED: Figure = {
  hips: { left: -0.03 },
  body: { roll: -0.08, pitch: 0.03 },
  torso: { bend: -0.1, sway: 0.2, twist: -0.2 },
  head: { nod: -0.06, tilt: 0.16, turn: 0.2 },
  leftLeg: { swing: -0.32, bend: 0.75, spread: 0.2 },
  rightLeg: { swing: 0.04, bend: 0.06, spread: 0 },
  leftReach: { to: 'shoulder', by: [0.78, -0.26, 0.16], elbow: ELBOW },
  rightReach: { to: 'shoulder', by: [0.22, 0.84, 0.18], elbow: ELBOW },
};

const SUNK: Figure = {
  hips: { left: 0.03 },
  body: { roll: 0.06, pitch: 0.02 },
  torso: { bend: 0.08, sway: 0.14, twist: 0.12 },
  head: { nod: 0.12, tilt: -0.14, turn: 0.1 },
  leftLeg: { swing: 0.3, bend: 0.55, spread: 0.06 },
  rightLeg: { swing: 0.1, bend: 0.85, spread: 0.36 },
  leftReach: { to: 'shoulder', by: [0.46, 0.06, 0.42], elbow: ELBOW },
  rightReach: { to: 'shoulder', by: [0.82, -0.2, 0.24], elbow: ELBOW },
};

/** Dances slowly: rises on one leg, sinks, and rises on the other. */
export const danceSoft: Clip = {
  base: over(READY, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    { at: 0, ...LIFTED },
    { at: 1, torso: { sway: 0.24 } },
    { at: 2, ...SUNK },
    { at: 4, ...onOtherSide(LIFTED) },
    { at: 5, torso: { sway: -0.24 } },
    { at: 6, ...onOtherSide(SUNK) },
  ],
};

/** Sways for a camera that is near: the hips trace a figure of eight and the arms float after them, below the face. */
export const danceClose: Clip = {
  base: over(READY, { leftHand: 'relaxed', rightHand: 'relaxed' }),
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

/** Kicks the left foot out, leans back, and the arms swing against the legs. */
const KICK: Figure = {
  body: { roll: -0.12, pitch: -0.08 },
  torso: { bend: -0.06, sway: -0.06, twist: 0.2 },
  head: { nod: -0.06, tilt: 0.1 },
  leftLeg: { swing: 1.0, bend: 0.2, spread: 0.4 },
  rightLeg: { swing: 0.1, bend: 0.24, spread: 0.02 },
  leftReach: { to: 'shoulder', by: [0.7, -0.4, -0.16], elbow: ELBOW },
  rightReach: { to: 'shoulder', by: [0.5, 0.5, 0.36], elbow: ELBOW },
};

/** Kicks a foot out on each beat while the opposite arm swings forward. */
export const danceKick: Clip = {
  base: over(READY, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'beats',
  length: 2,
  repeats: true,
  keyframes: [
    { at: 0, ...KICK },
    { at: 0.5, ...STEP },
    { at: 1, ...onOtherSide(KICK) },
    { at: 1.5, ...onOtherSide(STEP) },
  ],
};
