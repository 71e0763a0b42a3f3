import { pronunciationsOf } from './dictionary.ts';
import { soundOfLetters } from './letters.ts';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Longer "words" are not words, so further parts are dropped. */
const MOST_PARTS = 40;

/** Returns the spoken parts of a word in plain letters: none if it is silent, undefined if the script is not Latin. */
export function spokenParts(word: string): string[] | undefined {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/[øœ]/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[đð]/g, 'd')
    .replace(/þ/g, 'th')
    .replace(/\d/g, (digit) => ` ${DIGITS[Number(digit)]} `);
  if (/(?![a-z])\p{L}/u.test(plain)) return undefined;
  const parts = plain.split(/[^a-z']+/).filter((part) => /[a-z]/.test(part));
  return parts.slice(0, MOST_PARTS);
}

/**
 * Returns the pronunciations of each word, each a list of phones. They come from the dictionary if it has the word,
 * otherwise from the letters.
 */
export async function pronounce(words: readonly string[][]): Promise<string[][][]> {
  const known = await pronunciationsOf(words.flatMap((parts) => parts.flatMap((part) => [part, bare(part)])));
  const ways = (part: string) =>
    known.get(part) ?? known.get(bare(part)) ?? singing(part, known) ?? [soundOfLetters(part)];
  return words.map((parts) => {
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return ways(only);
    return [parts.flatMap((part) => ways(part)[0] ?? [])];
  });
}

function bare(part: string): string {
  return part.replace(/^'+|'+$/g, '');
}

/** Returns the pronunciations of `singin'`, which the dictionary has only as `singing`. */
function singing(part: string, known: Map<string, string[][]>): string[][] | undefined {
  if (!part.endsWith("in'")) return undefined;
  return known.get(`${bare(part)}g`)?.map((phones) => [...phones.slice(0, -1), 'N']);
}
