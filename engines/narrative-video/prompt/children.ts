import { lexiconOf, plain } from '../vocabulary/lexicon.ts';
import { ADULT_WORDS } from '../vocabulary/people.ts';
import type { Call, Cast } from './story-cast.ts';

const ADULTS = lexiconOf({ adult: ADULT_WORDS });

/** Whether a cast has parents or other adults of a family, so that its brothers and sisters are the others. */
export function hasAdults(cast: Cast): boolean {
  return cast.some(({ name }) => ADULTS.first(plain(name)) !== undefined);
}

/**
 * Returns who plays the children of a story: those it never names, or else those whose names are not those of parents.
 * Empty if it names nobody, or only parents.
 * @param calls whom the story names
 */
export function childrenIn(cast: Cast, calls: readonly Call[]): number[] {
  if (calls.length === 0) return [];
  const all = [...cast.keys()];
  const unnamed = all.filter((index) => !calls.some((call) => call.index === index));
  if (unnamed.length > 0) return unnamed;
  return all.filter((index) => ADULTS.first(plain(cast[index]?.name ?? '')) === undefined);
}
