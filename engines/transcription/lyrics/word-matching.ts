import type { TimedWord } from '../../../functions/domain/segments.ts';

/**
 * Finds the words of a text among the words that were heard, in the same order (Needleman and Wunsch, "A general method
 * applicable to the search for similarities in the amino acid sequence of two proteins", 1970). Recognizers mishear, so
 * words with a similar spelling match too.
 */

/** Share of letters that must agree. Below it, a similarity may be a coincidence. */
const ALIKE = 0.55;
/** Costs of skipping a word of the text and a heard word. A match of a word of four letters is worth 2. */
const SKIPPED_TEXT = 0.25;
const SKIPPED_HEARD = 0.15;

/** Matches a text with heard words. @returns for each word of the text, the index of the heard one, or -1 */
export function matchWords(text: readonly string[], heard: readonly TimedWord[]): Int32Array {
  const columns = heard.length + 1;
  const best = new Float32Array((text.length + 1) * columns);
  const steps = new Uint8Array(best.length);
  for (let row = 1; row <= text.length; row += 1) best[row * columns] = -row * SKIPPED_TEXT;
  for (let column = 1; column <= heard.length; column += 1) best[column] = -column * SKIPPED_HEARD;
  const worth = worths(
    text.map(letters),
    heard.map((word) => letters(word.text)),
  );
  const at = (row: number, column: number) => best[row * columns + column] as number;
  for (let row = 1; row <= text.length; row += 1) {
    for (let column = 1; column <= heard.length; column += 1) {
      const ways = [
        at(row - 1, column) - SKIPPED_TEXT,
        at(row, column - 1) - SKIPPED_HEARD,
        at(row - 1, column - 1) + worth(row - 1, column - 1),
      ] as const;
      const step = ways[BOTH] > Math.max(ways[TEXT], ways[HEARD]) ? BOTH : ways[TEXT] >= ways[HEARD] ? TEXT : HEARD;
      steps[row * columns + column] = step;
      best[row * columns + column] = ways[step];
    }
  }
  const matches = new Int32Array(text.length).fill(-1);
  for (let row = text.length, column = heard.length; row > 0 && column > 0; ) {
    if (steps[row * columns + column] === TEXT) row -= 1;
    else if (steps[row * columns + column] === HEARD) column -= 1;
    else {
      row -= 1;
      column -= 1;
      matches[row] = column;
    }
  }
  return matches;
}

/** The last step of the best path to a cell: it skips a word of the text, skips a heard word, or matches both. */
const TEXT = 0;
const HEARD = 1;
const BOTH = 2;

const NEVER = Number.NEGATIVE_INFINITY;

/** Computes the worth of each pair, once for each pair of spellings, because a chorus repeats its words. */
function worths(text: readonly string[], heard: readonly string[]): (row: number, column: number) => number {
  const [rows, columns] = [numbered(text), numbered(heard)];
  const table = new Float32Array(rows.words.length * columns.words.length);
  rows.words.forEach((a, row) => {
    columns.words.forEach((b, column) => {
      table[row * columns.words.length + column] = worthOf(a, b);
    });
  });
  return (row, column) =>
    table[(rows.numbers[row] ?? 0) * columns.words.length + (columns.numbers[column] ?? 0)] ?? NEVER;
}

function numbered(all: readonly string[]): { words: string[]; numbers: number[] } {
  const words = [...new Set(all)];
  const index = new Map(words.map((word, number) => [word, number]));
  return { words, numbers: all.map((word) => index.get(word) ?? 0) };
}

/** Returns what matching two words is worth: more for similar words, and more for long ones. */
function worthOf(a: string, b: string): number {
  if (a === '' || b === '') return NEVER;
  const likeness = a === b ? 1 : 1 - distance(a, b) / Math.max(a.length, b.length);
  return likeness < ALIKE ? NEVER : likeness * weightOf(a);
}

/** Returns the weight of a word by its length. @param word as `letters` returns it */
export function weightOf(word: string): number {
  return Math.min(6, word.length) / 2;
}

/** Returns the lower-case letters and digits of a word, without accents. Words are compared in this form. */
export function letters(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the Levenshtein distance: the least number of letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const other = (before[column - 1] ?? 0) + Number(a[row - 1] !== b[column - 1]);
      now.push(Math.min(other, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[b.length] ?? 0;
}
