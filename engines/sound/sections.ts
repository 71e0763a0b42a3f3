/** A part of the song with about the same energy throughout, such as a verse or a chorus. Times are in seconds. */
export interface Section {
  start: number;
  end: number;
  /** Mean loudness, 0 to 1. */
  energy: number;
}

/** Shorter sections would change the picture too often. Set by hand, as are the next two. */
const SHORTEST_SECONDS = 6;
/** How much of the song on each side of a border is compared. */
const LOOK_SECONDS = 4;
/** Smallest difference in mean loudness, 0 to 1, between the two sides. Less would find borders inside of a verse. */
const STEP = 0.07;

/**
 * Puts borders where the mean loudness of the next seconds differs most from that of the last, then moves them to a
 * beat.
 */
export function sectionsOf(
  loudness: Float32Array,
  rate: number,
  durationSeconds: number,
  beats: readonly number[],
): Section[] {
  const sums = new Float64Array(loudness.length + 1);
  loudness.forEach((value, index) => {
    sums[index + 1] = (sums[index] as number) + value;
  });
  const mean = (from: number, to: number) => {
    const [low, high] = [Math.max(0, Math.round(from * rate)), Math.min(loudness.length, Math.round(to * rate))];
    return high > low ? ((sums[high] as number) - (sums[low] as number)) / (high - low) : 0;
  };
  const steps: { at: number; size: number }[] = [];
  for (let at = SHORTEST_SECONDS; at <= durationSeconds - SHORTEST_SECONDS; at += 0.25) {
    steps.push({ at, size: Math.abs(mean(at, at + LOOK_SECONDS) - mean(at - LOOK_SECONDS, at)) });
  }
  steps.sort((a, b) => b.size - a.size || a.at - b.at);
  const borders = [0, durationSeconds];
  for (const { at, size } of steps) {
    if (size < STEP) break;
    if (borders.every((border) => Math.abs(border - at) >= SHORTEST_SECONDS)) borders.push(nearest(beats, at));
  }
  borders.sort((a, b) => a - b);
  return borders.slice(1).map((end, index) => {
    const start = borders[index] as number;
    return { start, end, energy: mean(start, end) };
  });
}

function nearest(beats: readonly number[], seconds: number): number {
  const found = beats.reduce((best, beat) => (Math.abs(beat - seconds) < Math.abs(best - seconds) ? beat : best), -1);
  return found >= 0 && Math.abs(found - seconds) < 1 ? found : seconds;
}
