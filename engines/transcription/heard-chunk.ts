import type { Heard } from './moonshine.ts';

/** Seconds from the first sample. */
export interface ChunkTimes {
  start: number;
  end: number;
}

/** What the model recognized in a chunk. */
export interface HeardChunk extends Heard, ChunkTimes {}
