import { describe, expect, test } from '@jest/globals';
import { voiceOf } from '../../../../engines/narrative-video/acting/voice.ts';
import { steadyMusic } from '../steady-music.ts';

const RATE = 50;

/** Returns a song with a note of 0.3 s every half second. Only the notes in the second half are sung. */
function notes(seconds: number) {
  const music = steadyMusic(seconds, (time) => (time < seconds / 2 ? 0.05 : 0.95));
  const middle = music.middle.map((_, index) => ((index / RATE) % 0.5 < 0.3 ? 0.7 : 0.05));
  return { ...music, middle };
}
const OPEN = new Set(['open', 'wide', 'round', 'half-open', 'narrow', 'teeth']);

describe('a voice', () => {
  const { mouthAt } = voiceOf(notes(20));

  test('opens the mouth on each note and closes it between notes', () => {
    for (let note = 12; note < 18; note += 0.5) {
      expect(OPEN.has(mouthAt(note + 0.15))).toBe(true);
      expect(mouthAt(note + 0.45)).toBe('closed');
    }
  });

  test('keeps the mouth closed while instruments play the same notes', () => {
    for (let seconds = 0; seconds < 9; seconds += 0.1) expect(mouthAt(seconds)).toBe('closed');
  });

  test('uses different shapes for two notes in a row', () => {
    const shapes = Array.from({ length: 12 }, (_, index) => mouthAt(12 + index / 2 + 0.15));
    expect(shapes.filter((shape, index) => shape === shapes[index - 1])).toEqual([]);
  });

  test('changes at most twelve times a second', () => {
    expect(mouthAt(12.084)).toBe(mouthAt(12.16));
  });
});
