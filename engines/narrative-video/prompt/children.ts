import { lexiconOf, plain } from '../vocabulary/lexicon.ts';
import { ADULT_WORDS } from '../vocabulary/people.ts';
import type { Call, Cast } from './story-cast.ts';

const ADULTS = lexiconOf({ adult: ADULT_WORDS });

/**
 * Returns who are the children of a story: those whom it never names, or else those who are no parents by their names.
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
