import type { Action } from '../actions.ts';
import type { PlaceName } from '../story.ts';
import { endsInWater } from '../vocabulary/into-water.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { Doing } from './deeds.ts';
import { encounterIn, scolding } from './minor-encounters.ts';
import type { namesHidden } from './names-hidden.ts';
import type { Named, namesIn } from './people-named.ts';
import { relativeTo } from './relative-clauses.ts';
import { WHILE_SEATED } from './seats.ts';
import { withSpokenOf } from './spoken-of.ts';
import { thingThere } from './things-as-subjects.ts';
import { serves } from './things-dealt.ts';
import { togethernessIn } from './togetherness.ts';

/** Clauses that form one part of the story: the same people at the same place, with one action each. */
export interface Draft {
  clauses: Clause[];
  doings: Doing[];
  place?: PlaceName;
  goesOn: boolean;
}

/** Returns what the first of the clauses says that says it. */
export function firstOf<Key extends keyof Clause>(
  { clauses }: Pick<Draft, 'clauses'>,
  key: Key,
): Clause[Key] | undefined {
  return clauses.find((clause) => clause[key] !== undefined)?.[key];
}

/**
 * Splits a sentence where it names another place, or where the same people begin another action.
 * @param spokenOf the things that the story named so far, the last ones first; those of the sentence are added
 * @param mount on what the people of the story ride if it names nothing
 */
export function draftsOf(
  sentence: string,
  names: ReturnType<typeof namesIn>,
  hidden: ReturnType<typeof namesHidden>,
  spokenOf: ThingName[],
  mount?: ThingName,
): Draft[] {
  const drafts: Draft[] = [];
  for (const without of clausesOf(sentence, hidden)) {
    const there = thingThere(without, hidden(without.plain));
    const read = withSpokenOf(withoutGift(there?.clause ?? without), spokenOf, mount);
    spokenOf.unshift(...read.things, ...(read.around ?? []));
    const said = names(there?.rest ?? read.plain, read.verbAt);
    const relative = relativeTo(read, drafts.at(-1)?.clauses.at(-1), names);
    const told = relative.length > 0 ? { ...said, before: relative } : said;
    const object = objectOf(read, there ? { ...told, isWithOther: false } : told);
    const scolds = scolding(object, read);
    const named = scolds ?? object;
    const acted = scolds ? { ...read, action: 'point' as const } : read;
    const clause = withBurden(withoutNature(withoutSea(acted, named), named), named);
    const isGone = GONE.test(clause.plain) && (named.before.length > 0 || named.pronouns.before.length > 0);
    // Whom a fisherman catches does not fish.
    const isCatch =
      clause.action === 'fish' && named.after.length > 0 && / (?:catch(?:es)?|caught) /u.test(clause.plain);
    const doing: Doing = {
      ...named,
      things: clause.things,
      ...(clause.isWatched && { isWatched: true }),
      ...(isGone
        ? { action: 'look-around' as const }
        : isCatch
          ? { action: 'stand' as const }
          : clause.action && { action: clause.action }),
      ...(isGone && { isGone: true }),
      ...(clause.isShared && { isShared: true }),
      ...(clause.looksUp && { looksUp: true }),
      ...(clause.plain.includes(' mocks ') && { mocks: true }),
      ...encounterIn(clause.plain),
      ...togethernessIn(clause.plain),
    };
    const last = drafts.at(-1);
    const fall = clause.action ? doing : last?.doings.at(-1);
    if (fall && endsInWater(clause.plain, fall.action)) fall.things = inWater(fall.things, spokenOf);
    leaveVehicle(last, doing, clause);
    const isOfObject = clause.action !== undefined && relative.some((index) => isPartner(last, index));
    if (!last || scolds || isOfObject || isNext(last, clause, named)) {
      drafts.push({
        clauses: [clause],
        doings: [doing],
        goesOn: drafts.length > 0,
        ...(clause.place && { place: clause.place }),
      });
      continue;
    }
    last.clauses.push(clause);
    if (clause.place) last.place ??= clause.place;
    // "Sits there, reading a book."
    const isAtSeat = clause.things.length > 0 && clause.action && isSeat(last.doings.at(-1)?.action, clause.action);
    if (!clause.isManner || isSomebody(named) || isAtSeat) join(last.doings, doing);
    else if (doing.isHandInHand) for (const walk of last.doings) walk.isHandInHand = true;
  }
  return drafts;
}

/** Returns the things of somebody who falls into water. Where the story has a boat, others stay in it. */
function inWater(things: readonly ThingName[], spokenOf: readonly ThingName[]): ThingName[] {
  return [...new Set<ThingName>([...things, 'splash', ...(spokenOf.includes('boat') ? ['boat' as const] : [])])];
}

/** Removes the action "wave" if the clause names nobody: then waves of the sea are meant. */
function withoutSea(clause: Clause, named: Named): Clause {
  if (clause.action !== 'wave' || isSomebody(named) || !/ (?:waves?|waving|waved) /u.test(clause.plain)) return clause;
  const { action: _, ...rest } = clause;
  return rest;
}

/** Removes what animals, the sky or a crowd do: where "dragons fly", people do not. */
function withoutNature(clause: Clause, named: Named): Clause {
  if (!(clause.isOfNature || clause.isOfCrowd) || isSomebody(named)) return clause;
  const { action: _, ...rest } = clause;
  return rest;
}

/** Whoever carries somebody holds them. An animal that is carried goes along, as nobody can be seen with it in the arms. */
function withBurden(clause: Clause, { after, pronouns }: Named): Clause {
  const isSomebodyCarried = after.length > 0 || pronouns.after.length > 0;
  const hasThing = clause.things.some((name) => serves(thingOf(name).bearing, 'carry'));
  const vehicle = clause.things
    .map((name) => thingOf(name).action)
    .find((action) => action === 'drive' || action === 'ride');
  // Whoever steals a car drives it.
  if (clause.action === 'carry' && vehicle && !hasThing) return { ...clause, action: vehicle };
  if (clause.action === 'carry' && !hasThing && clause.things.some((name) => name in ANIMALS))
    return { ...clause, action: 'walk' };
  return clause.action === 'carry' && isSomebodyCarried && !hasThing ? { ...clause, action: 'cradle' } : clause;
}

/** "…, to Ana with a ring": whom the action before is done to. */
const TO = /^ (?:to|towards?|zu|zum|zur|vers) /u;

function isObject({ goesOn, verbAt, plain: words }: Clause): boolean {
  return goesOn && verbAt === words.length && TO.test(words);
}

/** Whoever sets out to see somebody is not there yet, in plain text. */
const TO_SEE = /^ (?:to|um|para|pour|per) (?:see|visit|find|meet|reach|search|surprise|look for) /u;

function objectOf(clause: Clause, named: Named): Named {
  if (clause.goesOn && TO_SEE.test(clause.plain))
    return { ...named, before: [], after: [], isWithOther: false, pronouns: { before: [], after: [] } };
  if (!isObject(clause)) return named;
  const after = [...named.before, ...named.after];
  return {
    ...named,
    before: [],
    after,
    pronouns: { before: [], after: [...named.pronouns.before, ...named.pronouns.after] },
  };
}

/** Whoever is only the object does not give away the thing that the clause names. */
function withoutGift(clause: Clause): Clause {
  const { action: _, ...rest } = clause;
  return isObject(clause) ? rest : clause;
}

/** "They drive to the sea in a van": the van belongs to the drive, and not to those who have arrived. */
function leaveVehicle(last: Draft | undefined, doing: Doing, clause: Clause): void {
  const driver = last?.doings.at(-1);
  if (!driver || clause.action !== undefined || !clause.place) return;
  const vehicles = doing.things.filter((name) => ['drive', 'ride'].includes(thingOf(name).action ?? ''));
  if (vehicles.every((name) => thingOf(name).action !== driver.action)) return;
  driver.things.push(...vehicles);
  doing.things = doing.things.filter((name) => !vehicles.includes(name));
}

/** Actions that leave the other no hand for anything else. */
const TAKES_BOTH: ReadonlySet<Action> = new Set<Action>(['hug', 'cradle', 'kiss', 'dance', 'hold-hands']);

/** What people go on with while they look at the sky. */
const RESTS: ReadonlySet<Action> = new Set<Action>(['sit', 'lie', 'hold-hands', 'hug', 'cheer']);

/** Whoever slips and then falls somewhere does one after the other. */
function isFallAfterSlip({ clauses }: Draft, { plain }: Clause): boolean {
  return (
    / (?:falls?|fell) /u.test(plain) && clauses.some((clause) => / (?:slips?|slipped|trips?) /u.test(clause.plain))
  );
}

/** Who falls asleep was awake before, in plain text. */
const FALLS_ASLEEP =
  / (?:falls? asleep|fell asleep|se duermen?|se quedan? dormid[oa]s?|s endort|s endorment|schlafen? ein|schlaft ein|si addormenta(?:no)?|adormecem?) /u;

/** Whoever sets out for a place is not there while something else is done, in plain text. */
const SETS_OUT =
  / (?:leav(?:es?|ing)|left|mov(?:es?|ed)|goes|went|fl(?:ies|ew)|travels?|sails?) (?:\p{L}+ )?(?:for|to) /u;

/** Whoever is gone is not seen, in plain text. */
const GONE =
  / (?:is|was|are|has|had) (?:already |suddenly |now )?(?:gone|disappeared|vanished|nowhere) | (?:doesn t|does not|didn t|did not|never) (?:come|came|comes|show up|shows up|appear|appears|arrive|arrives) /u;

function isNext(last: Draft, clause: Clause, named: Named): boolean {
  if (clause.place && last.place && clause.place !== last.place) return true;
  // Who watches others is in the same picture.
  if (clause.isWatched && named.isGroup) return false;
  const acted = last.doings.some(({ action }) => action !== undefined);
  // "They fight and Jo leaves for the city": the fight was elsewhere.
  if (acted && clause.place && !last.place && named.before.length > 0 && SETS_OUT.test(clause.plain)) return true;
  if (acted && clause.action && (clause.turn || togethernessIn(clause.plain).isAlone)) return true;
  if (acted && (FALLS_ASLEEP.test(clause.plain) || isFallAfterSlip(last, clause))) return true;
  if (!acted || !clause.action || clause.isManner) return false;
  // "Ana falls and Mina carries her": nobody does both at once.
  if (
    TAKES_BOTH.has(clause.action) &&
    (named.before.length > 0 ||
      (named.pronouns.before.length > 0 && last.doings.some(({ action }) => action === 'fall'))) &&
    named.after.length + named.pronouns.after.length > 0
  )
    return true;
  // "They sit, one reads": the group is shown first.
  if (named.singled) return last.doings.some(({ isAll, isGroup, before }) => isAll || isGroup || before.length > 1);
  // "Mina runs, Jo waits" is one picture; "Mina reads a letter and cries" are two.
  const next = clause.action;
  const isSame =
    !isSomebody(named) ||
    (named.isGroup && (named.before.length === 0 || last.doings.every(({ isGroup }) => !isGroup))) ||
    named.before.some((index) => last.doings.some(({ before }) => before.includes(index)));
  const isWatching = (action: Action | undefined) => clause.looksUp && next === 'stand' && action && RESTS.has(action);
  return isSame && last.doings.every(({ action }) => action !== next && !isSeat(action, next) && !isWatching(action));
}

/** Whether somebody is in a part of the story with others, who do something else. */
function isPartner(last: Draft | undefined, index: number): boolean {
  const isWithOthers = ({ action, before, after }: Doing) =>
    after.includes(index) || (action === undefined && before.length > 1 && before.includes(index));
  return last?.doings.some(isWithOthers) === true;
}

/** "Sits and reads" is one action. */
function isSeat(action: Action | undefined, next: Action): boolean {
  return action === 'sit' && WHILE_SEATED.has(next);
}

function isSomebody({ before, singled, isAll, isGroup, pronouns }: Named): boolean {
  return before.length > 0 || singled !== undefined || isAll || isGroup || pronouns.before.length > 0;
}

/** "Mina" and "and Jo hug" are one action; "Mina runs" and "Jo waits" are two. */
function join(doings: Doing[], doing: Doing): void {
  const last = doings.at(-1);
  if (!last) return;
  const others = doing.before.filter((index) => !doings.some(({ before }) => before.includes(index)));
  // A character who is named after an action may be the subject of another one.
  const isOther = others.length > 0 || doing.singled !== undefined;
  const isMeant = doing.action !== undefined && doing.pronouns.before.length > 0;
  // "Mina dances and everybody claps."
  const isForAll = doing.isAll && doing.action !== undefined && doing.action !== last.action;
  if (last.action !== undefined && (isOther || isMeant || isForAll || doing.isWatched)) {
    doings.push({ ...doing, before: others });
    return;
  }
  // "Mina is not afraid and they dance": both dance.
  if (last.action === undefined && (doing.isGroup || doing.isAll) && doing.before.length === 0) last.before = [];
  last.before.push(...others);
  last.after.push(...doing.after);
  last.isGroup ||= doing.isGroup;
  last.isAll ||= doing.isAll;
  if (doing.isShared) last.isShared = true;
  if (doing.isGone) last.isGone = true;
  if (doing.isHandInHand) last.isHandInHand = true;
  if (doing.looksUp) last.looksUp = true;
  if (doing.encounter) last.encounter ??= doing.encounter;
  if (doing.isHarsh) last.isHarsh = true;
  if (doing.hasObject) last.hasObject = true;
  // "We eat, she is stung": we eat.
  last.pronouns = {
    before: [...last.pronouns.before, ...(last.action ? [] : doing.pronouns.before)],
    after: [...last.pronouns.after, ...doing.pronouns.after],
  };
  last.things = [...new Set([...last.things, ...doing.things])];
  if (doing.action && isSeat(last.action, doing.action)) {
    last.action = doing.action;
    last.seated = true;
  }
  const action = last.action ?? doing.action;
  if (action) last.action = action;
}

/**
 * "Mina hugs her mother and Jo": a character who is named last without an action is the partner of the action before.
 */
export function settled(doings: readonly Doing[]): Doing[] {
  const settled: Doing[] = [];
  for (const doing of doings) {
    const last = settled.at(-1);
    if (last && doing.action === undefined && doing.things.length === 0)
      last.after.push(...doing.before, ...doing.after);
    else settled.push(doing);
  }
  return settled;
}
