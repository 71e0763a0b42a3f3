import { describe, expect, test } from '@jest/globals';
import { rhythmOf } from '../../../engines/narrative-video/rhythm.ts';
import { steadyMusic } from './steady-music.ts';

const SECONDS = 40;

describe('the vocals of a rhythm', () => {
  test('are the mean probability between two moments', () => {
    const { vocalsBetween } = rhythmOf(
      steadyMusic(SECONDS, (seconds) => (seconds < 20 ? 0.1 : 0.9)),
      SECONDS,
    );
    expect(vocalsBetween?.(0, 10)).toBeCloseTo(0.1);
    expect(vocalsBetween?.(15, 25)).toBeCloseTo(0.5);
    expect(vocalsBetween?.(35, SECONDS + 1)).toBeCloseTo(0.9);
    expect(vocalsBetween?.(SECONDS, SECONDS + 1)).toBe(0);
  });

  test('are missing for a song that sounds the same throughout', () => {
    for (const vocals of [0.05, 0.5, 0.95]) {
      const music = steadyMusic(SECONDS, (seconds) => vocals + 0.04 * Math.sin(seconds));
      expect(rhythmOf(music, SECONDS).vocalsBetween).toBeUndefined();
    }
  });
});
