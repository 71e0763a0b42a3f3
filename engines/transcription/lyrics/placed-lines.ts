import type { TimedWord } from '../../../functions/domain/segments.ts';
import type { LyricLine } from './lyrics-text.ts';
import type { Span } from './sung-time.ts';
import { letters, matchWords, weightOf } from './word-matching.ts';

/** A line of the text, and when it was heard. */
export interface PlacedLine {
  text: string;
  start: number;
  end: number;
  /** Share of its words that was heard there, weighted by their length: 0 to 1. */
  heard: number;
}

/** Longest time of a sung word, in seconds. Words of one line that were heard farther apart are from two places. */
const SLOWEST_WORD = 1.2;
/** Least share heard: below it, a line could be anywhere. Chosen with the sample song, a third of which is misheard. */
const LEAST_HEARD = 0.3;
/** The same for a line that is heard again although the text has it once. It is higher, as its order is unknown. */
const LEAST_REPEATED = 0.6;
/** Words in the shortest line that is looked for again. */
const SHORTEST_REPEAT = 3;

/** Places the lines that were heard, in the text's order. The result has undefined for every other line. */
export function placeLines(lines: readonly LyricLine[], heard: readonly TimedWord[]): (PlacedLine | undefined)[] {
  const words = lines.map(({ text }) => wordsOf(text));
  const matches = matchWords(words.flat(), heard);
  let from = 0;
  let earliest = 0;
  return lines.map(({ text }, index) => {
    const count = words[index]?.length ?? 0;
    const placed = placeOf(text, words[index] ?? [], [...matches.subarray(from, from + count)], heard);
    from += count;
    if (!placed || placed.heard < LEAST_HEARD || placed.start < earliest) return undefined;
    earliest = placed.end;
    return placed;
  });
}

/**
 * Returns the runs of lines that have no place: the index of the first one, that of the line after the last one, and the
 * time between their neighbors.
 */
export function missingRuns(
  found: readonly (PlacedLine | undefined)[],
  part: Span,
): { first: number; next: number; free: Span }[] {
  const runs: { first: number; next: number; free: Span }[] = [];
  for (let first = 0; first < found.length; first += 1) {
    if (found[first]) continue;
    let next = first;
    while (next < found.length && !found[next]) next += 1;
    runs.push({
      first,
      next,
      free: { start: found[first - 1]?.end ?? part.start, end: found[next]?.start ?? part.end },
    });
    first = next;
  }
  return runs;
}

/** Places lines that have no place by what was heard between their neighbors. */
export function placeMissing(
  lines: readonly LyricLine[],
  found: readonly (PlacedLine | undefined)[],
  heard: readonly TimedWord[],
  part: Span,
): (PlacedLine | undefined)[] {
  const all = [...found];
  for (const { first, next, free } of missingRuns(found, part)) {
    const own = heard.filter(({ start, end }) => start >= free.start && end <= free.end);
    all.splice(first, next - first, ...placeLines(lines.slice(first, next), own));
  }
  return all;
}

/** Finds lines that were heard again where the text has none, such as a chorus that is written once. */
export function repeatedLines(
  lines: readonly LyricLine[],
  heard: readonly TimedWord[],
  placed: readonly PlacedLine[],
): PlacedLine[] {
  const isFree = ({ start, end }: TimedWord) => placed.every((line) => end <= line.start || start >= line.end);
  const found: PlacedLine[] = [];
  for (const run of runsOf(heard, isFree)) found.push(...repeatsIn(run, lines));
  return found;
}

/** Returns the line that fits a run best, and those that fit before and after it. */
function repeatsIn(run: readonly TimedWord[], lines: readonly LyricLine[]): PlacedLine[] {
  if (run.length < SHORTEST_REPEAT) return [];
  const candidates = lines.flatMap(({ text }) => {
    const words = wordsOf(text);
    const place = words.length < SHORTEST_REPEAT ? undefined : placeOf(text, words, [...matchWords(words, run)], run);
    return place && place.heard >= LEAST_REPEATED ? [place] : [];
  });
  const best = candidates.sort((a, b) => b.heard * b.text.length - a.heard * a.text.length)[0];
  if (!best) return [];
  const before = run.filter(({ end }) => end <= best.start);
  const after = run.filter(({ start }) => start >= best.end);
  return [...repeatsIn(before, lines), best, ...repeatsIn(after, lines)];
}

function runsOf(heard: readonly TimedWord[], isFree: (word: TimedWord) => boolean): TimedWord[][] {
  const runs: TimedWord[][] = [[]];
  for (const word of heard) {
    if (isFree(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/**
 * Finds the place where most of a line's words were heard together.
 * @param matches for each word, the index of what was heard, or -1
 */
function placeOf(
  text: string,
  words: readonly string[],
  matches: readonly number[],
  heard: readonly TimedWord[],
): PlacedLine | undefined {
  const found = matches.flatMap((match, index) => {
    const word = heard[match];
    return word ? [{ index, start: word.start, end: word.end, weight: weightOf(letters(words[index] ?? '')) }] : [];
  });
  const together = Math.max(3, words.length * SLOWEST_WORD);
  const clusters = found.map(({ start }) => found.filter((one) => one.start >= start && one.end <= start + together));
  const weigh = (cluster: typeof found) => cluster.reduce((sum, { weight }) => sum + weight, 0);
  const best = clusters.reduce<typeof found>((most, one) => (weigh(one) > weigh(most) ? one : most), []);
  const [first, last] = [best[0], best.at(-1)];
  if (!first || !last) return undefined;
  const pace = (last.end - first.start) / (last.index - first.index + 1);
  const whole = words.reduce((sum, word) => sum + weightOf(letters(word)), 0);
  // Adds time for words that were not heard, before the first heard word and after the last one.
  const start = first.start - first.index * pace;
  const end = last.end + (words.length - 1 - last.index) * pace;
  return { text, start: Math.max(0, start), end, heard: weigh(best) / whole };
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => letters(word) !== '');
}
