import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { phraseOf, readable } from '../../../engines/lyric-video/words/tokens.ts';
import type { Segment } from '../../../functions/domain/segments.ts';

function segment(text: string, words: [string, number, number][] = [], start = 1, end = 4): Segment {
  return {
    text,
    start,
    end,
    duration: end - start,
    wordCount: words.length,
    timedWords: words.map(([word, from, to]) => ({ text: word, start: from, end: to })),
  };
}

describe('words and their times', () => {
  test('are those of the timed words, with the spelling of the text', () => {
    const { tokens } = phraseOf(
      segment('Hello, bright world!', [
        ['hello', 1, 1.5],
        ['bright', 1.6, 2],
        ['world', 2.5, 3.5],
      ]),
    );
    expect(tokens).toEqual([
      { text: 'Hello,', start: 1, end: 1.5, before: 'space' },
      { text: 'bright', start: 1.6, end: 2, before: 'space' },
      { text: 'world!', start: 2.5, end: 3.5, before: 'space' },
    ]);
  });

  test('are found where one timed word is two words of the text', () => {
    const { tokens } = phraseOf(segment('ice cream', [['icecream', 1, 2.6]]));
    expect(tokens.map(({ start, end }) => [start, end])).toEqual([
      [1, 1.6],
      [1.6, 2.6],
    ]);
  });

  test('are spread by syllables where there are none: a long word takes longer', () => {
    const { tokens } = phraseOf(segment('I remember you'));
    const lasts = tokens.map(({ start, end }) => end - start);
    expect(tokens[0]?.start).toBe(1);
    expect(tokens.at(-1)?.end).toBeCloseTo(4, 9);
    expect(lasts[1]).toBeGreaterThan(2 * (lasts[0] as number));
  });

  test('are spread over what the timed words span where these are not the text', () => {
    const { tokens } = phraseOf(
      segment('quite other words', [
        ['la', 2, 2.2],
        ['la', 2.3, 3],
      ]),
    );
    expect(tokens[0]?.start).toBe(2);
    expect(tokens.at(-1)?.end).toBeCloseTo(3, 9);
  });

  test('are cut inside scripts that write no spaces, and punctuation stays with its word', () => {
    const { tokens } = phraseOf(segment('今日はいい天気ですね。'));
    expect(tokens.length).toBeGreaterThan(2);
    expect(tokens.map(({ text }) => text).join('')).toBe('今日はいい天気ですね。');
    expect(tokens.at(-1)?.text.endsWith('。')).toBe(true);
  });

  test.each([
    ['君が「好き」と', ['君', 'が', '「好き」', 'と']],
    ['（本当？）', ['（本当？）']],
    ['言った', ['言っ', 'た']],
  ])('never end with a bracket that opens, or begin with a small kana: %s', (text, parts) => {
    expect(phraseOf(segment(text)).tokens.map((token) => token.text)).toEqual(parts);
  });

  test('keep the lines of the text', () => {
    const { tokens } = phraseOf(segment('one two\r\nthree'));
    expect(tokens.map(({ before }) => before)).toEqual(['space', 'space', 'line']);
  });

  test('come from the timed words where the text is empty', () => {
    const { tokens } = phraseOf(
      segment('', [
        ['only', 1, 2],
        ['these', 2, 3],
      ]),
    );
    expect(tokens.map(({ text, start }) => [text, start])).toEqual([
      ['only', 1],
      ['these', 2],
    ]);
  });
});

describe('the direction of a phrase', () => {
  test.each([
    ['مرحبا بالعالم', true],
    ['"שלום" hello', true],
    ['hello שלום', false],
    ['123 …', false],
  ])('is that of its first letter: %s', (text, rightToLeft) => {
    expect(phraseOf(segment(text)).rightToLeft).toBe(rightToLeft);
  });
});

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary-ascii' }),
  );

  test('has no character that is invisible or turns the line around', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const bad = [...readable(text)].filter((character) =>
          /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u.test(character),
        );
        expect(bad.filter((character) => character !== '\n')).toEqual([]);
      }),
    );
  });

  test('has its tokens in order inside its segment', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { tokens } = phraseOf(segment(text));
        let before = 1;
        for (const { start, end, text: own } of tokens) {
          expect(own).not.toBe('');
          expect(start).toBeGreaterThanOrEqual(before - 1e-9);
          expect(end).toBeGreaterThanOrEqual(start);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(4 + 1e-9);
      }),
    );
  });

  test('keeps no more than four marks on one letter', () => {
    expect([...readable(`Z${'\u0310'.repeat(40)}o`)].length).toBe(6);
  });
});
