import type { Voice } from '../../../engines/narrative-video/acting/voice.ts';
import type { Rhythm } from '../../../engines/narrative-video/rhythm.ts';

/** Returns the rhythm of a song with constant loudness and without beats. */
export function quietSong(durationSeconds: number): Rhythm {
  return {
    durationSeconds,
    beats: [],
    turns: [],
    energyAt: () => 0.5,
    loudnessAt: () => 0.5,
    pulseAt: () => 0,
    countAt: () => 0,
    stepsAt: (seconds) => seconds * 2,
  };
}

/** For videos in which nobody sings. */
export const NOBODY: { voice: Voice; singer: number } = { voice: { mouthAt: () => 'closed' }, singer: -1 };
