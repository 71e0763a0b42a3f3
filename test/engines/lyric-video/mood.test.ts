import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inMood, moodOf } from '../../../engines/lyric-video/mood.ts';

describe('a genre', () => {
  test('sets the pace: metal is faster than a lullaby', () => {
    expect(moodOf('Death Metal').pace).toBeGreaterThan(moodOf('soft lullaby, sleep').pace);
  });

  test.each([undefined, '', 'something unheard of'])('changes nothing if it is missing or unknown: %p', (genre) => {
    expect(moodOf(genre)).toEqual({ pace: 1, hue: 0, saturation: 1, lightness: 1 });
    expect(inMood('#d5321f', moodOf(genre))).toBe('#d5321f');
  });

  test('shifts colors', () => {
    expect(inMood('#d5321f', moodOf('techno'))).not.toBe('#d5321f');
  });

  test('leaves white and black unchanged', () => {
    for (const genre of ['metal', 'techno', 'lofi', 'jazz']) {
      expect(inMood('#ffffff', moodOf(genre))).toBe('#ffffff');
      expect(inMood('#000000', moodOf(genre))).toBe('#000000');
    }
  });

  test('maps every color to a valid color', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffffff }),
        fc.constantFrom('metal', 'techno', 'lofi', 'reggae', 'kids'),
        (value, genre) => {
          expect(inMood(`#${value.toString(16).padStart(6, '0')}`, moodOf(genre))).toMatch(/^#[0-9a-f]{6}$/);
        },
      ),
    );
  });
});
