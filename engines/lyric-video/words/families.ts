/** The country whose shapes are used for characters that several countries write differently. */
export type HanShapes = 'JP' | 'KR' | 'SC';

/** Kana mean Japan and Hangul means Korea; other lyrics are set in Chinese shapes. @param lyrics of the whole song */
export function hanShapesOf(lyrics: string): HanShapes {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(lyrics)) return 'JP';
  return /\p{Script=Hangul}/u.test(lyrics) ? 'KR' : 'SC';
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/**
 * Font families for characters that the look's own font lacks and for which the system would choose badly: the shapes
 * of another country, or "Noto Looped", which draws a tone mark over a vowel mark instead of above it.
 */
export function familiesFor(text: string, han: HanShapes): string[] {
  return [
    'Noto Emoji',
    ...(EAST_ASIAN.test(text) ? [`Noto Sans CJK ${han}`] : []),
    ...(/\p{Script=Thai}/u.test(text) ? ['Noto Sans Thai'] : []),
    ...(/\p{Script=Lao}/u.test(text) ? ['Noto Sans Lao'] : []),
  ];
}
