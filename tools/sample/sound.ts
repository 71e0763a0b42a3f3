/** Sound as samples: 48 kHz, -1 to 1. */
export const SAMPLE_RATE = 48_000;

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export function silence(seconds: number): Stereo {
  const length = Math.round(seconds * SAMPLE_RATE);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** @param pan -1 left to 1 right, at equal power */
export function add(into: Stereo, sound: Float32Array, atSeconds: number, gain: number, pan = 0): void {
  const from = Math.round(atSeconds * SAMPLE_RATE);
  const left = gain * Math.cos(((pan + 1) * Math.PI) / 4);
  const right = gain * Math.sin(((pan + 1) * Math.PI) / 4);
  const length = Math.min(sound.length, into.left.length - from);
  for (let i = Math.max(0, -from); i < length; i++) {
    into.left[from + i] = at(into.left, from + i) + at(sound, i) * left;
    into.right[from + i] = at(into.right, from + i) + at(sound, i) * right;
  }
}

export function make(seconds: number, value: (t: number, i: number) => number): Float32Array {
  const sound = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (let i = 0; i < sound.length; i++) sound[i] = value(i / SAMPLE_RATE, i);
  return sound;
}

export function at(samples: Float32Array, index: number): number {
  return samples[index] ?? 0;
}

/** Returns the same noise each time, so that the song can be made again exactly. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) / 0x80000000;
  };
}

/** Returns a low-pass filter with one pole: 6 dB per octave. */
export function lowPass(cutoff: number): (sample: number) => number {
  const weight = 1 - Math.exp((-2 * Math.PI * cutoff) / SAMPLE_RATE);
  let kept = 0;
  return (sample) => {
    kept += weight * (sample - kept);
    return kept;
  };
}

export function highPass(cutoff: number): (sample: number) => number {
  const low = lowPass(cutoff);
  return (sample) => sample - low(sample);
}
