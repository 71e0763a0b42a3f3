import { readerOf } from './readings.ts';

/** Returns a line in Latin letters, or undefined if it has no letters of another script. */
export type Romanize = (line: string) => string | undefined;

/** A run of letters of one script, and what to write instead. */
interface Script {
  letters: RegExp;
  load(): Promise<(run: string) => string>;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const OTHER_THAN_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/** Japanese: Hepburn's system. Endings are joined to their verbs, and a bar marks a long vowel. */
const JAPANESE: Script = {
  letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/u,
  async load() {
    const [read, { toRomaji }] = await Promise.all([readerOf('ja'), import('wanakana')]);
    // Each long sound is a vowel with the mark after it.
    const latin = (word: string) =>
      word
        .split('ー')
        .map((sound) => toRomaji(sound))
        .join('\u0304')
        .normalize('NFC');
    return (run) =>
      read(run)
        .map(({ spoken, isEnding }) => (isEnding ? spoken.replace(/^ウ$/, 'ー') : ` ${spoken.replace(/^ヲ$/, 'オ')}`))
        .join('')
        .split(' ')
        .map(latin)
        .join(' ');
  },
};

/** Pinyin with tone marks, with a space between syllables. */
const CHINESE: Script = {
  letters: /\p{Script=Han}+/u,
  async load() {
    const { pinyin } = await import('pinyin-pro');
    return (run) => pinyin(run);
  },
};

/** South Korea's system of 2000, which writes words as they sound. */
const KOREAN: Script = {
  letters: /\p{Script=Hangul}+/u,
  async load() {
    const { romanize } = await import('es-hangul');
    return romanize;
  },
};

/** Hindi and others: the international alphabet of Sanskrit. A tilde marks a nasal vowel. */
const DEVANAGARI: Script = {
  letters: /[\p{Script=Devanagari}\u200c\u200d]+/u,
  async load() {
    // The package's types describe an ES module, but it is a CommonJS one.
    const { default: module } = await import('@indic-transliteration/sanscript');
    const { t: transliterate } = module as unknown as typeof module.default;
    return (run) => transliterate(run, 'devanagari', 'iast').replaceAll('~', '\u0303').normalize('NFC');
  },
};

/** Letter by letter. Arabic and Hebrew are written without most vowels, so only the consonants show. */
const ALPHABETS: Script = {
  letters:
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*/u,
  async load() {
    const { transliterate } = await import('transliteration');
    return (run) =>
      /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(run) ? transliterate(run).toLowerCase() : transliterate(run);
  },
};

/** Punctuation of other scripts, and ours for it. */
const PUNCTUATION: Readonly<Record<string, string>> = {
  ...{
    '、': ',',
    '，': ',',
    '،': ',',
    '。': '.',
    '．': '.',
    '।': '.',
    '！': '!',
    '？': '?',
    '؟': '?',
    '：': ':',
    '；': ';',
  },
  ...{
    '؛': ';',
    '「': '“',
    '『': '“',
    '」': '”',
    '』': '”',
    '（': '(',
    '）': ')',
    '・': ' ',
    '〜': '~',
    '\u3000': ' ',
  },
};

/**
 * Loads what the scripts of a song need, which for Japanese takes a second.
 * @param text all words of the song, because kana elsewhere say that Chinese characters are Japanese
 */
export async function romanizerFor(text: string): Promise<Romanize> {
  const needed = [KANA.test(text) ? JAPANESE : CHINESE, KOREAN, DEVANAGARI, ALPHABETS].filter(({ letters }) =>
    letters.test(text),
  );
  const scripts = await Promise.all(
    needed.map(async ({ letters, load }) => ({
      runs: new RegExp(`(?:${letters.source})+`, 'gu'),
      write: await load(),
    })),
  );
  return (line) => {
    if (!OTHER_THAN_LATIN.test(line)) return undefined;
    const latin = scripts.reduce(
      (rest, { runs, write }) => rest.replace(runs, (run) => `${GAP}${write(run)}${GAP}`),
      line,
    );
    const tidy = tidied(latin);
    // A line with letters that no package knows gets none, rather than a half.
    return OTHER_THAN_LATIN.test(tidy) ? undefined : tidy;
  };
}

/** Marks where the script changes, so that a space stands between two words and none beside punctuation. */
const GAP = '\u2063';

function tidied(line: string): string {
  const plain = [...line].map((character) => PUNCTUATION[character] ?? character).join('');
  return plain
    .replaceAll(/(?<=[\p{L}\p{M}\p{N},.!?:;]) *\u2063+ *(?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(GAP, '')
    .replaceAll(/([,!?;])(?=\p{L})/gu, '$1 ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
