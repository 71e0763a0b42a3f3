import { at, highPass, lowPass, SAMPLE_RATE, type Stereo } from './sound.ts';

/** Mixes the tracks to one song: reverb, loudness, fades. */

const COMBS = [1557, 1617, 1491, 1422, 1277, 1356].map((delay) => Math.round((delay * SAMPLE_RATE) / 44_100));
const ALL_PASSES = [225, 556, 441].map((delay) => Math.round((delay * SAMPLE_RATE) / 44_100));
const STEREO_SPREAD = 25;

/** Adds a small bright hall: parallel comb filters, then all-pass filters. Left and right differ slightly. */
export function reverberate(dry: Stereo, amount: number): Stereo {
  return {
    left: mixIn(dry.left, hall(dry.left, 0), amount),
    right: mixIn(dry.right, hall(dry.right, STEREO_SPREAD), amount),
  };
}

function mixIn(dry: Float32Array, wet: Float32Array, amount: number): Float32Array {
  return dry.map((sample, i) => sample + at(wet, i) * amount);
}

function hall(dry: Float32Array, spread: number): Float32Array {
  const rumbleFree = highPass(220);
  const input = dry.map((sample) => rumbleFree(sample));
  let wet = new Float32Array(dry.length);
  for (const delay of COMBS) comb(input, wet, delay + spread);
  for (const delay of ALL_PASSES) wet = allPass(wet, delay + spread);
  return wet;
}

function comb(input: Float32Array, into: Float32Array, delay: number): void {
  const ring = new Float32Array(delay);
  const damp = lowPass(4200);
  for (let i = 0; i < input.length; i++) {
    const echo = at(ring, i % delay);
    into[i] = at(into, i) + echo / COMBS.length;
    ring[i % delay] = at(input, i) + damp(echo) * 0.78;
  }
}

function allPass(input: Float32Array, delay: number): Float32Array<ArrayBuffer> {
  const ring = new Float32Array(delay);
  return Float32Array.from(input, (sample, i) => {
    const echo = at(ring, i % delay);
    ring[i % delay] = sample + echo * 0.5;
    return echo - sample * 0.5;
  });
}

/** Brings a voice forward: less boom, more of the range that makes words clear, some air, even loudness, soft edges. */
export function polishVoice(voice: Float32Array): Float32Array {
  const boomFree = highPass(170);
  const presence = highPass(1300);
  const air = highPass(3500);
  const level = lowPass(8);
  return voice.map((sample, i) => {
    const clean = boomFree(sample);
    const clear = clean + 1.1 * presence(clean) + 0.6 * air(clean);
    const loudness = Math.sqrt(Math.max(1e-6, level(clear * clear)));
    const edge = Math.min(1, i / SOFT_EDGE, (voice.length - i) / SOFT_EDGE);
    return clear * edge * Math.min(1.6, (0.12 / loudness) ** 0.45);
  });
}

const SOFT_EDGE = 0.02 * SAMPLE_RATE;
const DRIVE = 1.1;

/** Sums tracks into a song that peaks at `peak`, gently limited, faded in and out. */
export function master(tracks: Stereo[], peak: number, fadeSeconds: number): Stereo {
  const length = tracks[0]?.left.length ?? 0;
  const mixed = (side: 'left' | 'right') =>
    Float32Array.from({ length }, (_, i) => tracks.reduce((sum, track) => sum + at(track[side], i), 0));
  const song = { left: mixed('left'), right: mixed('right') };
  const loudest = [song.left, song.right].reduce(
    (max, side) => side.reduce((m, s) => Math.max(m, Math.abs(s)), max),
    0,
  );
  const drive = DRIVE / loudest;
  const finish = (sample: number, i: number) => {
    const left = (length - i) / (fadeSeconds * SAMPLE_RATE);
    const fade = left >= 1 ? 1 : left * left * (3 - 2 * left);
    return (Math.tanh(sample * drive) / Math.tanh(DRIVE)) * peak * fade;
  };
  return { left: song.left.map(finish), right: song.right.map(finish) };
}
