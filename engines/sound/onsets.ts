import { HOP_RATE, type Spectrogram } from './spectrum.ts';

/** A moment at which a sound starts. */
export interface Onset {
  seconds: number;
  /** 0 to 1, relative to the song's strongest onset. */
  strength: number;
}

const LOCAL_MEAN_SECONDS = 0.5;
/** Onsets closer together than this would look like one flash, so only one of them counts. */
const CLOSEST_SECONDS = 0.09;
/**
 * Least strength of an onset: a share of the song's strongest one, and an absolute value, so that noise in silence
 * counts as no onset. Lower values find more soft notes, and more that nobody hears. Set by hand, not measured.
 */
const LEAST = { share: 0.12, novelty: 0.08 };

/** Finds peaks of the rise in energy, summed over the bands ("spectral flux"), that exceed their surroundings. */
export function onsetsOf({ bands }: Spectrogram): { onsets: Onset[]; novelty: Float32Array } {
  const length = bands[0]?.length ?? 0;
  const flux = new Float32Array(length);
  for (const band of bands) {
    for (let index = 1; index < length; index++) {
      const rise = (band[index] as number) - (band[index - 1] as number);
      if (rise > 0) flux[index] = (flux[index] as number) + rise;
    }
  }
  const novelty = aboveSurroundings(flux, Math.round(LOCAL_MEAN_SECONDS * HOP_RATE));
  const strongest = Math.max(percentile(novelty, 0.995), 1e-3);
  const threshold = Math.max(LEAST.share * strongest, LEAST.novelty);
  const onsets: Onset[] = [];
  for (let index = 1; index < length - 1; index++) {
    const here = novelty[index] as number;
    if (here < threshold || here < (novelty[index - 1] as number) || here <= (novelty[index + 1] as number)) continue;
    const onset = { seconds: index / HOP_RATE, strength: Math.min(1, here / strongest) };
    const before = onsets.at(-1);
    if (!before || onset.seconds - before.seconds >= CLOSEST_SECONDS) onsets.push(onset);
    else if (before.strength < onset.strength) onsets[onsets.length - 1] = onset;
  }
  return { onsets, novelty };
}

function aboveSurroundings(values: Float32Array, reach: number): Float32Array {
  let sum = 0;
  for (let index = 0; index < Math.min(reach, values.length); index++) sum += values[index] as number;
  return values.map((value, index) => {
    sum += (values[index + reach] ?? 0) - (values[index - reach - 1] ?? 0);
    return Math.max(0, value - sum / (2 * reach + 1));
  });
}

function percentile(values: Float32Array, share: number): number {
  return values.toSorted()[Math.floor((values.length - 1) * share)] ?? 0;
}
