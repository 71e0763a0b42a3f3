import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing, UPRIGHT_POSE } from '../standing.ts';
import { PROPPED } from './sitting.ts';

/** Keeps one hand on the heart. The other arm opens to the listeners, sweeps to the side and comes back. */
export const singFromTheHeart: Clip = {
  base: over(standing, { leftHand: 'open', rightHand: 'open' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.03, sway: -0.05, twist: 0.06 },
      head: { nod: 0.02, tilt: 0.08 },
      rightReach: { to: 'heart', by: [0.02, 0, 0.06], elbow: [1, -0.6, 0] },
      leftReach: { to: 'belly', by: [0.35, 0.12, 0.4], elbow: [0.8, -1, 0] },
    },
    {
      at: 1.6,
      torso: { bend: -0.05, sway: 0.04, twist: -0.08 },
      head: { nod: -0.1, tilt: -0.05 },
      leftReach: { to: 'shoulder', by: [0.55, -0.12, 0.6], elbow: [0.6, -1, 0] },
    },
    {
      at: 3.6,
      torso: { sway: 0.08, twist: 0.06 },
      head: { nod: -0.04, tilt: -0.1, turn: 0.15 },
      leftReach: { to: 'shoulder', by: [0.72, 0.36, 0.25], elbow: [0.5, -1, 0] },
    },
    {
      at: 5.6,
      torso: { bend: 0.06, sway: -0.06 },
      head: { nod: 0.1, tilt: 0.06, turn: 0 },
      rightReach: { to: 'heart', by: [0.04, 0.03, 0.1], elbow: [1, -0.6, 0] },
      leftReach: { to: 'belly', by: [0.22, 0.1, 0.32], elbow: [0.9, -0.9, 0] },
    },
    { at: 7, torso: { bend: 0.02 }, head: { nod: 0.04 } },
  ],
};

/** Opens both arms low to the listeners, and lifts them with the long notes. */
export const singWithOpenArms: Clip = {
  base: over(standing, { leftHand: 'open', rightHand: 'open' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.06, sway: 0.05 },
      head: { nod: 0.06, tilt: -0.08 },
      leftReach: { to: 'hip', by: [0.42, 0.14, 0.38], elbow: [0.9, -0.7, -0.3] },
      rightReach: { to: 'hip', by: [0.42, 0.14, 0.38], elbow: [0.9, -0.7, -0.3] },
    },
    {
      at: 2,
      torso: { bend: -0.06, sway: -0.05 },
      head: { nod: -0.12, tilt: 0.08 },
      // One hand rises and the other one opens lower: two straight arms at one height would be a scarecrow's.
      leftReach: { to: 'shoulder', by: [0.54, 0.3, 0.36], elbow: [0.8, -1, -0.1] },
      rightReach: { to: 'shoulder', by: [0.52, -0.3, 0.44], elbow: [0.8, -1, -0.2] },
    },
    { at: 3.4, torso: { sway: -0.06, twist: 0.08 }, head: { nod: -0.06, tilt: 0.1 } },
    {
      at: 4.6,
      torso: { bend: 0.05, sway: -0.04, twist: 0 },
      head: { nod: 0.08, tilt: 0.06 },
      leftReach: { to: 'hip', by: [0.36, 0.2, 0.42], elbow: [0.9, -0.7, -0.3] },
      rightReach: { to: 'hip', by: [0.46, 0.1, 0.34], elbow: [0.9, -0.7, -0.3] },
    },
    {
      at: 6.4,
      torso: { bend: -0.03, sway: 0.06, twist: -0.06 },
      head: { nod: -0.08, tilt: -0.1 },
      leftReach: { to: 'shoulder', by: [0.66, -0.42, 0.4], elbow: [0.7, -1, -0.1] },
      rightReach: { to: 'shoulder', by: [0.58, -0.24, 0.5], elbow: [0.7, -1, -0.1] },
    },
  ],
};

/** Sings to somebody on its own left: leans over, offers a hand and brings it back to the heart. */
export const singToPartner: Clip = {
  base: over(standing, { leftHand: 'open', rightHand: 'open' }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.05, sway: 0.1, twist: 0.12 },
      head: { nod: 0.02, tilt: 0.14, turn: 0.25 },
      leftReach: { to: 'belly', by: [0.3, 0.2, 0.4], elbow: [0.8, -1, 0] },
      rightReach: { to: 'heart', by: [0.02, 0, 0.06], elbow: [1, -0.6, 0] },
    },
    {
      at: 2,
      torso: { bend: 0.02, sway: 0.2, twist: 0.2 },
      head: { nod: -0.05, tilt: 0.1, turn: 0.32 },
      leftReach: { to: 'chest', by: [0.42, -0.12, 0.42], elbow: [0.8, -1, 0] },
    },
    {
      at: 4,
      torso: { bend: 0.06, sway: 0.13, twist: 0.04 },
      head: { nod: 0.06, tilt: -0.04, turn: -0.1 },
      leftReach: { to: 'heart', by: [0.06, -0.16, 0.12], elbow: [1, -0.8, 0] },
      rightReach: { to: 'belly', by: [0.3, 0.12, 0.3], elbow: [0.9, -0.9, -0.2] },
    },
    {
      at: 6,
      torso: { bend: -0.03, sway: 0.14, twist: 0.12 },
      head: { nod: -0.1, tilt: 0.08, turn: 0.12 },
      leftReach: { to: 'chest', by: [0.4, 0.04, 0.4], elbow: [0.8, -1, 0] },
    },
  ],
};

/** A hand that lies on the inner side of its thigh, and one on the edge of the seat. */
const INNER = { to: 'hip', by: [-0.1, 0.1, 0.54], elbow: [0.8, -0.5, -0.6] } as const;
const ON_EDGE = { to: 'hip', by: [0.2, 0.06, 0.2], elbow: [0.7, -0.3, -0.9] } as const;
const TO_HEART = { to: 'heart', by: [0.04, -0.04, 0.06], elbow: [0.8, -1, 0] } as const;

/**
 * Sings in a seat, slumped to the left on an arm that is propped on it: looks around, and lays the other hand on the chest
 * for the length of a phrase.
 */
export const singSeated: Clip = {
  base: over(UPRIGHT_POSE, { leftHand: 'flat' }),
  counts: 'beats',
  length: 16,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.08, sway: 0.14, twist: -0.06, shrug: 0.12 },
      head: { nod: 0.04, tilt: -0.16, turn: -0.08 },
      leftReach: PROPPED,
      rightReach: INNER,
    },
    { at: 3, torso: { bend: 0.03, sway: 0.17 }, head: { nod: -0.06, tilt: -0.2, turn: -0.16 }, rightReach: INNER },
    { at: 5, torso: { bend: 0.06, sway: 0.1, twist: 0.05 }, head: { nod: 0.05, tilt: -0.04 }, rightReach: TO_HEART },
    { at: 8, torso: { bend: 0.02, sway: 0.08 }, head: { nod: -0.08, turn: 0.14, tilt: 0.06 }, rightReach: TO_HEART },
    { at: 10, torso: { bend: 0.12, sway: 0.13 }, head: { nod: 0.1, tilt: -0.1, turn: 0.06 }, rightReach: INNER },
    { at: 13, torso: { bend: 0.05, sway: 0.16, twist: -0.04 }, head: { nod: 0, tilt: -0.14, turn: -0.14 } },
  ],
};

/** Sings a sad verse in a seat: leans aside, looks out and down, holds on to the seat, and hardly moves the hands. */
export const singLost: Clip = {
  base: UPRIGHT_POSE,
  counts: 'beats',
  length: 16,
  repeats: true,
  keyframes: [
    {
      at: 0,
      body: { roll: 0.04 },
      torso: { bend: 0.16, sway: -0.16, twist: -0.12, shrug: 0.3 },
      head: { nod: 0.12, tilt: -0.14, turn: -0.42 },
      leftReach: INNER,
      rightReach: ON_EDGE,
    },
    { at: 5, torso: { bend: 0.13, sway: -0.18, shrug: 0.2 }, head: { nod: 0.04, tilt: -0.18, turn: -0.5 } },
    {
      at: 8,
      torso: { bend: 0.22, sway: -0.1, twist: -0.02, shrug: 0.4 },
      head: { nod: 0.26, tilt: -0.06, turn: -0.08 },
      leftReach: { ...INNER, by: [-0.14, 0.12, 0.5] },
    },
    { at: 11, torso: { bend: 0.18, sway: -0.08 }, head: { nod: 0.12, tilt: 0.08, turn: 0.04 } },
    { at: 13.5, torso: { bend: 0.2, sway: -0.13 }, head: { nod: 0.22, tilt: -0.04, turn: -0.16 }, leftReach: INNER },
  ],
};
