import type { Clip, Keyframe } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing, UPRIGHT_POSE } from '../standing.ts';

const ON_STOOL = over(UPRIGHT_POSE, {
  leftLeg: { swing: 1.38, bend: 1.4, spread: 0.16 },
  rightLeg: { swing: 1.3, bend: 1.15, spread: 0.16 },
});
const key = (out: number, up: number) => ({
  to: 'belly' as const,
  by: [out, 0.12 + up, 0.72] as const,
  elbow: [0.7, -1, -0.2] as const,
});

/** Plays chords with the left hand on the beats, and a tune with the right between them. The body rocks. */
export const piano: Clip = {
  base: over(ON_STOOL, { leftHand: 'open', rightHand: 'open' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.22, sway: 0.05 },
      head: { nod: 0.24, turn: 0.08 },
      leftReach: key(0.15, -0.06),
      rightReach: key(0.08, -0.05),
      rightLeg: { bend: 1.1 },
    },
    { at: 0.25, leftReach: key(0.15, 0.04), rightReach: key(0.1, 0.03) },
    { at: 0.5, head: { nod: 0.14 }, rightReach: key(0.13, -0.05), rightLeg: { bend: 1.2 } },
    { at: 0.75, rightReach: key(0.16, 0.03) },
    {
      at: 1,
      torso: { bend: 0.17 },
      head: { nod: 0.22 },
      leftReach: key(0.22, -0.06),
      rightReach: key(0.2, -0.05),
      rightLeg: { bend: 1.1 },
    },
    { at: 1.5, torso: { bend: 0.12 }, leftReach: key(0.2, 0.08), rightReach: key(0.24, 0.05), head: { nod: 0.05 } },
    {
      at: 2,
      torso: { bend: 0.26, sway: -0.08 },
      head: { nod: 0.3, turn: -0.1 },
      leftReach: key(0.12, -0.06),
      rightReach: key(0.3, -0.05),
    },
    { at: 2.25, rightReach: key(0.27, 0.03) },
    { at: 2.5, rightReach: key(0.24, -0.05), leftReach: key(0.12, 0.04) },
    {
      at: 3,
      torso: { bend: 0.12, sway: -0.03 },
      head: { nod: -0.05, turn: 0 },
      leftReach: key(0.2, -0.06),
      rightReach: key(0.14, -0.05),
    },
    { at: 3.5, torso: { bend: 0.05 }, head: { nod: -0.12 }, leftReach: key(0.2, 0.16), rightReach: key(0.12, 0.16) },
  ],
};

const stick = (out: number, up: number) => ({
  to: 'belly' as const,
  by: [out, up, 0.6] as const,
  elbow: [1, -0.7, -0.3] as const,
});

/** Plays kick and snare in alternation, and the cymbal on the last beat. */
export const drums: Clip = {
  base: over(ON_STOOL, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.14, twist: 0 },
      head: { nod: 0.22 },
      leftReach: stick(0.06, 0.5),
      rightReach: stick(0.0, 0.05),
      rightLeg: { bend: 1.1 },
    },
    {
      at: 0.5,
      head: { nod: -0.02 },
      leftReach: stick(0.08, 0.62),
      rightReach: stick(0.04, 0.35),
      rightLeg: { bend: 1.28 },
    },
    {
      at: 1,
      torso: { twist: 0.1 },
      head: { nod: 0.22 },
      leftReach: stick(0.02, 0.05),
      rightReach: stick(0.06, 0.45),
      rightLeg: { bend: 1.1 },
    },
    {
      at: 1.5,
      head: { nod: -0.02 },
      leftReach: stick(0.05, 0.35),
      rightReach: stick(-0.02, 0.08),
      rightLeg: { bend: 1.28 },
    },
    {
      at: 2,
      torso: { twist: -0.05 },
      head: { nod: 0.22 },
      leftReach: stick(0.08, 0.5),
      rightReach: stick(0.0, 0.3),
      rightLeg: { bend: 1.1 },
    },
    { at: 2.5, head: { nod: 0 }, rightReach: stick(0, 0.05), rightLeg: { bend: 1.28 } },
    {
      at: 3,
      torso: { twist: -0.2, bend: 0.1 },
      head: { nod: 0.1, turn: -0.25 },
      leftReach: stick(0.02, 0.05),
      rightReach: stick(0.42, 0.62),
      rightLeg: { bend: 1.1 },
    },
    {
      at: 3.4,
      head: { nod: -0.1, turn: 0 },
      torso: { twist: 0 },
      leftReach: stick(0.1, 0.7),
      rightReach: stick(0.4, 0.42),
      rightLeg: { bend: 1.28 },
    },
  ],
};

/** The hand on the violin's neck. The violin points to the side, so that listeners see it and not only its scroll. */
const VIOLIN_NECK = { to: 'shoulder', by: [0.62, 0.02, 0.35], elbow: [0.3, -1, 0.2] } as const;
/** @param drawn 0 while the bow's lower end is at the strings, 1 while its tip is */
const bowed = (drawn: number) => ({
  to: 'chest' as const,
  by: [-0.36 + 0.41 * drawn, 0.11 - 0.34 * drawn, 0.14] as const,
  elbow: [1, -0.3 - 0.4 * drawn, 0] as const,
});

/** Moves the bow to and fro, about one stroke per beat. The body follows the long strokes. */
export const violin: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { sway: 0.04, twist: 0.08 },
      head: { tilt: 0.22, turn: 0.3, nod: 0.1 },
      leftReach: VIOLIN_NECK,
      rightReach: bowed(0),
    },
    { at: 1, torso: { sway: -0.1 }, rightReach: bowed(1) },
    { at: 2, torso: { sway: 0.06, bend: 0.1 }, head: { nod: 0.2 }, rightReach: bowed(0.05) },
    { at: 2.5, rightReach: bowed(0.55) },
    { at: 3, torso: { sway: -0.06, bend: 0 }, head: { nod: 0.05 }, rightReach: bowed(0.1) },
    { at: 3.5, rightReach: bowed(0.85) },
  ],
};

/** The face turns aside with the trumpet, which would hide it from the front. */
const HORN: Keyframe = {
  at: 0,
  torso: { bend: -0.04 },
  head: { nod: 0.05, turn: 0.5 },
  leftReach: { to: 'mouth', by: [0.2, -0.1, 0.3], elbow: [0.9, -0.9, 0] },
  rightReach: { to: 'mouth', by: [-0.26, -0.16, 0.4], elbow: [0.9, -0.9, 0] },
};

/** Holds the trumpet out from the mouth, dips on the beat and rises with the long note. */
export const trumpet: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    HORN,
    { at: 0.5, torso: { bend: 0.1 }, head: { nod: 0.12 } },
    { at: 1, torso: { bend: 0.02 }, head: { nod: 0.05 } },
    { at: 1.5, torso: { bend: 0.12 }, head: { nod: 0.14 } },
    { at: 2.2, torso: { bend: -0.18, sway: 0.06 }, head: { nod: -0.14 } },
    { at: 3.4, torso: { bend: -0.2, sway: -0.04 }, head: { nod: -0.18 } },
  ],
};

/** Opens and closes the accordion once in each bar. */
export const accordion: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { sway: -0.12 },
      head: { tilt: 0.1, nod: 0.12 },
      leftReach: { to: 'chest', by: [0.2, -0.1, 0.22], elbow: [1, -0.7, 0] },
      rightReach: { to: 'chest', by: [0.2, -0.08, 0.22], elbow: [1, -0.7, 0] },
    },
    { at: 1, head: { nod: 0.02 } },
    {
      at: 2,
      torso: { sway: 0.1 },
      head: { tilt: -0.1, nod: 0.12 },
      leftReach: { to: 'chest', by: [0.46, -0.14, 0.2], elbow: [1, -0.7, 0] },
      rightReach: { to: 'chest', by: [0.28, -0.06, 0.22], elbow: [1, -0.7, 0] },
    },
    { at: 3, head: { nod: 0.02 } },
  ],
};
