import type { FrameCues } from '../../frame-cues.ts';

/** Frames for which a drawing stays until it is drawn again. */
const FRAMES_PER_TAKE = 6;

/** Counts takes of what is drawn again and again. */
export function takeOf({ index }: FrameCues): number {
  return Math.floor(index / FRAMES_PER_TAKE);
}
