import { magnitudes } from './fourier.ts';
import { HOP_RATE, SAMPLE_RATE } from './spectrum.ts';

/**
 * Where somebody sings. An instrument's notes start, stay where they are and stop; a voice slides into its notes, between
 * them and about them, and all of its overtones slide with it. So two spectra of a moment apart, drawn over the logarithm of the
 * frequency, are laid one over the other: what fits best a little higher or lower is a voice ("fluctogram": Sonnleitner,
 * Niedermayer, Widmer and Schlüter, "A simple and effective spectral feature for speech detection in mixed audio signals", 2012).
 */
const THINNED = 4;
const WINDOW = 256;
const HOP = 128;
const LOWEST_HZ = 150;
const HIGHEST_HZ = 900;
const STEPS_PER_OCTAVE = 48;
const STEPS = Math.floor(Math.log2(HIGHEST_HZ / LOWEST_HZ) * STEPS_PER_OCTAVE);
/** Spectra this many hops apart are compared: windows that do not overlap, so that noise resembles nothing. */
const APART = 2;
/** A voice slides by up to two semitones in that time; what fits better still further off is another note. */
const FARTHEST = 8;
/** Correlation above which one spectrum is taken for the other, moved. */
const LIKENESS = 0.5;
/** A magnitude 96 dB below full scale: a logarithm is taken of silence too. */
const FLOOR = 1e-3;
/** Consonants, breaths and held notes do not slide: moments are judged with what is around them. */
const AROUND_SECONDS = 2;
/**
 * The share of sliding moments that speaks neither for a voice nor against it, and how quickly doubt vanishes beside it: about a quarter
 * slides where somebody sings, less than a tenth where instruments play.
 */
const UNDECIDED = 0.15;
const CERTAINTY = 25;

/**
 * How likely somebody sings, 0 to 1, `HOP_RATE` values a second. A solo on an instrument that slides too (saxophone, slide guitar) is
 * taken for a voice.
 * @param samples mono, `SAMPLE_RATE` a second
 */
export function vocalsOf(samples: Int16Array): Float32Array {
  const length = Math.max(1, Math.ceil((samples.length * HOP_RATE) / SAMPLE_RATE));
  const sliding = slides(thinned(samples));
  const perValue = SAMPLE_RATE / THINNED / HOP / HOP_RATE;
  const reach = Math.round((AROUND_SECONDS / 2) * HOP_RATE * perValue);
  // Twice: the nearer a moment is, the more it counts.
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

/** 1 for each hop in which the spectrum is that of two hops ago, moved; otherwise 0. */
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

/** Where each step lies among the spectrum's bins. */
const POSITIONS = Float32Array.from(
  { length: STEPS },
  (_, step) => (LOWEST_HZ * 2 ** (step / STEPS_PER_OCTAVE) * WINDOW * THINNED) / SAMPLE_RATE,
);
const FIRST_BIN = Math.floor(POSITIONS[0] as number);
const LAST_BIN = Math.ceil(POSITIONS[STEPS - 1] as number);
const logarithms = new Float32Array(LAST_BIN + 1);
const levels = new Float32Array(STEPS);

/** Logarithms of the magnitudes over the logarithm of the frequency, against their surroundings: peaks count, not timbre. */
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

/** Each value's mean with its neighbors; at the ends, with those that there are. */
function average(values: Float32Array, reach: number, out: Float32Array): void {
  let sum = 0;
  for (let index = -reach; index < values.length; index++) {
    if (index + reach < values.length) sum += values[index + reach] as number;
    if (index > reach) sum -= values[index - reach - 1] as number;
    if (index < 0) continue;
    out[index] = sum / (Math.min(values.length - 1, index + reach) - Math.max(0, index - reach) + 1);
  }
}

/** A windowed sinc: what lies above half of the new rate would fold back among the overtones. */
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

/** Every fourth sample: overtones up to 900 Hz need no more. */
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
