import { describe, expect, test } from '@jest/globals';
import { segmentOf } from '../../functions/domain/segments.ts';

describe('a segment of recognized words', () => {
  test('lasts from its first word to its last, in whole milliseconds', () => {
    const words = [
      { text: 'hello', start: 1.00049, end: 1.5004 },
      { text: 'wide', start: 1.5004, end: 1.6 },
      { text: 'world', start: 1.6006, end: 2.2496 },
    ];
    expect(segmentOf(words)).toEqual({
      text: 'hello wide world',
      start: 1,
      end: 2.25,
      duration: 1.25,
      wordCount: 3,
      timedWords: [
        { text: 'hello', start: 1, end: 1.5 },
        { text: 'wide', start: 1.5, end: 1.6 },
        { text: 'world', start: 1.601, end: 2.25 },
      ],
    });
  });

  test('has at least one word', () => {
    expect(() => segmentOf([])).toThrow('at least one word');
  });
});
