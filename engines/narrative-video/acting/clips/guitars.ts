import type { ThingName } from '../../vocabulary/things.ts';
import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing, UPRIGHT_POSE } from '../standing.ts';

const NECK = { to: 'chest', by: [0.42, 0.08, 0.25], elbow: [0.7, -1, 0] } as const;
/** Height of a palm that strums above the belly, and how far a stroke goes up and down from there, in arm lengths. */
export const [STRUM_HEIGHT, STRUM_RANGE] = [0.12, 0.1];
const strum = (up: number) => ({
  to: 'belly' as const,
  by: [0.06, STRUM_HEIGHT + up, 0.3] as const,
  elbow: [1, -0.1, 0.3] as const,
});

/**
 * Strums with the right hand: down on each beat, up between beats. The left hand is on the neck, and a foot taps. Bows over
 * the guitar for two beats, and leans back to the other side for two.
 */
export const guitar: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'fist' }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.17, sway: -0.16, twist: 0.06, shrug: 0.2 },
      head: { nod: 0.2, turn: 0.2, tilt: 0.14 },
      leftReach: NECK,
      rightReach: strum(-0.1),
      leftLeg: { bend: 0.3 },
    },
    { at: 0.5, head: { nod: 0.08 }, rightReach: strum(0.1), leftLeg: { bend: 0.42, swing: 0.3 } },
    {
      at: 1,
      torso: { bend: 0.19, shrug: 0.24 },
      head: { nod: 0.22 },
      rightReach: strum(-0.1),
      leftLeg: { bend: 0.3, swing: 0.2 },
    },
    { at: 1.5, head: { nod: 0.1 }, rightReach: strum(0.1), leftLeg: { bend: 0.42, swing: 0.3 } },
    {
      at: 2,
      torso: { bend: 0.04, sway: 0.12, twist: -0.04, shrug: 0 },
      head: { nod: 0.04, turn: 0, tilt: -0.2 },
      leftReach: { ...NECK, by: [0.34, 0.04, 0.26] },
      rightReach: strum(-0.1),
      leftLeg: { bend: 0.3, swing: 0.2 },
    },
    { at: 2.5, head: { nod: -0.14 }, rightReach: strum(0.1), leftLeg: { bend: 0.42, swing: 0.3 } },
    {
      at: 3,
      torso: { bend: 0.08, sway: 0.1 },
      head: { nod: 0.04, turn: 0.1, tilt: -0.1 },
      rightReach: strum(-0.1),
      leftLeg: { bend: 0.3, swing: 0.2 },
    },
    {
      at: 3.5,
      head: { nod: 0 },
      leftReach: { ...NECK, by: [0.46, 0.1, 0.25] },
      rightReach: strum(0.1),
      leftLeg: { bend: 0.42, swing: 0.3 },
    },
  ],
};

/** Plays with the feet apart and the hips pushed forward, ending each bar with a big swing of the arm. */
export const rock: Clip = {
  base: over(UPRIGHT_POSE, {
    leftLeg: { swing: 0.3, bend: 0.35, spread: 0.3, twist: -0.3 },
    rightLeg: { swing: -0.05, bend: 0.15, spread: 0.25, twist: -0.3 },
    leftHand: 'hold',
    rightHand: 'fist',
  }),
  counts: 'beats',
  length: 4,
  repeats: true,
  keyframes: [
    { at: 0, torso: { bend: 0.22, sway: 0.1 }, head: { nod: 0.4 }, leftReach: NECK, rightReach: strum(-0.14) },
    { at: 0.5, torso: { bend: 0 }, head: { nod: -0.15 }, rightReach: strum(0.1) },
    { at: 1, torso: { bend: 0.2 }, head: { nod: 0.38 }, rightReach: strum(-0.14) },
    { at: 1.5, torso: { bend: 0 }, head: { nod: -0.15 }, rightReach: strum(0.1) },
    { at: 2, torso: { bend: 0.22, sway: -0.1 }, head: { nod: 0.4 }, rightReach: strum(-0.14) },
    {
      at: 2.6,
      torso: { bend: -0.1 },
      head: { nod: -0.25 },
      rightReach: { to: 'shoulder', by: [0.55, 0.5, 0.2], elbow: [1, -0.4, -0.4] },
    },
    {
      at: 3.3,
      torso: { bend: -0.22 },
      head: { nod: -0.4 },
      leftReach: { ...NECK, by: [0.5, 0.2, 0.25] },
      rightReach: { to: 'shoulder', by: [0.35, 0.92, 0], elbow: [1, 0, -0.4] },
    },
    {
      at: 3.7,
      torso: { bend: 0 },
      head: { nod: -0.1 },
      rightReach: { to: 'shoulder', by: [0.6, 0.1, 0.45], elbow: [1, -0.4, -0.4] },
    },
  ],
};

/** Clips of singers who accompany themselves: both hands are on the instrument in every shot. */
const ACCOMPANIED: Partial<Record<ThingName, 'guitar' | 'rock' | 'accordion'>> = {
  guitar: 'guitar',
  'electric-guitar': 'rock',
  accordion: 'accordion',
};

/** Returns the clip of a singer who plays one of the things. */
export function accompanying(things: readonly ThingName[]) {
  const instrument = things.find((name) => name in ACCOMPANIED);
  return instrument && ACCOMPANIED[instrument];
}
