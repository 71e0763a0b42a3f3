type Direction = 'left-to-right' | 'right-to-left';

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LETTER = /\p{L}/u;
const NUMBER = /\p{N}/u;

/** The direction in which the first letter of a text is read; undefined if it has no letters. */
export function directionOf(text: string): Direction | undefined {
  for (const character of text) {
    if (RIGHT_TO_LEFT.test(character)) return 'right-to-left';
    if (LETTER.test(character)) return 'left-to-right';
  }
  return undefined;
}

/** A word's place among the words of its line. */
export interface Place {
  /** Index of the word that is at this place, in reading order. */
  index: number;
  /** Index of the word before which, in reading order, the space in front of this place stands. */
  gap: number;
}

/**
 * The reading direction of each word of a line. A word without letters takes its neighbors' direction if they agree. A
 * number takes the direction of the word before it. Any other word takes the line's.
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
 * Puts the words of a line into visual order, from where the line begins. Neighbors that are read against the line's
 * direction are reversed. https://www.unicode.org/reports/tr9/#L2
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
