import { describe, expect, test } from '@jest/globals';
import { analyzeSamples, envelopeAt } from '../../../engines/sound/music.ts';

const RATE = 12_800;

/** Returns a short noise at each beat. The same arguments give the same samples. */
function clicks(beatsPerMinute: number, seconds: number): Int16Array {
  const samples = new Int16Array(seconds * RATE);
  let seed = 1;
  for (let beat = 0; beat * 60 < seconds * beatsPerMinute; beat++) {
    const from = Math.round((beat * 60 * RATE) / beatsPerMinute);
    for (let at = 0; at < 900 && from + at < samples.length; at++) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      samples[from + at] = (seed / 0x7fffffff - 0.5) * 40_000 * Math.exp(-at / 200);
    }
  }
  return samples;
}

describe('music analysis', () => {
  test.each([80, 100, 128, 150])('finds the tempo and the beats of %i clicks per minute', (tempo) => {
    const music = analyzeSamples(clicks(tempo, 20));
    expect(music.tempo).toBeGreaterThan(tempo * 0.98);
    expect(music.tempo).toBeLessThan(tempo * 1.02);
    const period = 60 / tempo;
    const away = music.beats
      .map((beat) => Math.abs(beat / period - Math.round(beat / period)) * period)
      .sort((a, b) => a - b);
    expect(away[Math.floor(away.length * 0.9)]).toBeLessThan(0.06);
  });

  test('finds an onset at each click', () => {
    const music = analyzeSamples(clicks(90, 10));
    const missed = Array.from({ length: 13 }, (_, index) => ((index + 1) * 60) / 90).filter(
      (click) => !music.onsets.some(({ seconds }) => Math.abs(seconds - click) < 0.05),
    );
    expect(missed).toEqual([]);
  });

  test('measures more loudness in the loud part and begins a section there', () => {
    const samples = new Int16Array(30 * RATE);
    for (let at = 0; at < samples.length; at++) {
      samples[at] = Math.sin(at * 0.11) * (at < 15 * RATE ? 1500 : 20_000);
    }
    const music = analyzeSamples(samples);
    expect(envelopeAt(music, music.loudness, 5)).toBeLessThan(0.6 * envelopeAt(music, music.loudness, 22));
    expect(music.sections.some(({ start }) => Math.abs(start - 15) < 1)).toBe(true);
    expect(music.sections[0]?.start).toBe(0);
    expect(music.sections.at(-1)?.end).toBe(30);
  });

  test('finds no loudness, beats or onsets in silence', () => {
    const music = analyzeSamples(new Int16Array(12 * RATE));
    expect(music.tempo).toBeNull();
    expect(music.beats).toEqual([]);
    expect(music.onsets).toEqual([]);
    expect(Math.max(...music.loudness)).toBe(0);
  });

  test('returns one section for a few samples', () => {
    expect(analyzeSamples(new Int16Array(100)).sections).toHaveLength(1);
  });
});
