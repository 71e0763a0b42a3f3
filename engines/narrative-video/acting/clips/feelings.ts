import type { Clip, Keyframe } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing, UPRIGHT_POSE } from '../standing.ts';
import { ON_HIP } from './standing.ts';

const FEET = {
  leftLeg: { swing: 0.12, bend: 0.2, spread: 0.12, twist: -0.3 },
  rightLeg: { swing: 0.05, bend: 0.1, spread: 0.12, twist: -0.3 },
} as const;

/** One hand wipes a tear off the outer cheek, so that the face stays visible; the other holds that arm's elbow. */
const WIPING = {
  leftReach: { to: 'cheek', by: [-0.07, 0.03, 0.02], elbow: [0.55, -1, 0.2] },
  rightReach: { to: 'belly', by: [0.06, 0.12, 0.05], elbow: [1, -0.8, 0.1] },
  leftHand: 'relaxed',
} as const;
/** The hand on its way along the cheek, outward and down. */
const WIPED = {
  leftReach: { to: 'cheek', by: [-0.03, -0.03, 0], elbow: [0.55, -1, 0.2] },
} as const;

/** Breath that shakes: how far each sob raises the shoulders and bends the body, one every quarter of a second. */
export function sobs(from: number, count: number, bend: number): Keyframe[] {
  return Array.from({ length: count }, (_, sob) => ({
    at: from + sob * 0.25,
    torso: sob % 2 ? { bend, shrug: 0.66 } : { bend: bend + 0.05, shrug: 1 },
    head: { nod: sob % 2 ? 0.36 : 0.42 },
  }));
}

/**
 * Weeps with the head bowed between raised shoulders, which shake. One hand wipes an eye, and rests on the chest now and
 * then, while a long breath is drawn.
 */
export const cry: Clip = {
  base: over(UPRIGHT_POSE, { ...FEET, leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'seconds',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.27, sway: -0.06, shrug: 0.9 },
      head: { nod: 0.4, tilt: 0.12, turn: 0.06 },
      ...WIPING,
    },
    ...sobs(0.25, 2, 0.26),
    { at: 0.8, torso: { bend: 0.3, shrug: 1 }, ...WIPED },
    ...sobs(1, 2, 0.25),
    { at: 1.5, torso: { bend: 0.28 }, ...WIPING },
    {
      at: 2.3,
      torso: { bend: 0.14, shrug: 0.35 },
      head: { nod: 0.26, tilt: 0.08, turn: 0.1 },
      leftReach: { to: 'heart', by: [0.02, 0, 0.06], elbow: [0.9, -1, 0.1] },
    },
    { at: 2.8, torso: { bend: 0.2, shrug: 0.6 }, head: { nod: 0.34 } },
    { at: 3.4, torso: { bend: 0.28, shrug: 1 }, head: { nod: 0.42, tilt: 0.12, turn: 0.04 }, ...WIPING },
    { at: 3.7, torso: { bend: 0.24, shrug: 0.7 }, head: { nod: 0.37 } },
  ],
};

const UP = { to: 'shoulder', by: [0.32, 0.9, 0.12], elbow: [1, 0, -0.1] } as const;
const HALF = { to: 'shoulder', by: [0.42, 0.45, 0.3], elbow: [1, -0.6, -0.1] } as const;

/** Thrusts the fists up on each beat, with the heels off the ground. */
export const cheer: Clip = {
  base: over(UPRIGHT_POSE, { ...FEET, leftHand: 'fist', rightHand: 'fist' }),
  counts: 'beats',
  length: 2,
  repeats: true,
  keyframes: [
    {
      at: 0,
      hips: { up: 0.02 },
      torso: { bend: -0.14 },
      head: { nod: -0.28 },
      leftReach: UP,
      rightReach: UP,
      leftLeg: { swing: 0.02, bend: 0.05 },
      rightLeg: { swing: 0.02, bend: 0.05 },
    },
    {
      at: 0.45,
      hips: { up: 0 },
      torso: { bend: 0.12 },
      head: { nod: 0.05 },
      leftReach: HALF,
      rightReach: HALF,
      leftLeg: { swing: 0.36, bend: 0.6 },
      rightLeg: { swing: 0.36, bend: 0.6 },
    },
    {
      at: 1,
      hips: { up: 0.02 },
      torso: { bend: -0.1, twist: 0.15 },
      head: { nod: -0.25, tilt: 0.1 },
      leftReach: HALF,
      rightReach: { ...UP, by: [0.15, 0.98, 0.15] },
      leftLeg: { swing: 0.02, bend: 0.05 },
      rightLeg: { swing: 0.02, bend: 0.05 },
    },
    {
      at: 1.45,
      hips: { up: 0 },
      torso: { bend: 0.12, twist: 0 },
      head: { nod: 0.05, tilt: 0 },
      leftReach: HALF,
      rightReach: HALF,
      leftLeg: { swing: 0.36, bend: 0.6 },
      rightLeg: { swing: 0.36, bend: 0.6 },
    },
  ],
};

/** Hangs the head, holds one arm with the other hand, and shifts the weight. */
export const standSad: Clip = {
  base: standing,
  counts: 'seconds',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.2, sway: -0.1, twist: 0 },
      head: { nod: 0.4, tilt: 0.06, turn: 0.1 },
      rightReach: { to: 'belly', by: [-0.22, 0.08, 0.02], elbow: [1, -0.7, 0.1] },
    },
    { at: 3, torso: { bend: 0.25, sway: -0.06 }, head: { nod: 0.45, turn: -0.05 } },
    { at: 5, torso: { bend: 0.14, twist: -0.06 }, head: { nod: 0.1, tilt: 0, turn: -0.25 } },
    { at: 6.6, torso: { bend: 0.18 }, head: { nod: 0.3, turn: 0 } },
  ],
};

/** Stands with the hands on the hips and the chin up. */
export const standProud: Clip = {
  base: over(UPRIGHT_POSE, {
    leftLeg: { swing: 0.06, bend: 0.08, spread: 0.2, twist: -0.3 },
    rightLeg: { swing: 0.02, bend: 0.04, spread: 0.18, twist: -0.3 },
    leftHand: 'fist',
    rightHand: 'fist',
  }),
  counts: 'beats',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: -0.06, sway: 0.05, twist: 0.06 },
      head: { nod: -0.12, turn: 0.05 },
      leftReach: ON_HIP,
      rightReach: ON_HIP,
    },
    { at: 2, head: { nod: 0.02 } },
    { at: 4, torso: { bend: -0.02, sway: -0.05, twist: -0.06 }, head: { nod: -0.12, turn: -0.18, tilt: 0.06 } },
    { at: 6, head: { nod: 0.02, tilt: 0 } },
  ],
};
