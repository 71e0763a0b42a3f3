import type { Passage } from './passage.ts';

/** What a look knows about the frame that it draws on. */
export interface FrameFacts {
  width: number;
  height: number;
  /** The frame's shorter side, pixels. */
  unit: number;
  /** Number of the frame in the whole video, from 0. */
  frame: number;
  /** Seconds since the scene began, and the scene's length in seconds. */
  seconds: number;
  length: number;
  /** Loudness at this moment, 0 to 1, as is `energy`. */
  loudness: number;
  energy: number;
  /** 1 on a beat, falling to 0 before the next. */
  pulse: number;
  /** Number of beats so far. */
  beats: number;
  action: string;
  /** Time in the song, and the time for which people are posed; both in seconds. */
  time: number;
  poseTime: number;
  /** Between which poses people are who stay where they are. Absent if the look poses them at `poseTime`. */
  passage?: Passage;
}
