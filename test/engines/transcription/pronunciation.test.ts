import { describe, expect, test } from '@jest/globals';
import { soundOfLetters } from '../../../engines/transcription/letters.ts';
import { pronounce, spokenParts } from '../../../engines/transcription/pronunciation.ts';

describe('the spoken parts of a word', () => {
  test.each([
    ['“Hello,', ['hello']],
    ['don’t', ["don't"]],
    ['rock-a-bye', ['rock', 'a', 'bye']],
    ['Café', ['cafe']],
    ['24', ['two', 'four']],
    ['R&B', ['r', 'and', 'b']],
    ['♪', []],
    ['—', []],
  ])('of %s', (word, parts) => {
    expect(spokenParts(word)).toEqual(parts);
  });

  test.each(['窓', 'привет', 'مرحبا', 'naïve窓'])('are unknown where the letters are not Latin: %s', (word) => {
    expect(spokenParts(word)).toBeUndefined();
  });
});

describe('a pronunciation', () => {
  test('is the one of the dictionary, in all its ways', async () => {
    const [ways = []] = await pronounce([['either']]);
    expect(ways.map((phones) => phones.join(' ')).sort()).toEqual(['AY DH ER', 'IY DH ER']);
  });

  test('of a word in parts is that of its parts in turn', async () => {
    const [ways = []] = await pronounce([['hello', 'sun']]);
    expect(ways[0]?.join(' ')).toBe('HH AH L OW S AH N');
  });

  test("of a sung ending is the full word's with another end", async () => {
    const [ways = []] = await pronounce([["wandering'"], ["dreamin'"]].slice(1));
    expect(ways[0]?.join(' ')).toBe('D R IY M IH N');
  });

  test('follows the letters where no dictionary has the word', async () => {
    const [ways = []] = await pronounce([['zorplequist']]);
    expect(ways).toEqual([soundOfLetters('zorplequist')]);
    expect(ways[0]?.length).toBeGreaterThan(6);
  });
});

describe('letters', () => {
  test.each([
    ['shine', 'SH AY N'],
    ['knight', 'N AY T'],
    ['phone', 'F OW N'],
    ['running', 'R AH N IH NG'],
    ['danced', 'D AE N S T'],
    ['motion', 'M OW SH AH N'],
    ['little', 'L IH T AH L'],
    ['happy', 'HH AE P IY'],
  ])('of %s sound as an English reader would say them', (word, phones) => {
    expect(soundOfLetters(word).join(' ')).toBe(phones);
  });

  test('never keep anybody waiting, whatever they are', () => {
    for (const word of ["'''", 'zzzzzzzzzzzz', 'a'.repeat(500), 'hhh']) {
      expect(Array.isArray(soundOfLetters(word))).toBe(true);
    }
  });
});
