import type { Beat } from '../../../engines/narrative-video/pulse.ts';

/** A song of one loudness throughout, without beats. */
export function quietSong(durationSeconds: number): Beat {
  return {
    durationSeconds,
    beats: [],
    turns: [],
    energyAt: () => 0.5,
    loudnessAt: () => 0.5,
    pulseAt: () => 0,
    countAt: () => 0,
  };
}
