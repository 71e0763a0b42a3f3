import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { analyzeMusic } from '../../../engines/sound/music.ts';
import { HOP_RATE, SAMPLE_RATE } from '../../../engines/sound/spectrum.ts';
import { vocalsOf } from '../../../engines/sound/vocals.ts';
import { SAMPLE_LYRICS, SAMPLE_SONG } from '../../../tools/bench/transcription/recordings.ts';
import { vocalErrors } from '../../../tools/bench/vocals/errors.ts';

const SECONDS = 12;
const NOTES = [220, 262, 294, 247, 330, 262];
const SYLLABLE = 0.5;

/** Returns a melody, each note with eight overtones. @param glides whether it slides into its notes and has vibrato */
function melody(glides: boolean): Float32Array {
  const samples = new Float32Array(SECONDS * SAMPLE_RATE);
  let pitch = Math.log(NOTES[0] as number);
  let phase = 0;
  for (let index = 0; index < samples.length; index++) {
    const time = index / SAMPLE_RATE;
    const note = Math.log(NOTES[Math.floor(time / SYLLABLE) % NOTES.length] as number);
    pitch += (note - pitch) * (glides ? 1 / (0.07 * SAMPLE_RATE) : 1);
    phase += (2 * Math.PI * Math.exp(pitch + (glides ? 0.02 * Math.sin(2 * Math.PI * 5 * time) : 0))) / SAMPLE_RATE;
    const loudness = Math.min(1, ((time % SYLLABLE) / 0.03) ** 2, (SYLLABLE - (time % SYLLABLE)) / 0.05);
    for (let overtone = 1; overtone <= 8; overtone++)
      samples[index] = (samples[index] as number) + (loudness * Math.sin(phase * overtone)) / overtone / 2.5;
  }
  return samples;
}

/** Returns chords of two seconds each, with noise on each beat. */
function band(): Float32Array {
  const samples = new Float32Array(SECONDS * SAMPLE_RATE);
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    const time = index / SAMPLE_RATE;
    const root = [110, 147, 165][Math.floor(time / 2) % 3] as number;
    const chord = [1, 1.26, 1.5, 2, 3].reduce((sum, step) => sum + Math.sin(2 * Math.PI * root * step * time), 0) / 5;
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    samples[index] = chord * Math.exp(-(time % 2)) + (seed / 0x40000000 - 1) * Math.exp(-40 * (time % SYLLABLE));
  }
  return samples;
}

function mix(gain: number, ...tracks: Float32Array[]): Int16Array {
  return Int16Array.from({ length: SECONDS * SAMPLE_RATE }, (_, index) => {
    const sum = tracks.reduce((total, track) => total + (track[index] as number), 0);
    return (sum / tracks.length) * gain * 32_767;
  });
}

const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the detection of vocals', () => {
  test('finds a voice that glides and has vibrato, but not the same notes when they are struck', () => {
    expect(mean(vocalsOf(mix(0.8, melody(true))))).toBeGreaterThan(0.8);
    expect(mean(vocalsOf(mix(0.8, melody(false))))).toBeLessThan(0.2);
  });

  test('finds a voice over an equally loud band, but not in the band', () => {
    expect(mean(vocalsOf(mix(0.8, melody(true), band())))).toBeGreaterThan(0.5);
    expect(mean(vocalsOf(mix(0.8, melody(false), band())))).toBeLessThan(0.2);
    expect(mean(vocalsOf(mix(0.8, band())))).toBeLessThan(0.3);
  });

  test('gives nearly the same result for a song that is thirty times softer', () => {
    const [loud, soft] = [vocalsOf(mix(0.9, melody(true), band())), vocalsOf(mix(0.03, melody(true), band()))];
    expect(Math.abs(mean(loud) - mean(soft))).toBeLessThan(0.1);
  });

  test('finds nothing in silence, in noise or in a few samples', () => {
    let seed = 1;
    const noise = Int16Array.from({ length: SECONDS * SAMPLE_RATE }, () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed >> 16;
    });
    for (const samples of [new Int16Array(SECONDS * SAMPLE_RATE), noise, new Int16Array(10)]) {
      expect(Math.max(...vocalsOf(samples))).toBeLessThan(0.2);
    }
    expect(vocalsOf(new Int16Array(0))).toHaveLength(1);
  });

  test('returns as many values as the envelopes have', () => {
    expect(vocalsOf(new Int16Array(SECONDS * SAMPLE_RATE))).toHaveLength(SECONDS * HOP_RATE);
  });

  test('finds the voice of the sample song where its words are', async () => {
    const { hits, alarms, misses } = vocalErrors(await analyzeMusic(SAMPLE_SONG), SAMPLE_LYRICS);
    expect(hits / (hits + alarms)).toBeGreaterThan(0.75);
    expect(hits / (hits + misses)).toBeGreaterThan(0.7);
  });

  test('finds nothing in an instrumental recording', async () => {
    const music = await analyzeMusic(join(import.meta.dirname, '../transcription/instrumental.m4a'));
    expect(Math.max(...music.vocals)).toBeLessThan(0.3);
  });
});
