import type { ThingName } from '../vocabulary/things.ts';
import { type Cast, type Pronoun, principalsOf } from './story-cast.ts';

/** Whom a story has shown so far. */
export interface Spoken {
  cast: Cast;
  /** The people of each part of the story, as indices in the cast. The last part comes first, and in it, its subject. */
  shown: readonly (readonly number[])[];
  /** Whom of the last part the next pronoun means first. */
  focus?: number | undefined;
  /** The animals of these parts. */
  animals: readonly (readonly ThingName[])[];
}

/**
 * Finds whom "she" or "him" means: whoever it can mean and was shown last, and if there is nobody, somebody of the cast,
 * the singer first.
 * @param except who cannot be meant, because the same clause names them otherwise
 */
export function meantBy(
  pronoun: Pronoun,
  { cast, shown, focus }: Spoken,
  except: readonly number[],
): number | undefined {
  const isMinor = (index: number) => cast[index]?.minor !== undefined;
  const told = (index: number) => shown.filter((people) => people.includes(index)).length;
  // Of those who were together, the job's characters are meant first. The others are soon forgotten.
  const principals = shown.map((people) => people.filter((index) => !isMinor(index)));
  const minor = shown.slice(0, LATELY).map((people) => people.filter(isMinor));
  const most = unique(minor.flat()).toSorted((one, other) => told(other) - told(one));
  const byRank = principals.map((people, part) => [...people, ...((minor[part]?.length ?? 0) > 0 ? most : [])]);
  const first = focus === undefined || isMinor(focus) ? [] : [focus];
  const known = unique([...first, ...byRank.flat()]).filter((index) => !except.includes(index));
  const singer = cast.findIndex(({ role }) => role === 'singer');
  const others = [...principalsOf(cast).keys()].sort((a, b) => Number(b === singer) - Number(a === singer));
  const all = unique([...known, ...others]).filter((index) => !except.includes(index));
  const isOf = (presentation: Pronoun | undefined) => (index: number) => cast[index]?.presentation === presentation;
  return known.find(isOf(pronoun)) ?? known.find(isOf(undefined)) ?? all.find(isOf(pronoun)) ?? all[0];
}

/** Parts of a story after which no pronoun means a minor character. */
export const LATELY = 2;

/** Number of parts of a story after which people who were together are no longer meant by "they". */
const TOGETHER = 3;

/** Returns the animals that were with people lately. */
export function animalsMeant({ animals, shown }: Spoken): ThingName[] {
  const withPeople = animals.slice(0, TOGETHER).filter((_, part) => (shown[part]?.length ?? 0) > 0);
  return [...new Set(withPeople.flat())];
}

/**
 * Finds whom "they" means: the people who were together last and whoever came to them, or the two who were shown last, or
 * everybody. Somebody who was with an animal and nobody else is a group with it.
 */
export function groupMeant(spoken: Spoken): number[] {
  const { cast } = spoken;
  const shown = withoutMinor(spoken);
  const at = shown.slice(0, TOGETHER).findIndex((people) => people.length > 1);
  if (at === 0) return [...(shown[0] ?? [])];
  const alone = unique(shown.slice(0, TOGETHER).flat());
  if (alone.length === 1 && animalsMeant(spoken).length > 0) return alone;
  const last = unique(at < 0 ? shown.flat() : shown.slice(0, at + 1).flat());
  const group = at < 0 ? last.slice(0, 2) : last;
  return group.length > 1 ? group.sort((a, b) => a - b) : [...principalsOf(cast).keys()];
}

/** Returns who was shown, without minor characters if several others were: they only came across them. */
function withoutMinor({ cast, shown }: Spoken): readonly (readonly number[])[] {
  const principals = shown.map((people) => people.filter((index) => cast[index]?.minor === undefined));
  return unique(principals.slice(0, TOGETHER).flat()).length > 1 ? principals : shown;
}

function unique(indices: readonly number[]): number[] {
  return [...new Set(indices)];
}
