import type { Action } from '../actions.ts';
import type { Mood, PlaceName, SongPart, Time, Turn, Weather } from '../story.ts';
import { withoutHomonyms } from '../vocabulary/homonyms.ts';
import { isAboard } from '../vocabulary/journeys.ts';
import { type Found, type Lexicon, plain } from '../vocabulary/lexicon.ts';
import { USUAL_PLACES } from '../vocabulary/places.ts';
import { isSkyWatched } from '../vocabulary/sky-watching.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { isFood } from '../vocabulary/things-in-hand.ts';
import { lexicons } from './lexicons.ts';
import { isMissing } from './things-missing.ts';

/** One part of a sentence. */
export interface Clause {
  text: string;
  /** Its text in the form that the lexicons read. */
  plain: string;
  /** Whether another clause of the same sentence comes before it. */
  goesOn: boolean;
  place?: PlaceName;
  /** Where it may be, if the story says nothing else: a king lives in a castle. */
  likelyPlace?: PlaceName;
  /** Where people are who are out in the weather, or do what nobody does indoors: "in the rain", "by the campfire". */
  outside?: PlaceName;
  /** Where people are who do what nobody does outside: "waits at the window". */
  inside?: PlaceName;
  time?: Time;
  weather?: Weather;
  /** Whether the moon or stars are seen, which no fog or rain hides. */
  isStarlit?: boolean;
  mood?: Mood;
  /** Whether a verb names the mood, which then ends with what is done: "cries", unlike "lonely". */
  isMoodOfAct?: boolean;
  action?: Action;
  /**
   * Position of its verb in the plain text. A character named before the verb does the action. A character named after
   * it is its object.
   */
  verbAt: number;
  /** Whether it says how something else is done: "…, laughing". */
  isManner: boolean;
  /** Whether an animal or the sky is what acts: "dragons fly over the castle", "until the stars come out". */
  isOfNature: boolean;
  /** Whether somebody looks on while its people do it. */
  isWatched?: boolean;
  /** Whether the subject is people that no character plays: "the crowd cheers". */
  isOfCrowd: boolean;
  /** Whether those who act look at the sky. */
  looksUp?: boolean;
  things: ThingName[];
  /** The things that are there without anybody who has them. */
  around?: readonly ThingName[];
  /** Whether people share what it names. */
  isShared?: boolean;
  turn?: Turn;
  part?: SongPart;
}

export function sentencesOf(prompt: string): string[] {
  const sentences = prompt
    .split(/(?<=[.!?…])(?<!(?:^|\s)(?:[DM]r|Mrs|Ms|St|Sr|Sra|Prof)\.)\s+|[\n;。！？]+/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return sentences.length === 0 ? [prompt.trim()] : sentences;
}

/** Splits after a comma and before a conjunction, but not where somebody teaches somebody, or learns, to do something. */
const CLAUSE_BORDER =
  /(?<=[,:]) | (?=(?:he|she|they|we|i) )(?<=^(?:[Ww]hen|[Ww]hile|[Aa]s|[Aa]fter|[Bb]efore) (?:\S+ ){3,12})| (?<!\b(?:t(?:each|eaches|aught|eaching)|asks?|asked|invites?|invited) \S+(?: \S+)? )(?=(?:and|then|(?<!\bmiss(?:es|ed)? (?:\S+ ){1,4}|\blate |\b(?:learn|learns|learned|learnt|learning|begins?|began|starts?|started|[Tt]r(?:y|ies|ied|ying)|dares?|dared) |\bfl(?:y|ies|ew|ying) )to(?! (?:him|me|you|them|us|each other|her(?=[,.!?]|$)))|into|towards?|until|before|while|but|und|dann|nach|(?<!\bzu spät |\bfl(?:iegt|iegen|og) )(?:zum|zur)|aber|während|et|puis|vers|mais|pendant|y|luego|hacia|pero|mientras|e|poi|ma|mentre|mas|enquanto) )|(?<=[、，]|\p{sc=Han},)/u;

/** What comes before somebody else who acts: "Mina watches" and "Jo dance" are two clauses. */
const WATCHES =
  /^(.*?\b(?:watch|watches|watched|watching|sees|saw|hears?|heard|teach|teaches|taught|finds?|found)) (\p{L}+ .+)$/iu;

/** No real sentence has more parts than this, but 5,000 commas fit into a prompt. */
const MOST_CLAUSES = 600;

/**
 * Splits a sentence into clauses and reads each.
 * @param hidden returns a plain text in which names mean nothing else, with all words at their places
 */
export function clausesOf(sentence: string, hidden: (plainText: string) => string): Clause[] {
  // No pattern begins with several spaces, because it would try each run of spaces once per space.
  const parts = sentence.replace(/\s+/gu, ' ').trim().split(CLAUSE_BORDER);
  return parts
    .slice(0, MOST_CLAUSES)
    .flatMap((part) => withWatched(part.trim()))
    .map(({ text, isWatched }, index) => clauseOf(text, { goesOn: index > 0, isWatched, hidden }))
    .map((clause, index, all) =>
      isGoingOn(clause) && all[index - 1]?.isOfCrowd ? { ...clause, isOfCrowd: true } : clause,
    );
}

/** "… and cheers": whether it begins with a verb, so that its subject is the one before. */
function isGoingOn({ goesOn, plain: words, verbAt }: Clause): boolean {
  return goesOn && verbAt < words.length && /^ (?:(?:and|und|y|et|e|then) )?$/u.test(words.slice(0, verbAt));
}

/** Somebody who is found so does nothing, in plain text. */
const ILL = /^ (?:\p{L}+ )?(?:sick|ill|dying|wounded|injured) /u;

/** Splits a clause into who watches and who acts. */
function withWatched(text: string): { text: string; isWatched: boolean }[] {
  const [, watching = '', watched = ''] = WATCHES.exec(text) ?? [];
  // The first word is whoever acts. "Watches the dance" is about nobody else.
  const rest = plain(watched).replace(/^ \p{L}+(?= )/u, '');
  if (!lexicons.action.first(rest) && !ILL.test(rest)) return [{ text, isWatched: false }];
  return [
    { text: watching, isWatched: false },
    { text: watched, isWatched: true },
  ];
}

function clauseOf(
  text: string,
  { goesOn, isWatched, hidden }: { goesOn: boolean; isWatched: boolean; hidden: (plainText: string) => string },
): Clause {
  const read = withoutHomonyms(plain(text));
  const words = hidden(read);
  const verb = lexicons.action.first(words);
  const things = thingsOf(words, verb);
  const isPassenger = isAboard(words);
  const isShared = lexicons.sharing.first(words) !== undefined;
  // Passengers eat too.
  const isMeal = isShared && verb === undefined && things.some(isFood);
  const looksUp = isSkyWatched(read);
  const acted = isMeal
    ? { action: 'eat' as const }
    : looksUp && verb === undefined
      ? { action: 'stand' as const }
      : actionOf(words, verb?.name, things, isPassenger);
  // What is climbed may stand anywhere.
  const isElsewhere = acted.action === 'climb' && things.length > 0;
  const usualPlace = acted.action && !isElsewhere && USUAL_PLACES[acted.action];
  return {
    text,
    plain: read,
    goesOn,
    ...(usualPlace && { likelyPlace: usualPlace }),
    ...named('place', lexicons.placeOfAction, words),
    ...placeOf(words),
    ...outsideOf(words),
    ...named('inside', lexicons.indoors, words),
    ...(isPassenger && { place: 'train' }),
    ...named('time', lexicons.time, words),
    ...named('weather', lexicons.weather, words),
    ...(lexicons.starlight.first(words) && { isStarlit: true }),
    ...moodOf(words),
    ...acted,
    verbAt: (verb ?? lexicons.weakAction.first(words))?.index ?? words.length,
    isManner:
      goesOn &&
      !isWatched &&
      verb !== undefined &&
      / \p{L}+(?:ing|ndo|end|ant) /u.test(words.slice(0, verb.index + verb.length + 1)),
    isOfNature: isWatched || isOfNature(words, verb),
    ...(isWatched && { isWatched }),
    isOfCrowd: isActedBy(lexicons.crowd, words, verb),
    ...(looksUp && { looksUp }),
    things,
    ...(isShared && { isShared }),
    ...named('turn', lexicons.turn, words),
    ...named('part', lexicons.part, words),
  };
}

function isOfNature(words: string, verb: Found<Action> | undefined): boolean {
  const isBefore = (index: number) => (found: Found<string>) => found.index < index;
  if (verb) return lexicons.animal.all(words).some(isBefore(verb.index));
  const weak = lexicons.weakAction.first(words);
  return weak !== undefined && [...lexicons.animal.all(words), ...lexicons.time.all(words)].some(isBefore(weak.index));
}

/** Whether a word of the lexicon is before the verb, as its subject. */
function isActedBy(lexicon: Lexicon<string>, words: string, verb: Found<Action> | undefined): boolean {
  const subject = lexicon.first(words);
  const acted = verb ?? lexicons.weakAction.first(words);
  return subject !== undefined && acted !== undefined && subject.index < acted.index;
}

function moodOf(words: string): Pick<Clause, 'mood' | 'isMoodOfAct'> {
  const mood = lexicons.mood.first(words);
  if (!mood) return {};
  const acts = [...lexicons.action.all(words), ...lexicons.weakAction.all(words)];
  return { mood: mood.name, ...(acts.some(({ index }) => index === mood.index) && { isMoodOfAct: true }) };
}

/** Verbs that say how somebody gets into a train or bus. Inside, they sit. */
const BOARDING: ReadonlySet<Action | undefined> = new Set<Action | undefined>([
  'ride',
  'drive',
  'walk',
  'carry',
  undefined,
]);

const FINDING =
  / (?:finds?|found|picks? up|picked up|buys?|bought|sees?|saw|lose|loses|lost|steals?|stole|klaut|stiehlt|stehlen|roban?|volent?|rubano?|rouba|sells?|selling|sold|compran?|acheten?t?|achete|kauft|kaufen|comprano|compram?|vende|verkauft) /;

/** What is empty or gone is used by nobody, in plain text. */
const IS_EMPTY =
  / (?:is|are|was|were|stays?|esta|estan|ist|sind|est|sont|e|sono) (?:\p{L}+ )?(?:empty|gone|missing|closed|broken|vaci[oa]|leer|weg|vide|vuot[oa]|vazi[oa]) /u;

function actionOf(
  words: string,
  verb: Action | undefined,
  things: readonly ThingName[],
  isPassenger: boolean,
): { action?: Action } {
  if (isPassenger && BOARDING.has(verb)) return { action: 'ride' };
  if (verb === 'ride' && things.includes('ferris-wheel')) return { action: 'cheer' };
  if (verb === 'ride' && things.some((name) => thingOf(name).action === 'drive')) return { action: 'drive' };
  const vehicle = verb === undefined || BY_VEHICLE.has(verb) ? vehicleIn(words, things) : undefined;
  if (vehicle) return { action: vehicle };
  // Opening a letter means to read it, and playing a guitar means to play the guitar, whatever the verb.
  // Whoever finds a bottle does not drink from it, and whoever comes home with gifts carries them.
  const ofThing = (IS_EMPTY.test(words) ? [] : things)
    .map((name) => thingOf(name).action)
    .find((action) => action !== undefined && !(FINDING.test(words) && (action === 'drink' || action === 'eat')));
  const weak = lexicons.weakAction.first(words)?.name;
  const action = verb ?? (ofThing === 'give' && weak === 'walk' ? 'carry' : ofThing) ?? weak;
  return action ? { action } : {};
}

/** What can also be done on a vehicle: to flee on a motorcycle, to deliver something by bicycle. */
const BY_VEHICLE: ReadonlySet<Action> = new Set<Action>(['run', 'walk', 'carry', 'drive']);

/** Returns how somebody travels who flees or delivers something "on a motorcycle" or "in a car". */
function vehicleIn(words: string, things: readonly ThingName[]): Action | undefined {
  return things
    .map((name) => thingOf(name).action)
    .find(
      (action) =>
        (action === 'ride' && / (?:on|mit|en) /.test(words)) || (action === 'drive' && / (?:in|with) /.test(words)),
    );
}

/** Returns the things that a clause names. "Toasts" is no bread if it is what somebody does, but who rows has a boat. */
function thingsOf(words: string, verb: Found<Action> | undefined): ThingName[] {
  const found = lexicons.thing.all(words).filter((one) => {
    const { name, index } = one;
    const { action: own, bearing } = thingOf(name);
    const isRidden = verb?.name === 'ride' && bearing === 'under';
    const isVerb = verb?.index === index && own !== undefined && own !== verb.name && !isRidden;
    return !isVerb && !isMissing(words, one);
  });
  return [...new Set(found.map(({ name }) => name))];
}

/** What comes before a place in which somebody is, and not only before one that is seen: "into the", "in the old". */
const INSIDE =
  / (?:in|into|inside|on|onto|aboard|through|among|across|over|above|up|en|dans|sur|im|auf|durch|no|na|nel|nella) (?:(?:the|an?|his|her|their|our|my|its|el|la|los|las|le|les|der|die|das|den|dem|il) )?(?:\p{L}+ )?$/u;

/** Returns the place that a clause names. A train that passes through another place is a thing there. */
function placeOf(words: string): Pick<Clause, 'place' | 'likelyPlace'> {
  const signs = new Set(lexicons.sign.all(words).map(({ index, length }) => `${index} ${length}`));
  const isLikely = ({ index, length }: Found<PlaceName>) =>
    signs.has(`${index} ${length}`) && !INSIDE.test(words.slice(0, index));
  const places = lexicons.place.all(words);
  const certain = places.filter((found) => !isLikely(found));
  // "The car breaks down in the desert": a car only tells where one usually is.
  const around = certain.filter(({ name, index }) => name !== 'road' && INSIDE.test(words.slice(0, index)));
  const place = first(certain[0]?.name === 'road' && around.length > 0 ? around : certain);
  const likelyPlace = first(places.filter(isLikely));
  return { ...(place && { place }), ...(likelyPlace && { likelyPlace }) };
}

/** Where people are if a story only says which weather they are in. */
const OUTSIDE: Partial<Record<Weather, PlaceName>> = { rain: 'street', storm: 'street', snow: 'snow' };

const UNDER = / (?:under|sous|bajo|sotto|unter|sob) (?:(?:the|la|el|il|lo|der|dem|a|o) )?$/u;

function outsideOf(words: string): Pick<Clause, 'outside'> {
  for (const { name, index } of lexicons.weather.all(words)) {
    const outside = OUTSIDE[name];
    const before = words.slice(0, index);
    if (outside && (INSIDE.test(before) || UNDER.test(before))) return { outside };
  }
  return named('outside', lexicons.outdoors, words);
}

function first(places: readonly Found<PlaceName>[]): PlaceName | undefined {
  return (places.find(({ name }) => name !== 'train') ?? places[0])?.name;
}

function named<Key extends string, Name extends string>(
  key: Key,
  lexicon: Lexicon<Name>,
  words: string,
): Partial<Record<Key, Name>> {
  const found = lexicon.first(words);
  return found ? ({ [key]: found.name } as Partial<Record<Key, Name>>) : {};
}
