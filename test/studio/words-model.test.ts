import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { SegmentsSchema } from '../../functions/domain/segments.ts';
import * as model from '../../studio/words/model.ts';

const SONG = 20;
const word = (text: string, start: number, end: number) => ({ text, start, end });
const segment = (...timedWords: ReturnType<typeof word>[]) => ({
  text: timedWords.map(({ text }) => text).join(' '),
  start: timedWords[0]?.start ?? 0,
  end: timedWords.at(-1)?.end ?? 0,
  duration: Math.round(((timedWords.at(-1)?.end ?? 0) - (timedWords[0]?.start ?? 0)) * 1000) / 1000,
  wordCount: timedWords.length,
  timedWords,
});
const SEGMENTS = [
  segment(word('Hello', 2, 2.5), word('morning', 2.5, 3.5)),
  segment(word('Every', 6, 6.4), word('window', 7, 7.8), word('opens', 7.8, 8.4)),
];
const WORDS = model.wordsOf(SEGMENTS);
const texts = (words: model.Words) => model.linesOf(words).map((line) => line.map(({ text }) => text).join(' '));
const at = (words: model.Words, text: string) => words.find((one) => one.text === text) as model.Word;

describe('the words of the editor', () => {
  test('come back as the segments that they were', () => {
    expect(model.segmentsOf(WORDS)).toEqual(SEGMENTS);
  });

  test('come back without spaces between Chinese characters or kana', () => {
    const japanese = {
      ...segment(word('静か', 2, 3), word('な夜、', 3, 4), word('Love', 4, 5)),
      text: '静かな夜、 Love',
    };
    expect(model.segmentsOf(model.wordsOf([japanese]))).toEqual([japanese]);
  });

  test('divide the time of a segment that has no words by their length', () => {
    const words = model.wordsOf([{ ...SEGMENTS[0], text: 'a bbb', start: 1, end: 5, timedWords: [] } as never]);
    expect(words.map(({ text, start, end }) => [text, start, end])).toEqual([
      ['a', 1, 2],
      ['bbb', 2, 5],
    ]);
  });

  test('are retyped, and several words share the time of one', () => {
    const words = model.retype(WORDS, at(WORDS, 'window').id, 'door and all', SONG);
    expect(texts(words)).toEqual(['Hello morning', 'Every door and all opens']);
    expect([at(words, 'door').start, at(words, 'all').end]).toEqual([7, 7.8]);
    expect(at(words, 'door').id).toBe(at(WORDS, 'window').id);
  });

  test('keep their text if nothing is typed', () => {
    expect(model.retype(WORDS, 0, '  ', SONG)).toBe(WORDS);
  });

  test('are split and merged', () => {
    const parted = model.split(WORDS, at(WORDS, 'morning').id, SONG, 4);
    expect(texts(parted)[0]).toBe('Hello morn ing');
    expect(texts(model.merge(parted, at(parted, 'morn').id))).toEqual(texts(WORDS));
  });

  test('stay within the song when a word that it ends with is split into more than it has milliseconds', () => {
    const last = model.retime(WORDS, at(WORDS, 'opens').id, SONG - model.SHORTEST, SONG, SONG);
    const letters = model.retype(last, at(last, 'opens').id, Array(60).fill('o').join(' '), SONG);
    expect(letters).toHaveLength(last.length + 59);
    expect(letters.at(-1)?.end).toBe(SONG);
  });

  test('move as far as their neighbors leave room, and keep their length', () => {
    const moved = at(model.shift(WORDS, at(WORDS, 'Every').id, 9, SONG), 'Every');
    expect(moved.end).toBe(7);
    expect(moved.end - moved.start).toBeCloseTo(0.4);
  });

  test('begin or join a line, and the first one always begins a line', () => {
    expect(texts(model.toggleLine(WORDS, at(WORDS, 'Every').id))).toEqual(['Hello morning Every window opens']);
    expect(texts(model.toggleLine(WORDS, at(WORDS, 'opens').id))).toEqual(['Hello morning', 'Every window', 'opens']);
    expect(model.toggleLine(WORDS, at(WORDS, 'Hello').id)).toBe(WORDS);
  });

  test('keep their lines when the first word of one is removed', () => {
    expect(texts(model.remove(WORDS, at(WORDS, 'Every').id))).toEqual(['Hello morning', 'window opens']);
  });

  test('begin when somebody taps, and push on only words that would be too early', () => {
    const words = model.tap(WORDS, at(WORDS, 'morning').id, 2.2, SONG);
    expect([at(words, 'Hello').end, at(words, 'morning').start, at(words, 'Every').start]).toEqual([2.2, 2.2, 6]);
    const late = model.tap(WORDS, at(WORDS, 'Every').id, 7.5, SONG);
    expect(at(late, 'Every').start).toBe(7.5);
    expect(at(late, 'window').start).toBeGreaterThan(7.5);
    expect(at(late, 'opens')).toEqual(at(WORDS, 'opens'));
  });

  test('are always a list that the service takes, whatever is done to them', () => {
    const seconds = fc.double({ min: -2, max: SONG + 2, noNaN: true });
    const place = fc.nat(30);
    const change = fc.oneof(
      fc.record({ do: fc.constant('retime' as const), place, a: seconds, b: seconds }),
      fc.record({ do: fc.constantFrom('shift' as const, 'tap' as const), place, a: seconds, b: seconds }),
      fc.record({
        do: fc.constantFrom('split', 'merge', 'remove', 'insert', 'line', 'type'),
        place,
        a: seconds,
        b: seconds,
      }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
        let words = WORDS;
        for (const { do: what, place: index, a, b } of changes) {
          const id = words[index % Math.max(1, words.length)]?.id;
          if (id !== undefined) words = changedBy(words, what, id, a, b);
        }
        if (words.length === 0) return;
        const segments = model.segmentsOf(words);
        expect(v.safeParse(SegmentsSchema, segments).issues?.[0]?.message).toBeUndefined();
        expect(segments.at(-1)?.end).toBeLessThanOrEqual(SONG);
        expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
      }),
      { numRuns: 300 },
    );
  });
});

function changedBy(words: model.Words, what: string, id: number, a: number, b: number): model.Words {
  switch (what) {
    case 'retime':
      return model.retime(words, id, Math.min(a, b), Math.max(a, b), SONG);
    case 'shift':
      return model.shift(words, id, a - b, SONG);
    case 'tap':
      return model.tap(words, id, a, SONG);
    case 'split':
      return model.split(words, id, SONG);
    case 'merge':
      return model.merge(words, id);
    case 'remove':
      return model.remove(words, id);
    case 'insert':
      return model.insertAfter(words, id, 'la', SONG);
    case 'type':
      return model.retype(words, id, 'la la la', SONG);
    default:
      return model.toggleLine(words, id);
  }
}
