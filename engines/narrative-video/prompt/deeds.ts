import type { Action } from '../actions.ts';
import type { Deed, Mood, PlaceName } from '../story.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';
import { HANDLED } from '../vocabulary/things-handled.ts';
import { isFood } from '../vocabulary/things-in-hand.ts';
import { stillThere } from './absent.ts';
import { armed, isLarge } from './armed.ts';
import type { Clause } from './clauses.ts';
import { animalsMeant, groupMeant, meantBy, type Spoken } from './meant.ts';
import { type Encounter, encountered, lootOf, met, metBy } from './minor-encounters.ts';
import { objectsOfGroup } from './objects.ts';
import { byFire, consoled, eatingTogether, handInHand, MUTUAL, NEEDS_OTHER, paired, proposing } from './pairs.ts';
import { inOneCar } from './passengers.ts';
import type { Named, Singled } from './people-named.ts';
import { keepingSeat, stayingInBoat, WHILE_SEATED } from './seats.ts';
import { principalsOf } from './story-cast.ts';
import { deal, isWorn, serves, usedFor } from './things-dealt.ts';
import { leaverOf } from './togetherness.ts';
import { isCookedAt, isSleptInSeated, NEEDED_BEFORE, USED_AT, USUAL_AT, usualOf } from './usual-things.ts';

/** An action of a character, as a clause describes it. */
export interface Doing extends Named, Pick<Clause, 'isWatched'> {
  action?: Action;
  /** Whether the character sits while doing it. */
  seated?: boolean;
  /** Whether those who do it share its things. */
  isShared?: boolean;
  /** Whether those who do it hold hands. */
  isHandInHand?: boolean;
  /** Whether only one of several people who acted before does it. */
  isAlone?: boolean;
  /** Whether it says of its subject that they are not there, so that others look for them. */
  isGone?: boolean;
  /** Whether those who do it laugh at somebody. */
  mocks?: boolean;
  /** Whether those who do it look at the sky. */
  looksUp?: boolean;
  /** What those who do it do to a minor character, or such a one to them. */
  encounter?: Encounter;
  /** Whether they are angry with whom they do it to. */
  isHarsh?: boolean;
  /** Whether a pronoun says to whom it is done. */
  hasObject?: boolean;
  things: ThingName[];
}

export interface Circumstances extends Spoken {
  /** Who acted in the part before: whoever does the next thing if the sentence goes on without a subject. */
  acting: readonly number[];
  /** Whether an earlier part of the same sentence came before. */
  goesOn: boolean;
  place: PlaceName;
  mood: Mood;
  /** What each character has put on so far. */
  worn: Map<number, ThingName[]>;
  /** On what each character sat in the part before, in the same place. */
  seats: ReadonlyMap<number, ThingName>;
}

/** Actions for one character. A character who is named after the verb only watches. */
const SOLITARY: ReadonlySet<Action> = new Set<Action>([
  'sing',
  'point',
  'throw',
  'read',
  'write',
  'phone',
  'pray',
  'kneel',
  'think',
  'cry',
  'hide',
  'stand',
  'look-around',
  'carry',
  'play-guitar',
  'play-piano',
  'play-drums',
  'play-violin',
  'play-trumpet',
  'play-accordion',
]);
/** Actions with a thing that one person has, while others look on. */
const ONE_HAS_IT: ReadonlySet<Action> = new Set<Action>(['carry', 'read']);
/** Actions for somebody who is not there: thinking of them, calling them, writing to them. */
const TO_ABSENT: ReadonlySet<Action> = new Set<Action>(['think', 'phone', 'write']);
/** @returns what each character does, the things that nobody has, and those who act, without those who only join them */
export function deedsOf(
  doings: readonly Doing[],
  at: Circumstances,
): { deeds: Deed[]; things: ThingName[]; acting: number[] } {
  const deeds: Deed[] = [];
  const things: ThingName[] = [];
  const acting: number[] = [];
  const named = doings.flatMap((doing) => [...doing.before, ...leaverOf(doing, doings[0], at)]);
  const wearLater: [readonly number[], readonly ThingName[]][] = [];
  const sitsTogether = doings.some(({ action, isGroup, isAll }) => action === 'sit' && (isGroup || isAll));
  for (const doing of doings) {
    const subjects = stillThere(doing.isGone, subjectsOf(doing, deeds, at, named), at.shown).filter(
      (index) => !deeds.some(({ character }) => character === index),
    );
    // "They" are somebody and an animal.
    if (doing.isGroup && doing.before.length === 0 && subjects.length === 1)
      things.push(...animalsMeant(at).filter((name) => !things.includes(name)));
    // Whoever is given something does not do what follows.
    acting.push(...(doing.action === 'give' ? subjects.slice(0, 1) : subjects));
    const usual = doing.action ?? deeds[0]?.action ?? 'stand';
    const others = partnersOf(doing, usual, subjects, at).filter(
      (index) => !deeds.some(({ character }) => character === index),
    );
    const action = encountered(doing, [...subjects, ...others], at) ?? usual;
    const had = deal(action, usedFor(action, lootOf(doing, subjects, at)), subjects, things, at);
    // Whoever eats with somebody has the same, and so has whoever is chased on horses.
    const meal =
      action === 'eat' || action === 'drink' || doing.encounter === 'chase' ? (had.get(subjects[0] ?? -1) ?? []) : [];
    if (action === 'give') wearLater.push([others, doing.things.filter(isWorn)]);
    const sharesDrink = doing.isShared === true && action === 'drink' && at.place === 'cafe';
    const own = (action: Action, character: number): Deed => {
      const held = keepingSeat(action, had.get(character) ?? meal, at.seats.get(character));
      // One of them carries what there is to carry, reads the letter, or stirs.
      const isHelping =
        (ONE_HAS_IT.has(action) && held.length === 0 && had.size > 0) ||
        (action === 'cook' && character !== subjects[0]);
      const isSeated = isOnSeat(action, held, { place: at.place, people: subjects.length });
      const seated = doing.seated || sharesDrink || isSeated || (sitsTogether && WHILE_SEATED.has(action));
      const deed = deedOf(character, isHelping ? 'stand' : action, held, at, seated);
      // Whoever paints a wall stands at no easel.
      return things.includes('bucket') && deed.action === 'write' ? without('easel', deed) : deed;
    };
    const isForOne = MUTUAL.has(action) && others.length === 1;
    const otherOwn = (character: number): Deed =>
      SOLITARY.has(action) || doing.mocks
        ? deedOf(character, 'stand', [], at)
        : action === 'give'
          ? { character, action }
          : own(action === 'comfort' ? 'cry' : action, character);
    // While one fights with somebody, the others stand by.
    const [first, ...rest] = subjects.map((character, index) =>
      own(index > 0 && isForOne && doing.encounter ? 'stand' : action, character),
    );
    // Of a group that hugs somebody, the first one does.
    const all = [
      ...(first ? [first] : []),
      ...(isForOne ? [] : rest),
      ...others.map(otherOwn),
      ...(isForOne ? rest : []),
    ];
    const done = met(all, doing, subjects, others, at).map(
      (deed): Deed => (doing.looksUp ? { ...deed, looksUp: true } : deed),
    );
    const isAgainstAnimal = action === 'fight' && doing.things.some((name) => name in ANIMALS);
    if (isAgainstAnimal) deeds.push(...(doing.things.some(isLarge) ? done.map(armed) : done));
    else deeds.push(...paired(doing.isShared ? eatingTogether(done) : doing.isHandInHand ? handInHand(done) : done));
  }
  // Who was given a hat wears it from then on.
  for (const [receivers, gifts] of wearLater)
    for (const receiver of receivers) at.worn.set(receiver, [...new Set([...(at.worn.get(receiver) ?? []), ...gifts])]);
  const isOffBoat = doings.some(({ things }) => things.includes('splash') && things.includes('boat'));
  const staged = isOffBoat ? deeds.map(stayingInBoat) : things.includes('campfire') ? deeds.map(byFire) : deeds;
  // Nobody types with a pen.
  const done = things.includes('computer') ? staged.map((deed) => without('pen', deed)) : staged;
  return { deeds: consoled(proposing(inOneCar(done))), things, acting };
}

function without(name: ThingName, { things = [], ...deed }: Deed): Deed {
  const rest = things.filter((other) => other !== name);
  return rest.length > 0 ? { ...deed, things: rest } : deed;
}

/** Whether somebody has a seat for what one can do while sitting: "cries on the bench" says no other verb. */
function isOnSeat(
  action: Action,
  had: readonly ThingName[],
  { place, people }: { place: PlaceName; people: number },
): boolean {
  const isSeat = (name: ThingName) => thingOf(name).bearing === 'under' && thingOf(name).action === 'sit';
  if (action !== 'sleep') return WHILE_SEATED.has(action) && had.some((name) => name === 'bed' || isSeat(name));
  const bed = had.find((name) => thingOf(name).bearing === 'under') ?? USUAL_AT[place]?.sleep;
  // Two people lie side by side in a bed, and nobody beside somebody else on a sofa.
  if (bed === 'bed') return people > 2;
  return bed === 'sofa' ? people > 1 : bed ? isSeat(bed) : isSleptInSeated(place);
}

/**
 * @param named whoever is named as the subject of a part of the sentence, and does nothing else in the others
 * @returns the clause's subjects, and also those whom it names after its verb if they are not partners
 */
function subjectsOf(doing: Doing, earlier: readonly Deed[], at: Circumstances, named: readonly number[]): number[] {
  const { cast, shown, goesOn } = at;
  if (doing.before.length > 0) return [...new Set(doing.before)];
  if (doing.singled) return singledOut(doing.singled, earlier, at);
  const group = doing.isAll ? [...principalsOf(cast).keys()] : doing.isGroup ? groupMeant(at) : [];
  // "They sing while Ana plays": the others sing.
  const objects = objectsOfGroup(doing, at);
  const looking = doing.isWatched ? earlier.map(({ character }) => character) : [];
  const rest = group.filter((index) => ![...named, ...objects, ...looking].includes(index));
  if (group.length > 0) return rest.length > 0 ? rest : group;
  if (objects.length > 0 && doing.pronouns.before.length === 0) return [];
  const [subject] = doing.pronouns.before;
  const [object] = goesOn || doing.after.length > 0 ? [] : doing.pronouns.after;
  const pronoun = subject ?? object;
  if (pronoun) return [meantBy(pronoun, at, doing.after)].filter((index) => index !== undefined);
  // "Conoce a Jo": somebody who is known, and not Jo.
  const known = doing.leavesOutSubject && doing.action ? at.acting.filter((index) => !doing.after.includes(index)) : [];
  if (doing.after.length > 0 && known.length > 0) return known;
  if (doing.after.length > 0 && !goesOn) return [...new Set(doing.after)];
  const isMutual = doing.action !== undefined && doing.action !== 'give' && MUTUAL.has(doing.action);
  // Whoever came across a minor character goes on alone.
  const isStill = (index: number) => !cast[index]?.minor || at.acting.includes(index);
  const same = isMutual ? (shown[0] ?? []).filter(isStill) : at.acting;
  const isKnown =
    goesOn || (doing.leavesOutSubject && doing.action !== undefined && doing.pronouns.before.length === 0);
  const going = same.filter((index) => !named.includes(index));
  return isKnown ? (doing.isAlone ? going.slice(-1) : going) : [];
}

/**
 * Returns one of the people who were shown last, or the other one: whoever neither acted earlier in this part of the
 * story nor alone in the one before.
 */
function singledOut(singled: Singled, earlier: readonly Deed[], at: Circumstances): number[] {
  const group = groupMeant(at);
  if (singled === 'one') return group.slice(0, 1);
  const [last = []] = at.shown;
  const acted = new Set([...earlier.map(({ character }) => character), ...(last.length === 1 ? last : [])]);
  const others = group.filter((index) => !acted.has(index));
  return acted.size > 0 ? others.slice(0, 1) : group.slice(1, 2);
}

/** Returns who joins the subjects: the characters after the verb, or those whom the action needs. */
function partnersOf(doing: Doing, action: Action, subjects: readonly number[], at: Circumstances): number[] {
  if (TO_ABSENT.has(action) || (action === 'read' && doing.things.includes('phone'))) return [];
  const named = [...new Set([...doing.after, ...objectsOfGroup(doing, at)])].filter(
    (index) => !subjects.includes(index),
  );
  // "Fights the dragon with her sword": the sword's owner is no enemy.
  if (named.length === 0 && action === 'fight' && doing.things.some((name) => name in ANIMALS)) return [];
  const others = named.length > 0 ? named : metBy(doing, subjects, at);
  if (others.length > 0 || subjects.length !== 1) return others;
  // Before an unknown verb or after it: "finds him".
  const pronoun = doing.pronouns.after[0] ?? (doing.isWithOther ? doing.pronouns.before.at(-1) : undefined);
  const isToOther = doing.isWithOther && (action === 'give' || pronoun !== undefined);
  if (!NEEDS_OTHER.has(action) && !isToOther && !(pronoun && MUTUAL.has(action))) return [];
  // "She ties her shoes": her own.
  const isOwn = action === 'kneel' && at.cast[subjects[0] ?? -1]?.presentation === pronoun;
  if (isOwn) return [];
  const meant = pronoun && meantBy(pronoun, at, subjects);
  // "Nobody knows it was him": the only pronoun means whoever was found for it already.
  const { before, after } = doing.pronouns;
  const isSaid = doing.before.length > 0 || before.length + after.length > 1 || at.goesOn;
  if (meant !== undefined) return isSaid || !at.cast[meant]?.minor ? [meant] : [];
  const other = at.shown[0]?.find((index) => !subjects.includes(index) && !at.cast[index]?.minor);
  if (other !== undefined) return [other];
  return principalsOf(at.cast).length === 2 ? [subjects[0] === 0 ? 1 : 0] : [];
}

function deedOf(
  character: number,
  named: Action,
  had: readonly ThingName[],
  { place, mood, worn }: Circumstances,
  seated = false,
): Deed {
  // Passengers sit instead of riding or standing, sleep in their seats, and do there what else can be done.
  const isPassenger =
    (named === 'ride' && USUAL_AT[place]?.ride && !had.some((name) => thingOf(name).action === 'ride')) ||
    (place === 'train' && named === 'stand');
  // Whoever trains in a gym boxes.
  const action = isPassenger ? 'sit' : named === 'jump' && place === 'gym' ? 'fight' : named;
  const usual = usualOf(named, place, mood) ?? usualOf(action, place, mood);
  const before = NEEDED_BEFORE[action];
  const isServed = had.some(
    (name) =>
      (thingOf(name).action === action && name !== 'pancakes') ||
      serves(thingOf(name).bearing, action) ||
      (action === 'read' && (name === 'phone' || name in HANDLED)) ||
      (action === 'eat' && isFood(name)),
  );
  const seat = seated && !had.some((name) => thingOf(name).bearing === 'under') ? USUAL_AT[place]?.sit : undefined;
  const things = [
    ...(worn.get(character) ?? []),
    ...had,
    ...(usual && !isServed ? [usual] : []),
    ...(before && !had.includes(before) && !had.some(isCookedAt) ? [before] : []),
    ...had.flatMap((name) => (action === 'write' ? (USED_AT[name] ?? []) : [])),
    ...(seat && seat !== usual ? [seat] : []),
  ];
  const deed = { character, action, ...(things.length > 0 && { things }), ...(seated && { seated }) };
  return seatedIn(place, deed);
}

/** Seats a passenger of a train for what can be done on a seat. Nobody stands there. */
export function seatedIn(place: PlaceName, deed: Deed): Deed {
  const { action, things = [] } = deed;
  if (place !== 'train' || !(WHILE_SEATED.has(action) || action === 'stand')) return deed;
  const seat = things.includes('seat') ? things : [...things, 'seat' as const];
  return action === 'stand' ? { ...deed, action: 'sit', things: seat } : { ...deed, seated: true, things: seat };
}
