/** Verbs of making and getting something, in plain text, and words before whoever will get it. */
const PREPARES =
  / (?:picking flowers|knits?|knitted|sews?|sewed|buys?|bought|saves? (?:up )?money|collects?|looks for a gift|compra|compran|achete|achetent|kauft|kaufen|kaufte|strickt|tricote|compra|comprano) (?:.* )?(?:for|fur|para|pour|per) /u;

/** Returns where those begin who are not there, since something is made or bought for them; undefined if there are none. */
export function absentFrom(words: string): number | undefined {
  const found = PREPARES.exec(words);
  return found ? found.index + found[0].length : undefined;
}

/** Returns who looks for the subjects if these are gone: somebody who was shown last. */
export function stillThere(
  isGone: boolean | undefined,
  subjects: readonly number[],
  shown: readonly (readonly number[])[],
): readonly number[] {
  if (!isGone) return subjects;
  return [...new Set(shown.slice(0, 2).flat())].filter((index) => !subjects.includes(index)).slice(0, 1);
}
