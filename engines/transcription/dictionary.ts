import { readFile } from 'node:fs/promises';
import { englishModel } from './pocketsphinx.ts';

/**
 * Pronunciations by lower-case spelling. A word that is spoken in several ways has several. Phones are those of the CMU
 * dictionary.
 */
type Pronunciations = Map<string, string[][]>;

let file: Promise<string> | undefined;

/** Looks words up in pocketsphinx's dictionary. Unknown words are missing from the result. */
export async function pronunciationsOf(words: Iterable<string>): Promise<Pronunciations> {
  const wanted = new Set(words);
  const found: Pronunciations = new Map();
  file ??= readFile(englishModel().dictionary, 'utf8');
  for (const line of (await file).split('\n')) {
    const gap = line.indexOf(' ');
    const spelling = line.slice(0, gap).replace(/\(\d+\)$/, '');
    if (!wanted.has(spelling)) continue;
    const ways = found.get(spelling) ?? [];
    ways.push(
      line
        .slice(gap + 1)
        .trim()
        .split(/\s+/),
    );
    found.set(spelling, ways);
  }
  return found;
}
