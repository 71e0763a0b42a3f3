import { type Bar, BEATS_PER_BAR, CHORDS, frequency, INTRO_BARS, SECONDS_PER_BEAT, SONG_BEATS } from './score.ts';
import { add, highPass, lowPass, make, noise, type Stereo } from './sound.ts';

/** The accompaniment: electric piano, strings, bass, drums and a bell after each line. */

const HALF_BAR = BEATS_PER_BAR / 2;
const TAU = 2 * Math.PI;

export function playBand(into: Stereo): void {
  CHORDS.forEach((chord, index) => {
    const beat = index * HALF_BAR;
    playChord(into, chord, beat);
    if (beat < SONG_BEATS - BEATS_PER_BAR) playBass(into, chord, beat);
  });
  playLastChord(into);
  playDrums(into);
  playBells(into);
}

function playChord(into: Stereo, chord: Bar, beat: number): void {
  const last = beat >= SONG_BEATS - BEATS_PER_BAR;
  for (const [index, pitch] of chord.voicing.entries()) {
    add(into, strings(pitch - 12, HALF_BAR * SECONDS_PER_BEAT + 0.25), seconds(beat), 0.05, index - 1);
    if (last) continue;
    add(into, piano(pitch, 1.4), seconds(beat) + index * 0.008, 0.1, (index - 1) * 0.55);
    add(into, piano(pitch, 0.5), seconds(beat + 1.5), 0.055, (index - 1) * 0.55);
  }
}

function playLastChord(into: Stereo): void {
  const chord = CHORDS.at(-1);
  const beat = SONG_BEATS - BEATS_PER_BAR;
  if (!chord) return;
  add(into, bass(chord.root, 2.2), seconds(beat), 0.32);
  for (const [index, pitch] of chord.voicing.entries()) {
    add(into, piano(pitch, 2.6), seconds(beat) + index * 0.045, 0.12, (index - 1) * 0.55);
  }
}

function playBass(into: Stereo, { root }: Bar, beat: number): void {
  if (beat < INTRO_BARS * BEATS_PER_BAR) {
    if (beat === 0) add(into, bass(root, HALF_BAR * 2 * SECONDS_PER_BEAT), 0, 0.24);
    return;
  }
  add(into, bass(root, 1.4 * SECONDS_PER_BEAT), seconds(beat), 0.3);
  add(into, bass(root + 12, 0.4 * SECONDS_PER_BEAT), seconds(beat + 1.5), 0.18);
}

function playDrums(into: Stereo): void {
  for (let beat = 0; beat < SONG_BEATS - BEATS_PER_BAR; beat += 0.5) {
    const inBar = beat % BEATS_PER_BAR;
    const intro = beat < INTRO_BARS * BEATS_PER_BAR;
    add(into, hat(beat * 4), seconds(beat + (inBar % 1 === 0 ? 0 : 0.06)), inBar % 1 === 0 ? 0.05 : 0.085, 0.35);
    if (intro && beat < 2) continue;
    if (inBar === 0 || inBar === 2.5) add(into, kick(), seconds(beat), inBar === 0 ? 0.5 : 0.36);
    if (inBar === 1 || inBar === 3) add(into, clap(beat), seconds(beat), 0.17, -0.12);
  }
  add(into, kick(), seconds(SONG_BEATS - BEATS_PER_BAR), 0.5);
}

/** Plays notes that rise through the chord before the voice begins, and in the rest after each line. */
function playBells(into: Stereo): void {
  const steps = [0, 1, 2, 1];
  CHORDS.forEach((chord, index) => {
    const alone = index < INTRO_BARS * 2 || index >= CHORDS.length - 2;
    for (const [step, note] of steps.entries()) {
      const beat = index * HALF_BAR + step * 0.5;
      const rest = (index - INTRO_BARS * 2) % 4 === 3 && step >= 2;
      if (!alone && !rest) continue;
      const pitch = (chord.voicing[note] ?? 0) + 12;
      add(into, bell(pitch), seconds(beat), alone ? 0.085 : 0.06, step % 2 === 0 ? -0.5 : 0.5);
    }
  });
}

function seconds(beat: number): number {
  return beat * SECONDS_PER_BEAT;
}

function piano(pitch: number, length: number): Float32Array {
  const hz = frequency(pitch);
  return make(length, (t) => {
    const body = Math.sin(TAU * hz * t + 1.6 * Math.exp(-3.5 * t) * Math.sin(TAU * hz * t));
    const tine = 0.22 * Math.exp(-14 * t) * Math.sin(TAU * hz * 7 * t);
    return (body + tine) * Math.exp(-1.7 * t) * edges(t, length, 0.004, 0.12);
  });
}

function strings(pitch: number, length: number): Float32Array {
  const soften = lowPass(900);
  return make(length, (t) => {
    const saws = [-0.004, 0, 0.0045].map((detune) => (2 * frequency(pitch) * (1 + detune) * t) % 2);
    return soften(saws.reduce((sum, phase) => sum + phase - 1, 0)) * edges(t, length, 0.25, 0.25);
  });
}

function bass(pitch: number, length: number): Float32Array {
  const hz = frequency(pitch);
  return make(length, (t) => {
    const tone =
      Math.sin(TAU * hz * t) + 0.35 * Math.exp(-4 * t) * Math.sin(TAU * 2 * hz * t) + 0.12 * Math.sin(TAU * 3 * hz * t);
    return Math.tanh(1.4 * tone) * Math.exp(-0.9 * t) * edges(t, length, 0.006, 0.06);
  });
}

function bell(pitch: number): Float32Array {
  const hz = frequency(pitch);
  return make(1.2, (t) => {
    const strike = Math.sin(TAU * hz * t) + 0.3 * Math.exp(-6 * t) * Math.sin(TAU * hz * 3.01 * t);
    return strike * Math.exp(-4.2 * t) * edges(t, 1.2, 0.003, 0.1);
  });
}

function kick(): Float32Array {
  return make(
    0.3,
    (t) => Math.sin(TAU * (48 * t + 4.2 * (1 - Math.exp(-26 * t)))) * Math.exp(-11 * t) * edges(t, 0.3, 0.001, 0.05),
  );
}

function clap(seed: number): Float32Array {
  const random = noise(1000 + seed);
  const low = lowPass(5200);
  const high = highPass(900);
  return make(0.22, (t) => high(low(random())) * Math.exp(-24 * t) * edges(t, 0.22, 0.002, 0.05) * 2);
}

function hat(seed: number): Float32Array {
  const random = noise(seed);
  const high = highPass(7000);
  return make(0.07, (t) => high(random()) * Math.exp(-65 * t));
}

function edges(t: number, length: number, attack: number, release: number): number {
  return Math.min(1, t / attack, Math.max(0, (length - t) / release));
}
