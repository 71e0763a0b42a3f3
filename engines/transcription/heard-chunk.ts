import type { Heard } from './moonshine.ts';

/** What the model recognized from `start` to `end`, in seconds from the first sample. */
export interface HeardChunk extends Heard {
  start: number;
  end: number;
}

/** What the listener prints for a chunk. */
export interface HeardLine {
  heard: HeardChunk;
  /** Share of all chunks that were heard, with this one. */
  share: number;
}
