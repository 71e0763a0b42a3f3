import { hookOf, plain, type SungLine } from '../movements.ts';
import { wordsOf } from './long-words.ts';
import { charactersOf, type Phrase } from './tokens.ts';

/** Characters of a word that can be read as one large sign. */
const [FEWEST, MOST] = [3, 7];
/** In these scripts a character is a syllable or a whole word. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const DENSE_FEWEST = 2;
const PUNCTUATION = /[^\p{L}\p{M}\p{N}]/gu;

/** Words that say nothing alone, however long they are sung. */
const LITTLE: ReadonlySet<string> = new Set(
  (
    'the and but for nor not you your yours they them their there then than that this these those with without from into ' +
    'onto upon over under about above along among around after again against before behind below between beyond down ' +
    'off out near through toward towards until when where while what which who whom whose why how all any both each ' +
    'every some such only own same too very can could will would shall should may might must have has had having are ' +
    'was were been being did does doing its our ours his her hers him she just like ' +
    'der die das den dem des ein eine einen einem einer und oder aber nicht mit von aus bei nach seit zum zur auf ' +
    'ich dich mich sich wir ihr sie ist sind war los las una uno unos unas con por para pero como que del les des une ' +
    'dans avec pour mais sans est sont nous vous elle qui gli dei della delle degli non che per con sono uma umas com ' +
    'mas sem quando'
  ).split(' '),
);

/** Returns the line that a song is known by: the line that returns most often, or else the first. */
export function knownLine<T extends SungLine>(lines: readonly T[]): T | undefined {
  const hook = hookOf(lines);
  return lines.find(({ text }) => plain(text) === hook) ?? lines[0];
}

/**
 * Returns the word that a song is known by, without punctuation: the one that says something and is sung longest in the line that the song
 * is known by, or else in all lines.
 * @param phrases cut into words, in any order
 * @returns undefined if no word is short enough to be one large sign
 */
export function strongWord(phrases: readonly Phrase[]): string | undefined {
  const lines = phrases
    .map((phrase) => ({ ...phrase, text: phrase.tokens.map(({ text }) => text).join('') }))
    .sort((a, b) => a.start - b.start);
  const known = knownLine(lines);
  const signs = [...signsIn(known ? [known] : []), ...signsIn(lines)];
  return signs.find((text) => !LITTLE.has(text.toLowerCase())) ?? signs[0];
}

/** Returns the words that can be one large sign; those that are sung longest come first. */
function signsIn(phrases: readonly Phrase[]): string[] {
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
  return signs.sort((a, b) => b.seconds - a.seconds).map(({ text }) => text);
}
