import { describe, expect, test } from '@jest/globals';
import { placeLines, placeMissing, repeatedLines } from '../../../../engines/transcription/lyrics/placed-lines.ts';
import type { TimedWord } from '../../../../functions/domain/segments.ts';

/** Returns words that are heard every half second, beginning at a time. */
function heardFrom(start: number, text: string): TimedWord[] {
  return text.split(' ').map((word, index) => ({ text: word, start: start + index / 2, end: start + index / 2 + 0.4 }));
}
const linesOf = (...texts: string[]) => texts.map((text) => ({ text }));

describe('a line of lyrics', () => {
  test('is placed where its words were heard, even if some were misheard', () => {
    const heard = [...heardFrom(10, 'hello mourning hello lied'), ...heardFrom(20, 'every widow opens bright')];
    const [one, two] = placeLines(linesOf('Hello morning, hello light!', 'Every window opens bright'), heard);
    expect(one?.start).toBe(10);
    expect(one?.end).toBeCloseTo(11.9, 1);
    expect(two).toMatchObject({ start: 20, end: 21.9 });
    expect(one?.heard).toBeGreaterThan(0.7);
  });

  test('has no place if it was not heard, and does not take that of its neighbors', () => {
    const lines = linesOf('Hello morning hello light', 'Nobody sang this line', 'Every window opens bright');
    const heard = [...heardFrom(10, 'hello morning hello light'), ...heardFrom(14, 'every window opens bright')];
    const placed = placeLines(lines, heard);
    expect(placed.map((line) => line?.start)).toEqual([10, undefined, 14]);
  });

  test('begins before its first heard word if earlier words were not heard', () => {
    const [line] = placeLines(linesOf('oh my darling window opens'), heardFrom(10, 'darling window opens'));
    expect(line?.start).toBeCloseTo(9.07, 1);
  });

  test('does not extend across a break to a word that was heard by chance', () => {
    const heard = [...heardFrom(5, 'take'), ...heardFrom(60, 'my hand and sing along')];
    const [line] = placeLines(linesOf('Take my hand and sing along'), heard);
    expect(line?.start).toBeGreaterThan(58);
  });

  test('is found again where it is sung again, even if the text has it only once', () => {
    const chorus = linesOf('Take my hand and sing along', 'Every word becomes a song');
    const verse = linesOf('Hello morning hello light');
    const lines = [...verse, ...chorus];
    const sung = 'take my hand and sing along every word becomes a song';
    const heard = [...heardFrom(0, 'hello morning hello light'), ...heardFrom(3, sung), ...heardFrom(30, sung)];
    const placed = placeLines(lines, heard).filter((line) => line !== undefined);
    const all = [...placed, ...repeatedLines(lines, heard, placed)].sort((a, b) => a.start - b.start);
    const sungTwice = chorus.map(({ text }) => text);
    expect(placed).toHaveLength(3);
    expect(all.map(({ text }) => text)).toEqual(['Hello morning hello light', ...sungTwice, ...sungTwice]);
    expect(all.map(({ start }) => start)).toEqual([0, 3, 6, 30, 33]);
  });

  test('is not found in ad-libs', () => {
    const lines = linesOf('Every word becomes a song');
    const heard = [...heardFrom(0, 'every word becomes a song'), ...heardFrom(10, 'yeah oh yeah come on now')];
    const placed = placeLines(lines, heard).filter((line) => line !== undefined);
    expect(repeatedLines(lines, heard, placed)).toEqual([]);
  });

  test('that has no place gets one from words between its neighbors, and from no others', () => {
    const lines = linesOf('Hello morning hello light', 'Every window opens bright', 'Take my hand and sing along');
    const found = [
      { text: 'Hello morning hello light', start: 0, end: 2, heard: 1 },
      undefined,
      { text: 'Take my hand and sing along', start: 20, end: 23, heard: 1 },
    ];
    const words = 'every widow opens bright';
    const part = { start: 0, end: 60 };
    const between = placeMissing(lines, found, [...heardFrom(10, words), ...heardFrom(40, words)], part);
    expect(between.map((line) => line?.start)).toEqual([0, 10, 20]);
    expect(placeMissing(lines, found, heardFrom(40, words), part)).toEqual(found);
  });
});
