import type { StoryBeat } from '../story.ts';
import type { Doing } from './deeds.ts';
import { meantBy, type Spoken } from './meant.ts';

/** Whoever is told, asked or taught to do something is who does it next, in plain text. */
const TOLD_TO =
  / (?:tells?|told|asks?|asked|orders?|ordered|begs?|begged|forces?|forced|teach(?:es)?|taught|helps?|helped|convinces?|convinced|reminds?|reminded|dares?|lets?) (him|her|\p{L}+) (?:to|how|up) /u;

/** Number of parts of a story for which a group stays together of which each one does something else. */
const TOGETHER = 3;

/**
 * Returns whom the next pronoun means first: whoever is told to do something, or else whoever acted last by name;
 * undefined if nobody stands out.
 * @param before whom the story showed before it
 */
export function inFocus(
  { characters }: StoryBeat,
  doings: readonly Doing[],
  words: string,
  before: Spoken,
): number | undefined {
  if (TOLD_TO.test(words)) return doings.at(-1)?.after[0] ?? pronounIn(doings, characters, before);
  if (doings.length < 2 || ASIDE.test(words)) return undefined;
  return doings.findLast((doing) => doing.before.length === 1)?.before[0];
}

/** What begins a clause that only says when or why, in plain text. */
const ASIDE = / (?:while|when|as|because|since|until|wahrend|als|weil|mientras|cuando|pendant|quand|mentre|quando) /u;

function pronounIn(doings: readonly Doing[], characters: readonly number[], before: Spoken): number | undefined {
  const pronoun = doings.at(-1)?.pronouns.after[0];
  const subject = doings.at(-1)?.before ?? characters.slice(0, 1);
  return pronoun && meantBy(pronoun, before, subject);
}

/** Returns the group of which some people are a part who all do something else, so that "they" means all of it. */
export function groupOf(characters: readonly number[], doings: readonly Doing[], { shown }: Spoken): readonly number[] {
  if (doings.length < 2 || doings.some(({ before }) => before.length !== 1)) return [];
  const isAll = (group: readonly number[]) => characters.every((character) => group.includes(character));
  return shown.slice(0, TOGETHER).find((group) => group.length > characters.length && isAll(group)) ?? [];
}
