import type { Music } from '../../../engines/sound/music.ts';
import type { Segment } from '../../../functions/domain/segments.ts';

/** Seconds of a song, counted by whether somebody sings and whether singing was detected. */
interface VocalErrors {
  hits: number;
  /** Detected although nobody sings. */
  alarms: number;
  /** Sung but not detected. */
  misses: number;
  /** Neither sung nor detected. */
  rests: number;
}

/** Skips seconds that are neither clearly sung nor clearly without singing. */
const CLEARLY = { sung: 0.6, still: 0.2 };

export function vocalErrors({ vocals, rate, durationSeconds }: Music, segments: readonly Segment[]): VocalErrors {
  const errors: VocalErrors = { hits: 0, alarms: 0, misses: 0, rests: 0 };
  for (let second = 0; second + 1 <= durationSeconds; second++) {
    const sung = segments.reduce(
      (sum, { start, end }) => sum + Math.max(0, Math.min(end, second + 1) - Math.max(start, second)),
      0,
    );
    const here = vocals.subarray(second * rate, (second + 1) * rate);
    const isHeard = here.reduce((sum, value) => sum + value, 0) > here.length / 2;
    if (sung > CLEARLY.sung) errors[isHeard ? 'hits' : 'misses'] += 1;
    else if (sung < CLEARLY.still) errors[isHeard ? 'alarms' : 'rests'] += 1;
  }
  return errors;
}
