import { expect, test } from '@jest/globals';
import { strongWord } from '../../../engines/lyric-video/words/strong-word.ts';
import { phraseOf } from '../../../engines/lyric-video/words/tokens.ts';
import { line } from './films.ts';

function timed(text: string, start: number, ...ends: number[]) {
  const words = text.split(' ');
  const timedWords = words.map((word, index) => ({
    text: word,
    start: ends[index - 1] ?? start,
    end: ends[index] as number,
  }));
  return phraseOf({ ...line(text, start, ends.at(-1) as number), timedWords });
}

test('finds the word that is sung longest in the line that returns', () => {
  const verse = timed('Every morning', 0, 0.5, 9);
  const chorus = [20, 50].map((at) => timed('Take my hand, forever', at, at + 0.3, at + 0.6, at + 2.6, at + 3));
  expect(strongWord([verse, ...chorus])).toBe('hand');
});

test('passes over words that are too short or too long for one large sign', () => {
  expect(strongWord([timed('Unbelievable oh light', 0, 3, 9, 10)])).toBe('light');
});

test('passes over words that say nothing alone, unless there is no other', () => {
  expect(strongWord([timed('Along with the river', 0, 8, 9, 10, 11)])).toBe('river');
  expect(strongWord([timed('Oh you and the', 0, 1, 2, 3, 9), timed('A light', 10, 11, 12)])).toBe('light');
  expect(strongWord([timed('Oh you', 0, 1, 2)])).toBe('you');
});

test('looks in the other lines if the first has only short words', () => {
  expect(strongWord([timed('Oh no', 0, 1, 2), timed('A river', 3, 3.2, 4)])).toBe('river');
});

test('takes words of two characters in scripts that write a word with few', () => {
  expect(strongWord([timed('我们 在 唱歌', 0, 1, 1.2, 4)])).toBe('唱歌');
});

test('finds no word in a song without one that fits', () => {
  expect(strongWord([timed('Oh no', 0, 1, 2)])).toBeUndefined();
  expect(strongWord([])).toBeUndefined();
});
