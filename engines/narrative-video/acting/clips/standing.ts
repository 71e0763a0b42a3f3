import type { Mood, Scene } from '../../story.ts';
import type { Clip, Keyframe } from '../clip.ts';
import { over, type PartialPose } from '../pose-values.ts';
import { standing } from '../standing.ts';

/** Breathes and looks around a little. `stance.ts` shifts the weight. */
export const stand: Clip = {
  base: standing,
  counts: 'seconds',
  length: 9.6,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.03, twist: 0.05 },
      head: { turn: -0.04, tilt: 0.04, nod: 0.02 },
      leftArm: { bend: 0.34 },
    },
    { at: 1.5, torso: { bend: 0.005 }, leftArm: { bend: 0.37 }, rightArm: { bend: 0.31 } },
    { at: 3, torso: { bend: 0.035, twist: 0.02 }, head: { turn: 0.1, tilt: 0.0, nod: 0 } },
    { at: 4.4, torso: { bend: 0.005 }, leftArm: { bend: 0.3 } },
    {
      at: 5.6,
      torso: { bend: 0.04, twist: -0.04 },
      head: { turn: 0.12, tilt: -0.03 },
    },
    { at: 7.2, torso: { bend: 0.01 }, head: { turn: -0.08, nod: 0.05 }, rightArm: { bend: 0.26 } },
    { at: 8.4, torso: { bend: 0.035 } },
  ],
};

/** Hands that lie in each other before the belly: one over the other one's fingers. */
const OVER = { to: 'belly', by: [0.01, 0.08, 0.2], elbow: [1, -0.7, -0.2] } as const;
const UNDER = { to: 'belly', by: [-0.01, 0.04, 0.18], elbow: [1, -0.7, -0.2] } as const;

/** Listens with the hands in each other, leans in a little, nods, and lays the head aside. */
export const standListening: Clip = {
  base: over(standing, { leftHand: 'relaxed', rightHand: 'relaxed' }),
  counts: 'seconds',
  length: 8.4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.03, twist: 0.04 },
      head: { turn: 0.04, tilt: 0.1, nod: 0.04 },
      leftReach: OVER,
      rightReach: UNDER,
    },
    { at: 1.7, torso: { bend: 0.06 }, head: { nod: 0.12, tilt: 0.12 }, leftReach: OVER, rightReach: UNDER },
    { at: 2.3, head: { nod: 0.02 } },
    {
      at: 4,
      torso: { bend: 0.02, twist: -0.05 },
      head: { turn: 0.1, tilt: -0.08 },
      leftReach: OVER,
      rightReach: UNDER,
    },
    { at: 6, torso: { bend: 0.05 }, head: { nod: 0.1, tilt: -0.1 }, leftReach: OVER, rightReach: UNDER },
    { at: 6.6, head: { nod: 0.02 } },
  ],
};

/** A hand at the side of the pelvis, with the elbow out. */
export const ON_HIP = { to: 'hip', by: [0.03, 0.08, 0.05], elbow: [1, 0.1, -0.5] } as const;

/** What somebody looks at who waits: one side, the ground, the other side. The chest follows a little. */
const GLANCES = [
  { at: 0, torso: { bend: 0.02, twist: 0.06 }, head: { turn: 0.08, tilt: 0.08, nod: 0.03 } },
  { at: 2, torso: { bend: 0.045 }, head: { turn: 0.16, nod: 0 } },
  { at: 4, torso: { bend: 0.015, twist: -0.04 }, head: { turn: -0.06, tilt: -0.02, nod: 0.1 } },
  { at: 5.8, torso: { bend: 0.045 }, head: { turn: -0.14, tilt: -0.06, nod: 0.02 } },
  { at: 7.6, torso: { bend: 0.02, twist: 0.04 }, head: { turn: 0.02, tilt: 0.04 } },
] as const satisfies readonly Keyframe[];

/** Returns a clip of somebody who waits with the hands in one place. */
function waiting(base: PartialPose, hands: Pick<Keyframe, 'leftReach' | 'rightReach'>): Clip {
  return {
    base: over(standing, base),
    counts: 'seconds',
    length: 9,
    repeats: true,
    keyframes: GLANCES.map((keyframe) => ({ ...keyframe, ...hands })),
  };
}

/** Waits with one hand on the hip. The other arm hangs. */
export const standHandOnHip = waiting(
  { leftArm: { swing: 0.1, spread: 0.1, bend: 0.3, twist: 0.3 } },
  { rightReach: ON_HIP },
);

/** Waits and holds the elbow of the arm that hangs. */
export const standArmHeld = waiting(
  { leftArm: { swing: 0.02, spread: 0.1, bend: 0.1, twist: 0.3 } },
  { rightReach: { to: 'belly', by: [-0.26, 0.1, 0.04], elbow: [1, -0.7, 0.1] } },
);

const BEHIND = { to: 'hip', by: [-0.2, 0.04, -0.24], elbow: [0.9, -0.3, -0.6] } as const;

/** Waits with the hands in each other behind the back. */
export const standHandsBehind = waiting({}, { leftReach: BEHIND, rightReach: { ...BEHIND, by: [-0.2, 0, -0.28] } });

/** What the hands of different people do while they wait. */
const WAITING = ['stand-hand-on-hip', 'stand-hands-behind', 'stand-arm-held', 'stand'] as const;
const BY_MOOD = {
  sad: ['stand-sad', 'stand-arm-held'],
  fierce: ['stand-proud', 'stand-hand-on-hip', 'stand'],
  joyful: ['stand-hand-on-hip', 'stand-hands-behind', 'stand-proud'],
} as const satisfies Partial<Record<Mood, readonly string[]>>;

/** Returns the names of the clips of somebody who stands and holds nothing. */
export function standingOf({ mood, framing }: Pick<Scene, 'mood' | 'framing'>, isBeside: boolean) {
  if (framing === 'from-behind') return WAITING;
  if (mood === 'sad' || mood === 'fierce' || mood === 'joyful') return BY_MOOD[mood];
  return isBeside || framing === 'reaction' ? (['stand-listening', ...WAITING] as const) : WAITING;
}
