export type Direction = 'left-to-right' | 'right-to-left';

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LETTER = /\p{L}/u;
const NUMBER = /\p{N}/u;

/** The way in which the first letter of a text is read; undefined where it has none. */
export function directionOf(text: string): Direction | undefined {
  for (const character of text) {
    if (RIGHT_TO_LEFT.test(character)) return 'right-to-left';
    if (LETTER.test(character)) return 'left-to-right';
  }
  return undefined;
}

/** A word's place among the words of its line. */
export interface Place {
  /** Of the word, in the order in which the line is read. */
  index: number;
  /** Of the word whose space to the one before, as it is read, stands in front of this. */
  gap: number;
}

/**
 * Which way each word of a line is read. One without letters goes with its neighbors where they agree, a number with the words
 * before it, and all else with the line.
 */
export function directionsOf(words: readonly string[], line: Direction): Direction[] {
  const own = words.map(directionOf);
  return own.map((direction, index) => {
    const before = own.slice(0, index).findLast(Boolean);
    const after = own.slice(index).find(Boolean);
    const follows = before === after || NUMBER.test(words[index] ?? '');
    return direction ?? (before && follows ? before : line);
  });
}

/**
 * The words of a line in the order in which they stand, from where the line begins: neighbors that are read against the line
 * stand in reverse. https://www.unicode.org/reports/tr9/#L2
 */
export function standing(words: readonly Direction[], line: Direction): Place[] {
  const places: Place[] = [];
  for (let first = 0, end = 0; first < words.length; first = end) {
    while (end < words.length && words[end] === words[first]) end++;
    for (let step = 0; step < end - first; step++) {
      if (words[first] === line) places.push({ index: first + step, gap: first + step });
      else places.push({ index: end - 1 - step, gap: step === 0 ? first : end - step });
    }
  }
  return places;
}
