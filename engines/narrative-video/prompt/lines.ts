import type { Chance } from '../../drawing/chance.ts';
import type { Mood, PlaceName } from '../story.ts';
import { INDOORS } from '../vocabulary/shelter.ts';
import { thingOf } from '../vocabulary/things.ts';
import { isFood } from '../vocabulary/things-in-hand.ts';
import { FOR_ONE_DEED, USUAL_DEEDS, USUAL_DEEDS_OF_MOOD } from '../vocabulary/usual-deeds.ts';
import type { Cue } from './leads.ts';
import { isDone, type Phrase } from './phrases.ts';

/** Words of somebody who is alone among others, in plain text. */
const ALONE = / (?:alone|lonely|sola|solo|seule?|allein|einsam|sozinh[oa]) /u;

/** Returns the line of a script for a phrase that names a deed; undefined if it names none. */
export function deedLine(phrase: Phrase, { isOne, isLove, two, one, other }: Cue): string | undefined {
  const { deed, rest, clause } = phrase;
  const subject = isOne ? one : two;
  if (deed && !(ALONE.test(phrase.plain) && deed.one === undefined)) {
    const isThere = deed.there !== undefined && clause.place !== undefined;
    const line = isOne ? (deed.one ?? deed.two) : isThere ? (deed.there ?? deed.two) : deed.two;
    const told = line
      .replace('{we}', () => subject)
      .replaceAll('{A}', () => one)
      .replaceAll('{B}', () => other);
    return `${isLove ? told : told.replace(' hand in hand', '')} ${withoutAside(rest)}`.trim();
  }
  if (deed === undefined && isDone(phrase) && !clause.isOfNature && !clause.isOfCrowd)
    return rest.startsWith(subject) ? withoutAside(rest) : `${subject} ${withoutAside(rest)}`;
  const isHad = clause.things.some((name) => thingOf(name).action !== undefined);
  if (!isHad) return undefined;
  // Of two with one instrument, one sings.
  const isPlayed = clause.things.some((name) => thingOf(name).action?.startsWith('play-'));
  if (isPlayed && !isOne && one !== other) return `${one} singing while ${other} with ${withoutAside(rest)}`;
  return `${subject} ${clause.things.some(isFood) && !isOne ? 'sharing' : 'with'} ${withoutAside(rest)}`;
}

/** "A last kiss before the ferry leaves": what leaves is there. */
function withoutAside(text: string): string {
  return text.replace(/(?:^| )(?:before|as|while|until|when) (the|a|an|his|her|their) (\p{L}+) \p{L}+$/iu, ' by $1 $2');
}

/** Returns what people do in a place of which nothing else is said: what they have not done yet, if they can. */
export function usualDeed(
  place: PlaceName | undefined,
  mood: Mood | undefined,
  { isOne, isLove }: Pick<Cue, 'isOne' | 'isLove'>,
  used: Set<string>,
  chance: Chance,
  isHolding = false,
): string {
  const usual = (place && USUAL_DEEDS[place]) ?? [];
  const here =
    usual.find((name) => !used.has(`${place}/${name}`)) ?? (place && FOR_ONE_DEED.has(place) ? usual[0] : undefined);
  if (here) {
    used.add(`${place}/${here}`);
    return here;
  }
  const all = USUAL_DEEDS_OF_MOOD[mood ?? 'calm'][isOne ? 'one' : isLove ? 'lovers' : 'several'];
  const quiet = isHolding ? all.filter((name) => !/running|dancing/u.test(name)) : all;
  const calm = place && INDOORS.has(place) ? quiet.filter((name) => !/walking|running|horizon/u.test(name)) : quiet;
  const deeds = calm.length > 0 ? calm : ['sitting'];
  const deed = deeds.find((name) => !used.has(name)) ?? chance.pick(deeds);
  used.add(deed);
  return deed;
}
