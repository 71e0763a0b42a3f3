import { languageOf } from '../language/language.ts';
import { languageOfLine } from '../language/line-language.ts';
import { hasPhonemes, phonemesOf } from '../language/phonemes.ts';
import { readingsOf } from '../language/readings.ts';
import { phonesOf } from './phones.ts';
import { pronounce, spokenParts } from './pronunciation.ts';

/** A part of a line that gets a time: a word, or a character where words are not separated. */
export interface SpokenWord {
  text: string;
  /** Its pronunciations, each a list of phones of the CMU dictionary. A dash or a note sign has none. */
  ways: string[][];
}

/**
 * Returns the words of each line with their pronunciations, or undefined for a line whose language has none here.
 * English comes from a dictionary, and other languages from espeak-ng.
 * @param known ISO 639-1 code of the song's language; without it, the words decide
 * @throws ProcessFailure if espeak-ng is missing
 */
export async function spokenWordsOf(lines: readonly string[], known?: string): Promise<(SpokenWord[] | undefined)[]> {
  const song = known ?? (await languageOf(lines.join('\n')));
  const found: (SpokenWord[] | undefined)[] = lines.map(() => undefined);
  const byLanguage = Map.groupBy(lines.keys(), (index) => languageOfLine(lines[index] ?? '', song));
  for (const [language, indexes] of byLanguage) {
    const own = indexes.map((index) => lines[index] ?? '');
    const words = language === 'en' ? await english(own) : hasPhonemes(language) ? await foreign(own, language) : [];
    indexes.forEach((index, at) => {
      found[index] = words[at];
    });
  }
  return found;
}

async function english(lines: readonly string[]): Promise<(SpokenWord[] | undefined)[]> {
  const words = lines.map((line) => line.split(/\s+/u).filter(Boolean));
  const parts = words.map((line) => line.map(spokenParts));
  const ways = await pronounce(parts.flat().map((part) => part ?? []));
  return words.map((line, index) => {
    const own = ways.splice(0, line.length);
    if (parts[index]?.some((part) => part === undefined)) return undefined;
    return line.map((text, at) => ({ text, ways: own[at] ?? [] }));
  });
}

async function foreign(lines: readonly string[], language: string): Promise<SpokenWord[][]> {
  const readings = await readingsOf(lines, language);
  const phonemes = await phonemesOf(
    readings.flat().map(({ spoken }) => spoken),
    language,
  );
  return readings.map((line) => {
    const own = phonemes.splice(0, line.length);
    return line.map(({ text }, at) => {
      const phones = phonesOf(own[at] ?? []);
      return { text, ways: phones.length > 0 ? [phones] : [] };
    });
  });
}
