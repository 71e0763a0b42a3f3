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
  ])('are found in %s', (word, parts) => {
    expect(spokenParts(word)).toEqual(parts);
  });

  test.each(['窓', 'привет', 'مرحبا', 'naïve窓'])('are unknown if a letter is not Latin: %s', (word) => {
    expect(spokenParts(word)).toBeUndefined();
  });
});

describe('a pronunciation', () => {
  test('comes from the dictionary, with all variants', async () => {
    const [ways = []] = await pronounce([['either']]);
    expect(ways.map((phones) => phones.join(' ')).sort()).toEqual(['AY DH ER', 'IY DH ER']);
  });

  test('of a word with several parts joins those of its parts', async () => {
    const [ways = []] = await pronounce([['hello', 'sun']]);
    expect(ways[0]?.join(' ')).toBe('HH AH L OW S AH N');
  });

  test('of a word with a sung ending differs from the full word only at the end', async () => {
    const [ways = []] = await pronounce([["wandering'"], ["dreamin'"]].slice(1));
    expect(ways[0]?.join(' ')).toBe('D R IY M IH N');
  });

  test('follows the letters if the word is in no dictionary', async () => {
    const [ways = []] = await pronounce([['zorplequist']]);
    expect(ways).toEqual([soundOfLetters('zorplequist')]);
    expect(ways[0]?.length).toBeGreaterThan(6);
  });
});

describe('the sound of letters', () => {
  test.each([
    ['shine', 'SH AY N'],
    ['knight', 'N AY T'],
    ['phone', 'F OW N'],
    ['running', 'R AH N IH NG'],
    ['danced', 'D AE N S T'],
    ['motion', 'M OW SH AH N'],
    ['little', 'L IH T AH L'],
    ['happy', 'HH AE P IY'],
  ])('is that of an English reader: %s', (word, phones) => {
    expect(soundOfLetters(word).join(' ')).toBe(phones);
  });

  test('is found for any letters', () => {
    for (const word of ["'''", 'zzzzzzzzzzzz', 'a'.repeat(500), 'hhh']) {
      expect(Array.isArray(soundOfLetters(word))).toBe(true);
    }
  });
});
