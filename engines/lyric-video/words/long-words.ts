import { charactersOf, type Token } from './tokens.ts';

/** What is needed to divide words. */
export interface WordShapes {
  /** Returns the width of a text in pixels at a font size of 1 pixel. */
  measure(text: string): number;
  /** Space between words that are written without one, in em. */
  joint: number;
  /** Returns the parts of a word between which a line may end. */
  hyphenate(word: string): string[];
}

const HYPHEN = '-';
/** A part that ends with one of these needs no hyphen. */
const DASH_AT_END = /[-\u2010\u2013\u2014/]$/u;
/** Letters that are written one by one. A line may end between any two of them, without a hyphen. */
const LETTER_BY_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Divides each word that is wider than a line, with a hyphen where its language allows one. A word that cannot be
 * divided there stays as wide as it is.
 * @param width of a line, in em
 * @param anywhere divides the remaining words between any two characters
 */
export function divided(tokens: readonly Token[], width: number, shapes: WordShapes, anywhere = false): Token[] {
  return wordsOf(tokens).flatMap((word) => {
    if (widthOf(word, shapes) <= width) return word;
    const parts = word.map((token, index) => (index > 0 ? { ...token, before: 'nothing' as const } : token));
    return parts.flatMap((token) => dividedToken(token, width, shapes, anywhere));
  });
}

/** Groups tokens between which no line may end. */
export function wordsOf(tokens: readonly Token[]): Token[][] {
  const words: Token[][] = [];
  for (const token of tokens) {
    if ((token.before === 'letter' || token.before === 'particle') && words.length > 0) words.at(-1)?.push(token);
    else words.push([token]);
  }
  return words;
}

export function widthOf(word: readonly Token[], { measure, joint }: WordShapes): number {
  const particles = word.slice(1).filter(({ before }) => before === 'particle').length;
  return word.reduce((sum, { text }) => sum + measure(text), particles * joint);
}

function dividedToken(token: Token, width: number, shapes: WordShapes, anywhere: boolean): Token[] {
  const { measure, hyphenate } = shapes;
  const fits = (text: string) => measure(text) <= width;
  if (fits(token.text)) return [token];
  if (LETTER_BY_LETTER.test(token.text)) return timed(token, filled(charactersOf(token.text), fits));
  const parts = filled(hyphenate(token.text), fits, hyphened);
  return timed(token, anywhere ? parts.flatMap((part) => filled(charactersOf(part), fits)) : parts);
}

function hyphened(part: string): string {
  return DASH_AT_END.test(part) ? part : part + HYPHEN;
}

/**
 * Joins parts to lines that are as long as they fit.
 * @param ending returns a line as it is written if the word goes on in the next one
 */
function filled(
  parts: readonly string[],
  fits: (text: string) => boolean,
  ending: (line: string) => string = (line) => line,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [index, part] of parts.entries()) {
    const joined = line + part;
    if (line !== '' && !fits(index === parts.length - 1 ? joined : ending(joined))) {
      lines.push(ending(line));
      line = part;
    } else line = joined;
  }
  return [...lines, line];
}

/** Gives each part a share of the word's time, by its number of characters. */
function timed(token: Token, parts: readonly string[]): Token[] {
  const lengths = parts.map((part) => charactersOf(part).length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  return parts.map((text, index) => {
    const [from, to] = [before / total, (before + (lengths[index] ?? 0)) / total];
    before += lengths[index] ?? 0;
    const at = (share: number) => token.start + (token.end - token.start) * share;
    return { text, start: at(from), end: at(to), before: index === 0 ? token.before : 'nothing' };
  });
}
