import type { Call, Cast } from './story-cast.ts';

/** Whoever tells the story, and whom they speak to, where they do not stay away: "I dance with you", "you find me". */
const [ME, YOU] = ['me|mich|mir|moi|mim|conmigo', 'you|du|dich|dir|te|toi|contigo|voce'].map(
  (words) =>
    new RegExp(
      `(?<! (?:without|miss|misses|missed|missing|about|of|for|like|than|from|forget|forgot|remember|leave|leaves|left|leaving|sin|sans|ohne|senza|sem|de|von|uber)) (?:${words}) `,
      'u',
    ),
) as [RegExp, RegExp];

/**
 * Finds "me" and "you" in the clauses of a story that somebody tells of themselves.
 * @param teller who tells the story, as an index in the cast
 * @param named those whom the story names otherwise: "you" is another one, if there is any
 */
export function addressedIn(
  cast: Cast,
  teller: number | undefined,
  named: readonly Call[],
): (plainText: string) => Call[] {
  if (teller === undefined) return () => [];
  const others = [...cast.keys()].filter((index) => index !== teller);
  const you = others.find((index) => !named.some((call) => call.index === index)) ?? others[0];
  return (text) =>
    [
      { index: teller, words: ME },
      { index: you, words: YOU },
    ].flatMap(({ index, words }) => {
      const found = index === undefined ? null : words.exec(text);
      return index === undefined || !found
        ? []
        : [{ index, at: found.index + 1, end: found.index + found[0].length - 1 }];
    });
}
