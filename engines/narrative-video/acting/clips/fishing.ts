import type { Clip } from '../clip.ts';
import { over } from '../pose-values.ts';
import { standing } from '../standing.ts';

const ELBOW = [0.7, -1, -0.3] as const;
/** The hand at the rod's reel, and the one below it at the end of the grip. */
const REEL = { to: 'belly', by: [0.02, 0.3, 0.5], elbow: ELBOW } as const;
const GRIP = { to: 'belly', by: [-0.02, 0.1, 0.34], elbow: ELBOW } as const;
const RAISED = { ...REEL, by: [0.04, 0.44, 0.46] } as const;

/** Holds a rod over the water and watches the float, then lifts the rod as something bites, and lets it sink again. */
export const fish: Clip = {
  base: over(standing, { leftHand: 'hold', rightHand: 'hold' }),
  counts: 'seconds',
  length: 8,
  repeats: true,
  keyframes: [
    {
      at: 0,
      torso: { bend: 0.04, sway: -0.04 },
      head: { nod: 0.1, turn: 0, tilt: 0 },
      leftReach: GRIP,
      rightReach: REEL,
    },
    { at: 2.6, torso: { bend: 0.07, sway: 0.02 }, head: { nod: 0.14, tilt: 0.05 }, rightReach: REEL, leftReach: GRIP },
    { at: 3.1, torso: { bend: -0.06 }, head: { nod: 0.04 }, rightReach: RAISED, leftReach: GRIP },
    { at: 3.6, torso: { bend: -0.02 }, rightReach: { ...RAISED, by: [0.04, 0.38, 0.48] } },
    { at: 4.1, torso: { bend: -0.08 }, rightReach: RAISED },
    { at: 5.2, torso: { bend: 0.04 }, head: { nod: 0.12, turn: -0.12 }, rightReach: REEL, leftReach: GRIP },
    { at: 6.8, head: { nod: 0.02, turn: -0.3 } },
  ],
};
