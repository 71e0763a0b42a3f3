import { magnitudes } from './fourier.ts';

/**
 * Low enough to be fast, high enough for cymbals. With hops of 256 samples, this gives exactly 50 values per second.
 */
export const SAMPLE_RATE = 12_800;
const HOP = 256;
const WINDOW = 512;
export const HOP_RATE = SAMPLE_RATE / HOP;
const BAND_EDGES_HZ = [30, 100, 200, 350, 550, 850, 1300, 2000, 3000, 4300, 6300];

export interface Spectrogram {
  loudness: Float32Array;
  bass: Float32Array;
  middle: Float32Array;
  treble: Float32Array;
  /** Logarithmic energy of each band, low to high. Each list is as long as the envelopes. */
  bands: Float32Array[];
}

export function spectrogramOf(samples: Int16Array): Spectrogram {
  const length = Math.max(1, Math.ceil(samples.length / HOP));
  const bands = BAND_EDGES_HZ.slice(1).map(() => new Float32Array(length));
  const power = [0, 1, 2, 3].map(() => new Float32Array(length));
  const edges = BAND_EDGES_HZ.map((hertz) => Math.round((hertz * WINDOW) / SAMPLE_RATE));
  const frame = new Float32Array(WINDOW);
  const spectrum = new Float32Array(WINDOW / 2);
  const transform = magnitudes(WINDOW);
  for (let index = 0; index < length; index++) {
    const from = index * HOP - HOP / 2;
    for (let k = 0; k < WINDOW; k++) frame[k] = (samples[from + k] ?? 0) / 32768;
    transform(frame, spectrum);
    bands.forEach((band, number) => {
      const low = edges[number] as number;
      const high = Math.max(low + 1, edges[number + 1] as number);
      let energy = 0;
      for (let bin = low; bin < high; bin++) energy += (spectrum[bin] as number) ** 2;
      band[index] = Math.log1p(100 * Math.sqrt(energy / (high - low)));
      const part = number < 2 ? 1 : number < 7 ? 2 : 3;
      for (const kind of [0, part]) {
        const envelope = power[kind] as Float32Array;
        envelope[index] = (envelope[index] as number) + energy;
      }
    });
  }
  const [loudness, bass, middle, treble] = power.map(levels) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  return { loudness, bass, middle, treble, bands };
}

/**
 * Converts powers to what eye and ear perceive: amplitudes from 0 to 1 that rise quickly and fall slowly. The song's
 * 98th percentile is 1, so that a single crash does not make everything else look still.
 */
function levels(power: Float32Array): Float32Array {
  const level = power.map((value) => Math.sqrt(value) ** 0.7);
  const sorted = level.toSorted();
  const top = Math.max(sorted[Math.floor(sorted.length * 0.98)] ?? 0, 0.02);
  let held = 0;
  return level.map((value) => {
    const now = Math.min(1, value / top);
    held += (now - held) * (now > held ? 0.6 : 0.15);
    return held;
  });
}
