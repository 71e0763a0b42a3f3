import { describe, expect, test } from '@jest/globals';
import { beatOf } from '../../../functions/media/narrative-video/pulse.ts';

const RATE = 50;
const SECONDS = 40;

const song = (vocalsAt: (seconds: number) => number) => {
  const even = new Float32Array(SECONDS * RATE).fill(0.5);
  return {
    durationSeconds: SECONDS,
    rate: RATE,
    loudness: even,
    bass: even,
    middle: even,
    treble: even,
    vocals: even.map((_, index) => vocalsAt(index / RATE)),
    onsets: [],
    tempo: null,
    beats: [],
    sections: [{ start: 0, end: SECONDS, energy: 0.5 }],
  };
};

describe('the vocals of a pulse', () => {
  test('are the mean likelihood between two moments', () => {
    const { vocalsBetween } = beatOf(
      song((seconds) => (seconds < 20 ? 0.1 : 0.9)),
      SECONDS,
    );
    expect(vocalsBetween?.(0, 10)).toBeCloseTo(0.1);
    expect(vocalsBetween?.(15, 25)).toBeCloseTo(0.5);
    expect(vocalsBetween?.(35, SECONDS + 1)).toBeCloseTo(0.9);
    expect(vocalsBetween?.(SECONDS, SECONDS + 1)).toBe(0);
  });

  test('are not told of a song that sounds the same all along', () => {
    for (const vocals of [0.05, 0.5, 0.95]) {
      expect(
        beatOf(
          song((seconds) => vocals + 0.04 * Math.sin(seconds)),
          SECONDS,
        ).vocalsBetween,
      ).toBeUndefined();
    }
  });
});
