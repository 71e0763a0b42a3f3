import { envelopeAt, type Music } from '../sound/music.ts';
import { showsSinging } from '../sound/vocals.ts';
import type { SongCues } from './cuts.ts';

/** What pictures follow in a song at each moment. */
export interface Rhythm extends SongCues {
  loudnessAt(seconds: number): number;
  /** 1 on a beat, falling to 0 before the next. */
  pulseAt(seconds: number): number;
  /** Beats heard so far. */
  countAt(seconds: number): number;
  /** Steps that a dancer has taken, with the share of the current one: as many as beats, or half or twice as many. */
  stepsAt(seconds: number): number;
}

/** Energy is the mean loudness this long before and after a moment. */
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

/** If beats are missing at either end or everywhere, they continue like the nearest two. */
function beatsBefore(beats: readonly number[], seconds: number): number {
  if (beats.length < 2) return seconds * 2;
  const index = Math.max(0, Math.min(beats.length - 2, lastBefore(beats, seconds)));
  const [from = 0, to = 1] = beats.slice(index, index + 2);
  return index + 1 + (seconds - from) / Math.max(0.05, to - from);
}

/** Natural steps per second. Faster songs are stepped at half their pace, slower ones at twice their pace. */
const NATURAL = { slowest: 1.15, fastest: 2.3 };

/** @returns how many steps a beat has */
function stepsPerBeat(beats: readonly number[]): number {
  if (beats.length < 2) return 1;
  const pace = (beats.length - 1) / ((beats.at(-1) ?? 1) - (beats[0] ?? 0));
  return pace > NATURAL.fastest ? 0.5 : pace < NATURAL.slowest ? 2 : 1;
}

/**
 * A song has verses and choruses if the mean loudness of its sections differs by at least this, 0 to 1. Set by hand.
 */
const CLEAR_STEP = 0.1;
/** A section above this share of the way from the softest to the loudest is a chorus. Set by hand. */
const CHORUS = 0.62;
/** A section between two others whose probability of singing is below this is a break. Set by hand. */
const UNSUNG = 0.35;

/** Calls loud sections choruses, and sections between two others in which nobody sings breaks. */
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

/** Mean loudness around each moment, scaled from the song's softest tenth to its loudest. */
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
