import type { Clip } from './clip.ts';
import { hike, run, strut, trudge } from './clips/going.ts';
import { walk } from './clips/walking.ts';

/** How many ticks each drawing of one step is held: contact, down, passing and up, or contact, down, push and flight. */
const HOLDS: ReadonlyMap<Clip, readonly number[]> = new Map([
  [walk, [2, 1, 2, 1]],
  [strut, [2, 1, 2, 1]],
  [trudge, [3, 2, 3, 2]],
  [hike, [3, 2, 3, 2]],
  [run, [1, 1, 1, 1]],
]);

/** A drawing of a walk that exists once and comes again in every cycle. */
export interface CycleDrawing {
  /** Position in the clip, in its own unit. */
  at: number;
  /** Position in the cycle, 0 to 1. */
  share: number;
}

/**
 * Returns the drawing that a walk or run shows if it has one drawing for each keyframe, as games have, in its own rhythm.
 * @param tick number of ticks since the scene began
 * @returns undefined for clips that are not drawn in this way
 */
export function drawingAt(clip: Clip, tick: number): CycleDrawing | undefined {
  const cycle = ticksOf(clip);
  if (cycle === undefined) return undefined;
  const holds = HOLDS.get(clip) ?? [];
  let left = ((tick % cycle) + cycle) % cycle;
  const index = clip.keyframes.findIndex((_, step) => {
    left -= holds[step % holds.length] ?? 1;
    return left < 0;
  });
  return { at: clip.keyframes[index]?.at ?? 0, share: index / clip.keyframes.length };
}

/** Returns the number of ticks in one cycle of such a clip. */
export function ticksOf(clip: Clip): number | undefined {
  const holds = HOLDS.get(clip);
  return holds && 2 * holds.reduce((sum, hold) => sum + hold, 0);
}
