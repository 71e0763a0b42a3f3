import { probableLanguageOf } from './language.ts';

/** Returns the parts of a word between which a line may end. The parts together are the word. */
export type Hyphenate = (word: string) => string[];

/**
 * Letters in the shortest word that is hyphenated. Readers of captions expect a shorter one in one piece, and it fits
 * a line of every look.
 */
const LONG = 12;
const LONG_WORD = new RegExp(`\\p{L}{${LONG}}`, 'u');

/** Languages whose rules the package `hyphen` has, by ISO 639-1 code, and the package's name for each. */
const RULES: Readonly<Record<string, string>> = {
  ...{ be: 'be', bg: 'bg', bn: 'bn', ca: 'ca', cs: 'cs', da: 'da', de: 'de', el: 'el', en: 'en', es: 'es', et: 'et' },
  ...{ eu: 'eu', fi: 'fi', fr: 'fr', gu: 'gu', hi: 'hi', hr: 'hr', hu: 'hu', hy: 'hy', is: 'is', it: 'it', ka: 'ka' },
  ...{ kn: 'kn', lt: 'lt', lv: 'lv', ml: 'ml', mr: 'mr', nl: 'nl', no: 'nb', or: 'or', pa: 'pa', pl: 'pl', pt: 'pt' },
  ...{
    ro: 'ro',
    ru: 'ru',
    sk: 'sk',
    sl: 'sl',
    sq: 'sq',
    sr: 'sr-cyrl',
    sv: 'sv',
    ta: 'ta',
    te: 'te',
    tr: 'tr',
    uk: 'uk',
  },
};

/** What the package has for each language. */
interface Rules {
  hyphenateSync(text: string, options: { hyphenChar: string }): string;
}

/** The sign that marks a possible end of a line, and that texts may already contain. */
const SOFT_HYPHEN = '\u00ad';
/** A line may also end after a hyphen, a dash or a slash in the word. */
const AFTER_DASH = /(?<=[\p{L}\p{N}][-\u2010\u2013\u2014/])(?=[\p{L}\p{N}])/u;

const LATIN = /\p{Script=Latin}/u;

/**
 * Returns the rules of the languages in which a text is probably written: one for its words in Latin letters and one for
 * its other words, because a Japanese song may have an English or a German line. Loads rules only for long words.
 * @param text all words of a song, so that the languages are clear
 */
export async function hyphenatorFor(text: string): Promise<Hyphenate> {
  const words = text.split(/\s+/);
  const [latin, other] = await Promise.all([
    rulesOf(words.filter((word) => LATIN.test(word))),
    rulesOf(words.filter((word) => !LATIN.test(word))),
  ]);
  return (word) =>
    word.split(AFTER_DASH).flatMap((part) => {
      const rules = LATIN.test(part) ? latin : other;
      return rules && LONG_WORD.test(part) ? syllables(part, rules) : [part];
    });
}

async function rulesOf(words: readonly string[]): Promise<Rules | undefined> {
  if (!words.some((word) => LONG_WORD.test(word))) return undefined;
  const name = RULES[(await probableLanguageOf(words.join(' '))) ?? ''];
  return name === undefined ? undefined : (await import(`hyphen/${name}/index.js`)).default;
}

function syllables(word: string, rules: Rules): string[] {
  return rules.hyphenateSync(word, { hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN).filter(Boolean);
}
