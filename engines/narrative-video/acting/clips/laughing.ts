import type { Clip, Keyframe } from '../clip.ts';
import { over } from '../pose-values.ts';
import { UPRIGHT_POSE } from '../standing.ts';

const STANDING = {
  leftLeg: { swing: 0.12, bend: 0.2, spread: 0.12, twist: -0.3 },
  rightLeg: { swing: 0.05, bend: 0.1, spread: 0.12, twist: -0.3 },
} as const;

/** Seconds between two shakes of a laugh, and how far the chest and the head move, radians. */
const [SHAKE, CHEST, HEAD] = [0.16, 0.07, 0.09];

/** Returns the shakes of a laugh from a time on: the chest heaves, and the head follows. */
function shaking(from: number, count: number, bend: number, nod: number): Keyframe[] {
  return Array.from({ length: count }, (_, shake) => {
    const out = shake % 2;
    return { at: from + shake * SHAKE, torso: { bend: bend + out * CHEST }, head: { nod: nod + out * HEAD } };
  });
}

/** A hand that rests on the hip, and one that hangs beside the body. */
const ON_HIP = { to: 'hip', by: [0.1, 0.14, 0.12], elbow: [1, -0.2, -0.5] } as const;
const KNEE = { to: 'hip', by: [0, -0.34, 0.42], elbow: [0.9, -0.4, -0.4] } as const;
const ABOVE_KNEE = { to: 'hip', by: [0.1, -0.02, 0.5], elbow: [0.9, -0.4, -0.3] } as const;

/** Throws the head back, then bends and slaps a knee twice, with the other hand on the hip. */
export const laugh: Clip = {
  base: over(UPRIGHT_POSE, { ...STANDING, leftHand: 'relaxed', rightHand: 'flat' }),
  counts: 'seconds',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      head: { tilt: 0.1, turn: 0 },
      leftReach: ON_HIP,
      rightReach: { to: 'chest', by: [0.3, -0.3, 0.2], elbow: [1, -0.8, -0.2] },
      leftLeg: STANDING.leftLeg,
      rightLeg: STANDING.rightLeg,
    },
    ...shaking(0.08, 6, -0.14, -0.3),
    {
      at: 1.4,
      torso: { bend: 0.34, sway: -0.06 },
      head: { nod: 0.02, turn: -0.1 },
      rightReach: KNEE,
      leftLeg: { swing: 0.44, bend: 0.62 },
      rightLeg: { swing: 0.4, bend: 0.56 },
    },
    { at: 1.62, rightReach: ABOVE_KNEE, head: { nod: -0.06 } },
    { at: 1.84, torso: { bend: 0.38 }, rightReach: KNEE, head: { nod: 0.02, tilt: -0.08 } },
    { at: 2.06, torso: { bend: 0.32 }, rightReach: ABOVE_KNEE },
    {
      at: 2.9,
      torso: { bend: 0.02, sway: 0.04 },
      head: { nod: -0.14, turn: 0.06, tilt: 0.08 },
      rightReach: { to: 'chest', by: [0.26, -0.26, 0.26], elbow: [1, -0.8, -0.2] },
      leftLeg: { swing: 0.16, bend: 0.24 },
      rightLeg: { swing: 0.08, bend: 0.14 },
    },
    ...shaking(3.1, 5, -0.04, -0.16),
  ],
};

const BEFORE_MOUTH = { to: 'mouth', by: [0.07, -0.12, 0.08], elbow: [0.5, -1, 0.1] } as const;

/** Laughs behind a hand: leans back a little, shakes, looks up past the hand, and lowers it for a breath. */
export const laughBehindHand: Clip = {
  base: over(UPRIGHT_POSE, { ...STANDING, leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'seconds',
  length: 3.6,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { sway: 0.08 },
      head: { tilt: 0.16, turn: 0.1 },
      leftReach: { to: 'belly', by: [-0.02, 0.1, 0.1], elbow: [1, -0.7, 0] },
      rightReach: BEFORE_MOUTH,
    },
    ...shaking(0.06, 8, 0.06, 0.04),
    { at: 1.6, torso: { sway: -0.05 }, head: { tilt: -0.06, turn: -0.08 } },
    ...shaking(1.66, 5, -0.1, -0.24),
    { at: 2.5, rightReach: BEFORE_MOUTH },
    {
      at: 3,
      torso: { bend: -0.02, sway: 0.02 },
      head: { nod: -0.1, tilt: 0.06 },
      rightReach: { to: 'heart', by: [0.04, 0.02, 0.08], elbow: [0.9, -1, 0.1] },
    },
  ],
};

/**
 * Laughs with somebody who stands on the figure's own left: lays a hand on that person's arm, throws the head back, and
 * bends toward them.
 */
export const laughTogether: Clip = {
  base: over(UPRIGHT_POSE, { ...STANDING, leftHand: 'flat', rightHand: 'flat' }),
  counts: 'seconds',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { sway: -0.06 },
      head: { tilt: -0.08, turn: 0.06 },
      leftReach: { to: 'shoulder', by: [0.66, -0.28, 0.5], elbow: [0.7, -1, -0.1] },
      rightReach: { to: 'heart', by: [0.02, -0.06, 0.07], elbow: [0.9, -1, 0.1] },
    },
    ...shaking(0.08, 8, -0.12, -0.3),
    { at: 1.7, torso: { bend: 0.2, sway: 0.1 }, head: { nod: 0, tilt: 0.12, turn: 0.16 } },
    ...shaking(1.8, 7, 0.14, -0.04),
    { at: 3.2, torso: { bend: -0.02, sway: 0 }, head: { nod: -0.12, tilt: 0, turn: 0.12 } },
  ],
};
