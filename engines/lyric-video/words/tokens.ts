import type { Segment } from '../../../functions/domain/segments.ts';
import { directionOf } from './direction.ts';

/** A word, or a part of a text written without spaces, with the seconds between which it is sung. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /**
   * What is before the token in the text. No line may end before a `letter`, which continues a word, or before a
   * `particle`, which is a word that belongs to the one before it.
   */
  before: 'line' | 'space' | 'nothing' | 'letter' | 'particle';
}

/** A segment ready to be set. */
export interface Phrase {
  tokens: Token[];
  start: number;
  end: number;
  rightToLeft: boolean;
}

/**
 * Control characters, the byte order mark, and marks that change the direction of the following text or choose a
 * colored emoji.
 */
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\ufe0e|\ufe0f/gu;
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ONE_BY_ONE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Small kana, and marks of length or repetition. They belong to the syllable before them. */
const JOINED_TO_BEFORE = /^[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮー々ゝゞヽヾ]/u;
/** Japanese words that a reader expects on the line of the word before: particles, and kana after a word in kanji. */
const PARTICLE = /^(?:[はがをにへともでのねよなさわ]|から|まで|より|だけ|ので|のに|けど|って)[、。！？」』]*$/u;
const KANA = /^\p{Script=Hiragana}/u;
const ENDS_IN_KANA = /[\p{Script=Hiragana}、。！？\s]$/u;
/** Opening brackets and quotation marks. A line must not end with one. */
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;
/**
 * The number of marks above and below one letter. Three occur in real languages; thirty are a prank that covers the
 * lines around.
 */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function charactersOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/**
 * Cuts a segment into the parts that are highlighted one after another. Returns no tokens if nothing is readable.
 * @param by `character`: Chinese characters and kana are highlighted one by one
 */
export function phraseOf(segment: Segment, by: 'word' | 'character' = 'word'): Phrase {
  const text = readable(segment.text);
  const cut = (line: string) => tokensOf(line, by === 'word' ? (part) => [part] : writtenOneByOne);
  const tokens = cut(text);
  if (tokens.length === 0) tokens.push(...cut(readable(segment.timedWords.map((word) => word.text).join(' '))));
  const timed = timesOf(tokens, segment);
  return { tokens: timed, start: segment.start, end: segment.end, rightToLeft: directionOf(text) === 'right-to-left' };
}

export function readable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/\n/g, '\u2028')
    .replace(INVISIBLE, '')
    .replace(/\u2028/g, '\n')
    .replace(PILED_MARKS, '$1')
    .normalize('NFC');
}

type Untimed = Omit<Token, 'start' | 'end'>;

/** @param within cuts a word into parts between which no line may end */
function tokensOf(text: string, within: (word: string) => string[]): Untimed[] {
  const tokens: Untimed[] = [];
  text.split('\n').forEach((line, number) => {
    line
      .split(/\s+/u)
      .filter(Boolean)
      .forEach((word, index) => {
        const before = index > 0 ? 'space' : number > 0 && tokens.length > 0 ? 'line' : 'space';
        const all = parts(word);
        all.forEach((part, nth) => {
          const first = nth === 0 ? before : follows(all[nth - 1] ?? '', part) ? 'particle' : 'nothing';
          within(part).forEach((piece, place) => {
            tokens.push({ text: piece, before: place > 0 ? 'letter' : first });
          });
        });
      });
  });
  return tokens;
}

function follows(word: string, next: string): boolean {
  return PARTICLE.test(next) || (KANA.test(next) && !ENDS_IN_KANA.test(word));
}

/** Cuts scripts without spaces with a dictionary. Punctuation stays with the word that it closes or opens. */
function parts(word: string): string[] {
  if (!WITHOUT_SPACES.test(word)) return [word];
  const found: string[] = [];
  let opening = '';
  for (const { segment, isWordLike } of words.segment(word)) {
    if (OPENING.test(segment)) {
      opening += segment;
    } else if ((isWordLike && !JOINED_TO_BEFORE.test(segment)) || found.length === 0 || opening !== '') {
      found.push(opening + segment);
      opening = '';
    } else {
      found[found.length - 1] += segment;
    }
  }
  return opening === '' ? found : [...found, opening];
}

/** Cuts a word into Chinese characters and kana. Everything else stays with the character before it. */
function writtenOneByOne(word: string): string[] {
  const pieces: string[] = [];
  for (const character of charactersOf(word)) {
    const last = pieces.at(-1);
    const own = ONE_BY_ONE.test(character) && !JOINED_TO_BEFORE.test(character);
    if (last === undefined || (own && !OPENING.test(last))) pieces.push(character);
    else pieces[pieces.length - 1] += character;
  }
  return pieces;
}

/**
 * Gives each token its time. Timed words are used if their letters are the text's. Otherwise each token gets a share of
 * the segment by its number of syllables. Forced alignment has already supplied the missing times that it can find.
 */
function timesOf(tokens: Untimed[], segment: Segment): Token[] {
  return byLetters(tokens, segment) ?? bySyllables(tokens, spanOf(segment));
}

function spanOf({ timedWords, start, end }: Segment): { start: number; end: number } {
  const first = timedWords[0];
  const last = timedWords.at(-1);
  return first && last && last.end > first.start ? { start: first.start, end: last.end } : { start, end };
}

function byLetters(tokens: Untimed[], { timedWords }: Segment): Token[] | undefined {
  const letters = timedWords.flatMap(({ text, start, end }) => {
    const plain = [...lettersOf(text)];
    return plain.map((letter, index) => ({
      letter,
      start: start + ((end - start) * index) / plain.length,
      end: start + ((end - start) * (index + 1)) / plain.length,
    }));
  });
  if (letters.length === 0) return undefined;
  let at = 0;
  const timed: Token[] = [];
  for (const token of tokens) {
    const plain = [...lettersOf(token.text)];
    const own = letters.slice(at, at + plain.length);
    if (own.map(({ letter }) => letter).join('') !== plain.join('')) return undefined;
    at += plain.length;
    const before = timed.at(-1)?.end ?? letters[0]?.start ?? 0;
    timed.push({ ...token, start: own[0]?.start ?? before, end: own.at(-1)?.end ?? before });
  }
  return at === letters.length ? timed : undefined;
}

/** Reduces spellings of one word to what they have in common. */
function lettersOf(text: string): string {
  return readable(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '');
}

function bySyllables(tokens: readonly Untimed[], { start, end }: { start: number; end: number }): Token[] {
  const weights = tokens.map(({ text }) => syllables(text));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sung = 0;
  return tokens.map((token, index) => {
    const from = start + ((end - start) * sung) / total;
    sung += weights[index] as number;
    return { ...token, start: from, end: start + ((end - start) * sung) / total };
  });
}

/** Groups of vowels in alphabets that write vowels; in other scripts, about one for each character. */
function syllables(word: string): number {
  if (/^\P{L}*$/u.test(word)) return 0.5;
  if (!/\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(word)) {
    return Math.max(1, [...word.replace(/\p{M}/gu, '')].length * (WITHOUT_SPACES.test(word) ? 1 : 0.5));
  }
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const groups = plain.replace(/([^aeiouy])e$/, '$1').match(/[aeiouyαεηιουωаеёиоуыэюя]+/g)?.length ?? 0;
  return Math.max(1, groups) + 0.08 * plain.length;
}
