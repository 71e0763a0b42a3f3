import type { TimedWord } from '../../../functions/domain/segments.ts';

/** The differences between the recognized and the spoken words. */
export interface Errors {
  /** Insertions, deletions and substitutions per spoken word. */
  rate: number;
  /** Errors of the starts of correctly recognized words, in milliseconds, ascending. */
  starts: number[];
}

type Said = Pick<TimedWord, 'text'> & Partial<TimedWord>;

export function errorsOf(said: readonly Said[], heard: readonly TimedWord[]): Errors {
  const cost = distances(said, heard);
  const starts: number[] = [];
  let [row, column] = [said.length, heard.length];
  while (row > 0 && column > 0) {
    const [a, b] = [said[row - 1], heard[column - 1]];
    const here = cost[row]?.[column];
    if (a && b && same(a, b) && here === cost[row - 1]?.[column - 1]) {
      if (a.start !== undefined) starts.push(Math.abs(a.start - b.start) * 1000);
      [row, column] = [row - 1, column - 1];
    } else if (here === (cost[row - 1]?.[column - 1] ?? 0) + 1) [row, column] = [row - 1, column - 1];
    else if (here === (cost[row - 1]?.[column] ?? 0) + 1) row -= 1;
    else column -= 1;
  }
  return { rate: (cost[said.length]?.[heard.length] ?? 0) / said.length, starts: starts.sort((a, b) => a - b) };
}

/** Returns the table of Levenshtein distances, in words. */
function distances(said: readonly Said[], heard: readonly TimedWord[]): number[][] {
  const cost = [Array.from({ length: heard.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= said.length; row++) {
    const above = cost[row - 1] ?? [];
    const line = [row];
    for (let column = 1; column <= heard.length; column++) {
      const [a, b] = [said[row - 1], heard[column - 1]];
      const replaced = (above[column - 1] ?? 0) + Number(!(a && b && same(a, b)));
      line.push(Math.min(replaced, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    cost.push(line);
  }
  return cost;
}

function same(a: Said, b: Said): boolean {
  return plain(a.text) === plain(b.text);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z']/g, '');
}

/** Returns a quantile. @param share 0.5 for the median */
export function quantile(ascending: readonly number[], share: number): number | undefined {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))];
}
