import { envelopeAt, type Music } from '../sound/music.ts';
import { showsSinging } from '../sound/vocals.ts';
import type { SongCues } from './storyboard/cuts.ts';

/** What the pictures follow in a song: loudness, beats and dance steps at each moment. */
export interface Rhythm extends SongCues {
  loudnessAt(seconds: number): number;
  /** 1 on a beat, falling to 0 before the next. */
  pulseAt(seconds: number): number;
  /** Number of beats so far. */
  countAt(seconds: number): number;
  /**
   * Number of steps that a dancer has taken, including the share of the current one. There are as many steps as beats,
   * or half or twice as many.
   */
  stepsAt(seconds: number): number;
}

/** Seconds before and after a moment over which the energy is averaged. */
const SECONDS_OF_ENERGY = 1.5;

export function rhythmOf(music: Music, durationSeconds: number): Rhythm {
  const energies = smoothed(music);
  const energyAt = (seconds: number) => envelopeAt(music, energies, Math.min(seconds, music.durationSeconds - 0.1));
  const { beats } = music;
  const share = stepsPerBeat(beats);
  return {
    durationSeconds,
    beats: beats.filter((beat) => beat < durationSeconds),
    turns: music.sections.slice(1).map(({ start }) => start),
    energyAt,
    loudnessAt: (seconds) => envelopeAt(music, music.loudness, seconds),
    pulseAt(seconds) {
      const last = beats[lastBefore(beats, seconds)] ?? Math.floor(seconds * 2) / 2;
      return Math.max(0, 1 - (seconds - last) / 0.4) ** 2;
    },
    countAt: (seconds) => (beats.length > 0 ? lastBefore(beats, seconds) + 1 : Math.floor(seconds * 2)),
    stepsAt: (seconds) => beatsBefore(beats, seconds) * share,
    ...partsOf(music),
    ...vocalsOf(music),
  };
}

/**
 * Returns the number of beats before a time. If beats are missing at either end, they continue at the distance of the
 * nearest two. If there are none, two beats per second are assumed.
 */
function beatsBefore(beats: readonly number[], seconds: number): number {
  if (beats.length < 2) return seconds * 2;
  const index = Math.max(0, Math.min(beats.length - 2, lastBefore(beats, seconds)));
  const [from = 0, to = 1] = beats.slice(index, index + 2);
  return index + 1 + (seconds - from) / Math.max(0.05, to - from);
}

/** Natural steps per second. In faster songs, dancers take half as many steps; in slower ones, twice as many. */
const NATURAL = { slowest: 1.15, fastest: 2.3 };

/** @returns the number of steps per beat */
function stepsPerBeat(beats: readonly number[]): number {
  if (beats.length < 2) return 1;
  const pace = (beats.length - 1) / ((beats.at(-1) ?? 1) - (beats[0] ?? 0));
  return pace > NATURAL.fastest ? 0.5 : pace < NATURAL.slowest ? 2 : 1;
}

/**
 * Least difference in mean loudness between a song's sections, 0 to 1, for it to have verses and choruses. Set by hand.
 */
const CLEAR_STEP = 0.1;
/** Sections louder than this are choruses: 0 is the softest section's loudness, 1 the loudest's. Set by hand. */
const CHORUS = 0.62;
/** A section between two others is a break if its probability of singing is below this. Set by hand. */
const UNSUNG = 0.35;

/** Labels loud sections as choruses, and sections between two others in which nobody sings as breaks. */
function partsOf(music: Music): Pick<Rhythm, 'parts'> {
  const energies = music.sections.map(({ energy }) => energy);
  const [low, high] = [Math.min(...energies), Math.max(...energies)];
  if (high - low < CLEAR_STEP) return {};
  const { vocalsBetween } = vocalsOf(music);
  const parts = music.sections.map(({ start, end, energy }, index) => {
    const isBetween = index > 0 && index < music.sections.length - 1;
    const isUnsung = vocalsBetween !== undefined && vocalsBetween(start, end) < UNSUNG;
    if (isBetween && isUnsung) return { part: 'break' as const, start, end };
    return { part: (energy - low) / (high - low) > CHORUS ? ('chorus' as const) : ('verse' as const), start, end };
  });
  return { parts };
}

function vocalsOf({ vocals, rate }: Music): Pick<Rhythm, 'vocalsBetween'> {
  if (!showsSinging(vocals)) return {};
  const mean = meansOf(vocals);
  return { vocalsBetween: (start, end) => mean(Math.floor(start * rate), Math.ceil(end * rate)) };
}

/** Returns a function for the mean of the values from one index up to, but not including, another. */
function meansOf(values: Float32Array): (from: number, to: number) => number {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, index) => {
    sums[index + 1] = (sums[index] ?? 0) + value;
  });
  return (from, to) => {
    const [low, high] = [Math.max(0, from), Math.min(values.length, to)];
    return high > low ? ((sums[high] ?? 0) - (sums[low] ?? 0)) / (high - low) : 0;
  };
}

/** Returns the mean loudness around each moment, scaled to the song's range from the softest tenth to the loudest. */
function smoothed({ loudness, rate }: Music): Float32Array {
  const reach = Math.round(SECONDS_OF_ENERGY * rate);
  const mean = meansOf(loudness);
  const means = loudness.map((_, index) => mean(index - reach, index + reach + 1));
  const sorted = [...means].sort((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length * 0.1)] ?? 0;
  const high = sorted[Math.floor(sorted.length * 0.95)] ?? 1;
  if (high - low < 0.05) return means.fill(0.5);
  return means.map((value) => Math.max(0, Math.min(1, (value - low) / (high - low))));
}

function lastBefore(times: readonly number[], seconds: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Infinity) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
