import { hookOf, plain, type SungLine } from '../movements.ts';
import { wordsOf } from './long-words.ts';
import { charactersOf, type Phrase } from './tokens.ts';

/** Characters of a word that can be read as one large sign. */
const [FEWEST, MOST] = [3, 7];
/** In these scripts a character is a syllable or a whole word. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const DENSE_FEWEST = 2;
const PUNCTUATION = /[^\p{L}\p{M}\p{N}]/gu;

/** Returns the line that a song is known by: the line that returns most often, or else the first. */
export function knownLine<T extends SungLine>(lines: readonly T[]): T | undefined {
  const hook = hookOf(lines);
  return lines.find(({ text }) => plain(text) === hook) ?? lines[0];
}

/**
 * Returns the word that a song is known by, without punctuation: the one that is sung longest in the line that the song
 * is known by, or else in all lines.
 * @param phrases cut into words, in any order
 * @returns undefined if no word is short enough to be one large sign
 */
export function strongWord(phrases: readonly Phrase[]): string | undefined {
  const lines = phrases
    .map((phrase) => ({ ...phrase, text: phrase.tokens.map(({ text }) => text).join('') }))
    .sort((a, b) => a.start - b.start);
  const known = knownLine(lines);
  return longestSung(known ? [known] : []) ?? longestSung(lines);
}

function longestSung(phrases: readonly Phrase[]): string | undefined {
  const words = phrases.flatMap(({ tokens }) =>
    wordsOf(tokens).map((parts) => ({
      text: parts
        .map(({ text }) => text)
        .join('')
        .replace(PUNCTUATION, ''),
      seconds: (parts.at(-1)?.end ?? 0) - (parts[0]?.start ?? 0),
    })),
  );
  const signs = words.filter(({ text }) => {
    const { length } = charactersOf(text);
    return length >= (DENSE.test(text) ? DENSE_FEWEST : FEWEST) && length <= MOST;
  });
  return signs.sort((a, b) => b.seconds - a.seconds)[0]?.text;
}
