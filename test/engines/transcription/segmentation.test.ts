import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { linesOf } from '../../../engines/transcription/segmentation.ts';
import { SegmentsSchema, segmentBeyond, segmentOf, type TimedWord } from '../../../functions/domain/segments.ts';

const seconds = fc.double({ min: 0, max: 500, noNaN: true });
const anyWord = fc.record({ text: fc.string({ maxLength: 12 }), start: seconds, end: seconds });
const limit = fc.double({ min: 1, max: 420, noNaN: true });

/** Returns words in a row, with these lengths and gaps in milliseconds. */
function said(...timing: [length: number, gap: number][]): TimedWord[] {
  let at = 0;
  return timing.map(([length, gap], index) => {
    const start = at;
    at += length + gap;
    return { text: `word${index}`, start: start / 1000, end: (start + length) / 1000 };
  });
}

describe('lines', () => {
  test('meet every rule for segments, whatever words a recognizer returns', () => {
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 200 }), limit, (words, end) => {
        const segments = linesOf(words, end).map((line) => segmentOf(line));
        if (segments.length === 0) return;
        const { issues } = v.safeParse(SegmentsSchema, segments);
        expect(issues).toBeUndefined();
        expect(segmentBeyond(segments, end)).toBeUndefined();
      }),
    );
  });

  test('are at most a thousand, however many words and pauses there are', () => {
    const words = Array.from({ length: 4000 }, (_, index) => ({
      text: 'la',
      start: index / 10,
      end: index / 10 + 0.05,
    }));
    const lines = linesOf(words, 420);
    expect(lines.flat()).toHaveLength(4000);
    expect(lines.length).toBeLessThanOrEqual(1000);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(1000);
  });

  test('end at a pause', () => {
    const lines = linesOf(said([300, 50], [300, 900], [300, 50], [300, 0]), 60);
    expect(lines.map((line) => line.map(({ text }) => text))).toEqual([
      ['word0', 'word1'],
      ['word2', 'word3'],
    ]);
  });

  test('are split at the longest pause near their middle if they would be too long', () => {
    const timing = Array.from({ length: 14 }, (_, index): [number, number] => [300, index === 6 ? 400 : 20]);
    expect(linesOf(said(...timing), 60).map((line) => line.length)).toEqual([7, 7]);
  });

  test('leave out words after the end and words without a duration', () => {
    const words = [
      { text: 'in', start: 1, end: 1.4 },
      { text: 'at once', start: 1.5, end: 1.5 },
      { text: ' ', start: 1.6, end: 1.9 },
      { text: 'across', start: 1.8, end: 2.6 },
      { text: 'after', start: 2.5, end: 2.9 },
    ];
    expect(linesOf(words, 2).flat()).toEqual([
      { text: 'in', start: 1, end: 1.4 },
      { text: 'across', start: 1.8, end: 2 },
    ]);
  });
});
