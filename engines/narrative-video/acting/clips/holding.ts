import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing } from '../standing.ts';

const HELD = { to: 'belly', by: [0.03, 0.4, 0.36], elbow: [0.4, -1, -0.1] } as const;
const BELOW = { to: 'belly', by: [0.05, 0.24, 0.34], elbow: [0.4, -1, -0.1] } as const;

/** Holds a thing before the chest, looks down at it, and raises it a little with each breath. */
export const holdBefore: Clip = {
  base: over(standing, { rightHand: 'hold' }),
  counts: 'seconds',
  length: 4,
  repeats: true,
  keyframes: [
    { at: 0, head: { nod: 0.3 }, rightReach: HELD, leftReach: BELOW },
    { at: 2, head: { nod: 0.26 }, rightReach: { ...HELD, by: [0.02, 0.44, 0.36] }, leftReach: BELOW },
  ],
};
