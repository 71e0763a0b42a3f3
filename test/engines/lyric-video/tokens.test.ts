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
  test('have the times of the timed words and the spelling of the text', () => {
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

  test('are found if one timed word is two words of the text', () => {
    const { tokens } = phraseOf(segment('ice cream', [['icecream', 1, 2.6]]));
    expect(tokens.map(({ start, end }) => [start, end])).toEqual([
      [1, 1.6],
      [1.6, 2.6],
    ]);
  });

  test('are divided by syllables if there are no timed words: a long word takes longer', () => {
    const { tokens } = phraseOf(segment('I remember you'));
    const lasts = tokens.map(({ start, end }) => end - start);
    expect(tokens[0]?.start).toBe(1);
    expect(tokens.at(-1)?.end).toBeCloseTo(4, 9);
    expect(lasts[1]).toBeGreaterThan(2 * (lasts[0] as number));
  });

  test('take the whole time of the timed words if these differ from the text', () => {
    const { tokens } = phraseOf(
      segment('quite other words', [
        ['la', 2, 2.2],
        ['la', 2.3, 3],
      ]),
    );
    expect(tokens[0]?.start).toBe(2);
    expect(tokens.at(-1)?.end).toBeCloseTo(3, 9);
  });

  test('are split in scripts without spaces, and punctuation stays with its word', () => {
    const { tokens } = phraseOf(segment('今日はいい天気ですね。'));
    expect(tokens.length).toBeGreaterThan(2);
    expect(tokens.map(({ text }) => text).join('')).toBe('今日はいい天気ですね。');
    expect(tokens.at(-1)?.text.endsWith('。')).toBe(true);
  });

  test.each([
    ['君が「好き」と', ['君', 'が', '「好き」', 'と']],
    ['（本当？）', ['（本当？）']],
    ['言った', ['言っ', 'た']],
  ])('never end with an opening bracket or begin with a small kana: %s', (text, parts) => {
    expect(phraseOf(segment(text)).tokens.map((token) => token.text)).toEqual(parts);
  });

  test('are characters where words are not separated, if the look highlights characters', () => {
    const { tokens } = phraseOf(segment('「東京」へ、きっと！ love 愛', [['東京へきっと愛', 1, 3.8]]), 'character');
    expect(tokens.map(({ text }) => text)).toEqual(['「東', '京」', 'へ、', 'きっ', 'と！', 'love', '愛']);
  });

  test('have their own times as characters', () => {
    const words: [string, number, number][] = [
      ['东', 1, 1.2],
      ['京', 1.2, 3],
    ];
    const { tokens } = phraseOf(segment('东京', words), 'character');
    expect(tokens.map(({ start, end }) => [start, end])).toEqual([
      [1, 1.2],
      [1.2, 3],
    ]);
  });

  test.each([
    ['天気ですね', ['nothing', 'particle', 'particle']],
    ['君と東京へ', ['nothing', 'particle', 'nothing', 'particle']],
  ])('are kept with the particles that follow them: %s', (text, before) => {
    const { tokens } = phraseOf(segment(text));
    expect(tokens.map((token) => token.before)).toEqual(['space', ...before.slice(1)]);
  });

  test('keep the line breaks of the text', () => {
    const { tokens } = phraseOf(segment('one two\r\nthree'));
    expect(tokens.map(({ before }) => before)).toEqual(['space', 'space', 'line']);
  });

  test('come from the timed words if the text is empty', () => {
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
  ])('is the direction of its first letter: %s', (text, rightToLeft) => {
    expect(phraseOf(segment(text)).rightToLeft).toBe(rightToLeft);
  });
});

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary-ascii' }),
  );

  test('keeps no characters that are invisible or reverse the line', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const bad = [...readable(text)].filter((character) =>
          /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u.test(character),
        );
        expect(bad.filter((character) => character !== '\n')).toEqual([]);
      }),
    );
  });

  test('has its tokens in order within its segment', () => {
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

  test('keeps at most four marks on one letter', () => {
    expect([...readable(`Z${'\u0310'.repeat(40)}o`)].length).toBe(6);
  });
});
