/** Languages that are written in each script. The first one is assumed if the song's language is another one. */
const LANGUAGES_OF: readonly [RegExp, readonly string[]][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ur', 'ku']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'be', 'bg', 'sr', 'mk']],
  [/\p{Script=Devanagari}/u, ['hi', 'mr', 'ne']],
  [/\p{Script=Bengali}/u, ['bn', 'as']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Lao}/u, ['lo']],
  [/\p{Script=Tamil}/u, ['ta']],
  [/\p{Script=Telugu}/u, ['te']],
  [/\p{Script=Kannada}/u, ['kn']],
  [/\p{Script=Malayalam}/u, ['ml']],
  [/\p{Script=Gujarati}/u, ['gu']],
  [/\p{Script=Gurmukhi}/u, ['pa']],
  [/\p{Script=Oriya}/u, ['or']],
  [/\p{Script=Armenian}/u, ['hy']],
  [/\p{Script=Georgian}/u, ['ka']],
  [/\p{Script=Ethiopic}/u, ['am']],
  [/\p{Script=Khmer}/u, ['km']],
  [/\p{Script=Myanmar}/u, ['my']],
];
const LATIN = /\p{Script=Latin}/u;
const WITHOUT_LATIN = new Set(LANGUAGES_OF.flatMap(([, languages]) => languages).filter((code) => code !== 'sr'));

/**
 * Returns the language of one line of a song. Its script decides, because a song may change between languages: a Latin
 * line in a Korean song is English.
 * @param song ISO 639-1 code of the song's language, or null if it is not known
 */
export function languageOfLine(line: string, song: string | null): string {
  const [, languages] = LANGUAGES_OF.find(([script]) => script.test(line)) ?? [];
  if (languages) return song !== null && languages.includes(song) ? song : (languages[0] ?? 'en');
  return song === null || (LATIN.test(line) && WITHOUT_LATIN.has(song)) ? 'en' : song;
}
