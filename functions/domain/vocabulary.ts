/** Words that Amazon Transcribe should expect in a song. */
export interface Vocabulary {
  /** A language code of Amazon Transcribe, such as `en-US`. */
  language_code: string;
  phrases: string[];
}

/**
 * Languages for which Amazon Transcribe takes vocabularies, with the code to use for each:
 * https://docs.aws.amazon.com/transcribe/latest/dg/supported-languages.html
 */
const CODES: Readonly<Record<string, string>> = {
  ar: 'ar-SA',
  da: 'da-DK',
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  hi: 'hi-IN',
  id: 'id-ID',
  it: 'it-IT',
  ja: 'ja-JP',
  ko: 'ko-KR',
  nl: 'nl-NL',
  pt: 'pt-BR',
  ru: 'ru-RU',
  sv: 'sv-SE',
  tr: 'tr-TR',
  zh: 'zh-CN',
};

/** Characters of the longest phrase, and phrases of one vocabulary; a table may have 50 KB. */
const LONGEST_PHRASE = 64;
const MOST_PHRASES = 500;

/**
 * Returns the words of lyrics as a vocabulary, each once, or undefined if there are none, or Amazon Transcribe takes no
 * vocabulary in their language. Only letters, apostrophes and hyphens are allowed in all languages.
 * @param language ISO 639-1 code of the lyrics; null if unknown
 * @param lyrics plain lines, without times
 */
export function vocabularyOf(language: string | null, lyrics: readonly string[]): Vocabulary | undefined {
  const language_code = language === null ? undefined : CODES[language];
  if (language_code === undefined) return undefined;
  const words = lyrics.flatMap((line) => line.match(/\p{L}[\p{L}\p{M}'-]*\p{L}/gu) ?? []);
  const phrases = [...new Set(words.filter((word) => word.length <= LONGEST_PHRASE))].slice(0, MOST_PHRASES);
  return phrases.length === 0 ? undefined : { language_code, phrases };
}
