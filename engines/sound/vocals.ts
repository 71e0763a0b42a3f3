import { magnitudes } from './fourier.ts';
import { HOP_RATE, SAMPLE_RATE } from './spectrum.ts';

/**
 * Finds where somebody sings. An instrument's notes start, keep their pitch and stop. A voice slides into and between
 * its notes, and all of its overtones slide with it. So two spectra a moment apart are compared over the logarithm of
 * the frequency. If they match best after a small shift, it is a voice ("fluctogram": Sonnleitner, Niedermayer, Widmer
 * and Schlüter, "A simple and effective spectral feature for speech detection in mixed audio signals", 2012).
 */
const THINNED = 4;
const WINDOW = 256;
const HOP = 128;
const LOWEST_HZ = 150;
const HIGHEST_HZ = 900;
const STEPS_PER_OCTAVE = 48;
const STEPS = Math.floor(Math.log2(HIGHEST_HZ / LOWEST_HZ) * STEPS_PER_OCTAVE);
/** Hops between two compared spectra. Their windows do not overlap; otherwise noise would match itself. */
const APART = 2;
/** Steps. A voice slides by up to two semitones in that time; if a larger shift matches best, it is another note. */
const FARTHEST = 8;
/** Correlation above which one spectrum counts as the other one, shifted. `npm run bench:vocals` measures the result. */
const LIKENESS = 0.5;
/** A magnitude 96 dB below full scale, so that silence has a logarithm too. */
const FLOOR = 1e-3;
/** Consonants, breaths and held notes do not slide, so each moment is judged by the seconds around it. */
const AROUND_SECONDS = 2;
/**
 * The share of sliding moments that leaves the decision open, and how quickly the decision becomes certain above and
 * below it. About a quarter of the moments slide if somebody sings, and less than a tenth if only instruments play.
 * `npm run bench:vocals` measures the result.
 */
const UNDECIDED = 0.15;
const CERTAINTY = 25;

/** A moment whose probability of singing is above this counts as sung. */
export const SUNG = 0.5;
/** Least distance between a song's likeliest and least likely moments that separates singing from playing. Set by hand. */
const CLEAR_CONTRAST = 0.5;

/**
 * Returns whether a song has both sung and played parts that the probabilities tell apart.
 * @param vocals as `vocalsOf` returns them
 */
export function showsSinging(vocals: Float32Array): boolean {
  const sorted = vocals.toSorted();
  const quantile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return quantile(0.9) - quantile(0.1) >= CLEAR_CONTRAST;
}

/**
 * Returns the probability of singing, 0 to 1, `HOP_RATE` values per second. A solo on an instrument that slides too
 * (saxophone, slide guitar) counts as a voice.
 * @param samples mono, `SAMPLE_RATE` per second
 */
export function vocalsOf(samples: Int16Array): Float32Array {
  const length = Math.max(1, Math.ceil((samples.length * HOP_RATE) / SAMPLE_RATE));
  const sliding = slides(thinned(samples));
  const perValue = SAMPLE_RATE / THINNED / HOP / HOP_RATE;
  const reach = Math.round((AROUND_SECONDS / 2) * HOP_RATE * perValue);
  // Averaging twice gives more weight to nearer moments.
  const share = new Float32Array(sliding.length);
  average(sliding, reach, share);
  average(share.slice(), reach, share);
  const vocals = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    const here = share[Math.min(share.length - 1, Math.floor(index * perValue))] as number;
    vocals[index] = 1 / (1 + Math.exp(CERTAINTY * (UNDECIDED - here)));
  }
  return vocals;
}

/** Returns 1 for each hop whose spectrum is a shifted copy of the spectrum two hops earlier, and otherwise 0. */
function slides(samples: Float32Array): Float32Array {
  const sliding = new Float32Array(Math.max(1, Math.ceil(samples.length / HOP)));
  const frame = new Float32Array(WINDOW);
  const spectrum = new Float32Array(WINDOW / 2);
  const transform = magnitudes(WINDOW);
  const overtones = Array.from({ length: APART + 1 }, () => new Float32Array(STEPS));
  for (let index = 0; index < sliding.length; index++) {
    const from = index * HOP - WINDOW / 2;
    for (let k = 0; k < WINDOW; k++) frame[k] = samples[from + k] ?? 0;
    transform(frame, spectrum);
    const now = overtones[index % (APART + 1)] as Float32Array;
    drawOvertones(spectrum, now);
    sliding[index] = Number(isMoved(overtones[(index + 1) % (APART + 1)] as Float32Array, now));
  }
  return sliding;
}

/** The position of each step among the spectrum's bins. */
const POSITIONS = Float32Array.from(
  { length: STEPS },
  (_, step) => (LOWEST_HZ * 2 ** (step / STEPS_PER_OCTAVE) * WINDOW * THINNED) / SAMPLE_RATE,
);
const FIRST_BIN = Math.floor(POSITIONS[0] as number);
const LAST_BIN = Math.ceil(POSITIONS[STEPS - 1] as number);
const logarithms = new Float32Array(LAST_BIN + 1);
const levels = new Float32Array(STEPS);

/**
 * Writes the logarithms of the magnitudes over the logarithm of the frequency. They are relative to their surroundings,
 * so that peaks count and timbre does not.
 */
function drawOvertones(spectrum: Float32Array, out: Float32Array): void {
  for (let bin = FIRST_BIN; bin <= LAST_BIN; bin++) logarithms[bin] = Math.log(FLOOR + (spectrum[bin] as number));
  for (let step = 0; step < STEPS; step++) {
    const position = POSITIONS[step] as number;
    const bin = Math.floor(position);
    const low = logarithms[bin] as number;
    levels[step] = low + ((logarithms[bin + 1] as number) - low) * (position - bin);
  }
  average(levels, STEPS_PER_OCTAVE / 4, out);
  for (let step = 0; step < STEPS; step++) out[step] = (levels[step] as number) - (out[step] as number);
}

function isMoved(before: Float32Array, now: Float32Array): boolean {
  const compared = STEPS - 2 * FARTHEST;
  let own = 0;
  for (let step = 0; step < compared; step++) own += (before[step + FARTHEST] as number) ** 2;
  let closest = FARTHEST;
  let likeness = LIKENESS;
  for (let by = -FARTHEST; by <= FARTHEST; by++) {
    let product = 0;
    let other = 0;
    for (let step = 0; step < compared; step++) {
      const value = now[step + FARTHEST + by] as number;
      product += (before[step + FARTHEST] as number) * value;
      other += value * value;
    }
    const here = product / Math.sqrt(own * other);
    if (here <= likeness) continue;
    likeness = here;
    closest = Math.abs(by);
  }
  return closest > 0 && closest < FARTHEST;
}

/** Replaces each value by the mean of it and its neighbors. At the ends, only existing neighbors count. */
function average(values: Float32Array, reach: number, out: Float32Array): void {
  let sum = 0;
  for (let index = -reach; index < values.length; index++) {
    if (index + reach < values.length) sum += values[index + reach] as number;
    if (index > reach) sum -= values[index - reach - 1] as number;
    if (index < 0) continue;
    out[index] = sum / (Math.min(values.length - 1, index + reach) - Math.max(0, index - reach) + 1);
  }
}

/** A windowed sinc. Without it, frequencies above half of the new rate would fold back among the overtones. */
const LOW_PASS = lowPass(24, 1300);

function lowPass(taps: number, hertz: number): Float32Array {
  const raw = Array.from({ length: taps }, (_, tap) => {
    const at = tap - (taps - 1) / 2;
    const window = 0.54 - 0.46 * Math.cos((2 * Math.PI * tap) / (taps - 1));
    return (Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE) / (Math.PI * at)) * window;
  });
  const sum = raw.reduce((total, value) => total + value, 0);
  return Float32Array.from(raw, (value) => value / sum / 32_768);
}

/** Keeps every fourth sample, which is enough for overtones up to 900 Hz. */
function thinned(samples: Int16Array): Float32Array {
  const few = new Float32Array(Math.max(0, Math.floor((samples.length - LOW_PASS.length) / THINNED)));
  for (let index = 0; index < few.length; index++) {
    let sum = 0;
    const last = index * THINNED + LOW_PASS.length - 1;
    for (let tap = 0; tap < LOW_PASS.length / 2; tap++) {
      sum += (LOW_PASS[tap] as number) * ((samples[index * THINNED + tap] as number) + (samples[last - tap] as number));
    }
    few[index] = sum;
  }
  return few;
}
