/** In which country's shapes characters that several countries write are drawn. */
export type HanShapes = 'JP' | 'KR' | 'SC';

/** Kana are Japanese, Hangul is Korean; what has neither is taken for Chinese. @param lyrics of the whole song */
export function hanShapesOf(lyrics: string): HanShapes {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(lyrics)) return 'JP';
  return /\p{Script=Hangul}/u.test(lyrics) ? 'KR' : 'SC';
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/**
 * Families for what a look's own font does not have, where the system's choice would be a wrong one: the shapes of another
 * country, or "Noto Looped", which sets a tone mark on the vowel's instead of above it.
 */
export function familiesFor(text: string, han: HanShapes): string[] {
  return [
    'Noto Emoji',
    ...(EAST_ASIAN.test(text) ? [`Noto Sans CJK ${han}`] : []),
    ...(/\p{Script=Thai}/u.test(text) ? ['Noto Sans Thai'] : []),
    ...(/\p{Script=Lao}/u.test(text) ? ['Noto Sans Lao'] : []),
  ];
}
