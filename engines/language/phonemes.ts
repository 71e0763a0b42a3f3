import { GIB, ProcessFailure, type ProcessLimits, runProcess } from '../process/child-process.ts';

/** Phonemes in the International Phonetic Alphabet, from espeak-ng. */

const LIMITS: ProcessLimits = { memoryBytes: GIB, cpuSeconds: 300, fileBytes: GIB };
/** espeak-ng's voice for each language, by ISO 639-1 code, if its name is not the code. */
const VOICES: Readonly<Record<string, string>> = {
  ...{ en: 'en-us', fr: 'fr-fr', no: 'nb', pt: 'pt-br', vi: 'vi', zh: 'cmn-latn-pinyin' },
};
/** Languages whose words espeak-ng reads well enough. Its Thai, for example, leaves out half of a word. */
const READ = new Set(
  (
    'am ar as az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gd gu he hi hr ht hu hy id is it ja ka kk ' +
    'kn ko ku ky la lb lt lv mi mk ml mr ms mt ne nl no or pa pl pt ro ru sd si sk sl sq sr sv sw ta te tr tt uk ur uz vi zh'
  ).split(' '),
);

export function hasPhonemes(language: string): boolean {
  return READ.has(language);
}

/**
 * Returns the phonemes of each word.
 * @param words as they are spelled; Japanese in kana, Chinese in pinyin with tone numbers
 * @throws ProcessFailure if espeak-ng is missing
 */
export async function phonemesOf(words: readonly string[], language: string): Promise<string[][]> {
  const clean = words.map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}'’ー-]/gu, ''));
  const unique = [...new Set(clean)].filter(Boolean);
  const found = new Map((await read(unique, VOICES[language] ?? language)).map((line, at) => [unique[at], line]));
  return clean.map((word) => found.get(word) ?? []);
}

/** Reads each word as a paragraph. If the lines do not fit the words, or a word ends the program, halves the list. */
async function read(words: readonly string[], voice: string): Promise<string[][]> {
  if (words.length === 0) return [];
  const lines = await linesOf(words, voice);
  if (lines?.length === words.length) return lines.map(phonemesIn);
  if (words.length === 1) return [(lines ?? []).flatMap(phonemesIn)];
  const half = words.length >> 1;
  return [...(await read(words.slice(0, half), voice)), ...(await read(words.slice(half), voice))];
}

async function linesOf(words: readonly string[], voice: string): Promise<string[] | undefined> {
  const chunks: Buffer[] = [];
  try {
    await runProcess('espeak-ng', ['-q', '--ipa', '--sep=_', '-b', '1', '-v', voice, '--stdin'], {
      limits: LIMITS,
      timeoutSeconds: 300,
      input: paragraphs(words),
      onOutput: (chunk) => chunks.push(chunk),
    });
  } catch (error) {
    if (error instanceof ProcessFailure && error.reason !== 'missing') return undefined;
    throw error;
  }
  const lines = Buffer.concat(chunks).toString('utf8').split('\n');
  return lines.filter((line) => line.trim() !== '');
}

async function* paragraphs(words: readonly string[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(words.map((word) => `${word}\n\n`).join(''));
}

/**
 * Removes the names of languages that espeak-ng changes to, as in `(en)lˈav(de)`, and the sign of the second tone that it
 * writes after Chinese vowels.
 */
function phonemesIn(line: string): string[] {
  return line
    .replaceAll(/\([a-z-]+\)/g, '_')
    .replaceAll(/(?<=[aeiouyəɛɑɤœ])ɜ/gu, '')
    .split(/[_\s]+/)
    .filter(Boolean);
}
