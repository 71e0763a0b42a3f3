import type { Action } from '../actions.ts';
import type { PlaceName, StoryBeat } from '../story.ts';
import { plain } from '../vocabulary/lexicon.ts';
import type { ThingName } from '../vocabulary/things.ts';

/** An animal that stays with the characters who found it, by their indices in the cast. */
export interface FoundAnimal {
  name: ThingName;
  finders: readonly number[];
}

/** Animals that follow somebody home. */
const TAME: ReadonlySet<ThingName> = new Set<ThingName>(['dog', 'cat', 'rabbit', 'duck', 'sheep']);

/** Words for finding an animal and for taking it along, and for leaving it, in plain text. */
const FINDS =
  / (?:finds?|found|adopts?|adopted|rescues?|rescued|befriends?|befriended|picks? up|picked up|buys?|bought|gets|got|home with (?:the|a|his|her)|encuentran?|adoptan?|finde[nt]|adoptier(?:t|en)|trouve(?:nt)?|adopte(?:nt)?|trova(?:no)?|adotta(?:no)?|encontram?|adotam?) /u;
const LEAVES =
  / (?:leav(?:es?|ing)|left|los(?:es?|t)|gives? (?:it|him|her) away|r[au]ns? away|goodbye|dies|died|gone|owners?|alone|without|shelter|dejan?|pierden?|verlasst|verliert|allein|quitte(?:nt)?|perd|lascia|perde) /u;

/** What nobody does with an animal at the feet, and places where none comes along. */
const WITHOUT_ANIMALS: ReadonlySet<Action> = new Set<Action>(['drive', 'ride', 'fly', 'swim', 'climb', 'fall']);
const CLOSED_TO_ANIMALS: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'underwater',
  'space',
  'clouds',
  'sea',
  'club',
  'school',
  'office',
  'hospital',
  'church',
  'gym',
]);

/**
 * Returns which animal is with somebody after a part of the story: one that was found stays until it is left.
 * @param found the one before it
 */
export function foundAfter(beat: StoryBeat, found: FoundAnimal | undefined): FoundAnimal | undefined {
  const text = plain(beat.text);
  const name = beat.things.find((thing) => TAME.has(thing));
  if (name && beat.characters.length > 0 && FINDS.test(text)) return { name, finders: beat.characters };
  return beat.turn === 'later' || LEAVES.test(text) ? undefined : found;
}

/** Returns a part of a story with the animal that somebody in it found before. */
export function withFound(beat: StoryBeat, found: FoundAnimal | undefined): StoryBeat {
  if (!found || beat.turn || LEAVES.test(plain(beat.text)) || CLOSED_TO_ANIMALS.has(beat.place)) return beat;
  const isThere = beat.characters.some((character) => found.finders.includes(character));
  if (!isThere || beat.things.includes(found.name) || beat.deeds.some(({ action }) => WITHOUT_ANIMALS.has(action)))
    return beat;
  return { ...beat, things: [...beat.things, found.name] };
}
