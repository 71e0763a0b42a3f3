import type { Action } from '../actions.ts';
import type { Deed } from '../story.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { groupMeant, LATELY, meantBy, type Spoken } from './meant.ts';
import { NEEDS_OTHER } from './pairs.ts';
import type { Named } from './people-named.ts';

/** What somebody does to another one who may be a minor character. */
export type Encounter = 'chase' | 'confront' | 'jail' | 'address' | 'rob';

const ENCOUNTERS: readonly (readonly [Encounter, RegExp])[] = [
  [
    'jail',
    / (?:throw|throws|threw|put|puts|lock|locks|locked|land|lands|send|sends|sent|bring|brings|take|takes) (?:.+ )?(?:in|into|to|behind|up) (?:the |a )?(?:jail|prison|dungeon|cell|bars) | (?:arrest|arrests|arrested|handcuffs?) /u,
  ],
  [
    'chase',
    / (?:chase|chases|chased|chasing|hunts?|hunted|pursues?|pursued|runs? after|ran after|goes? after|persigue|persiguen|poursuit|poursuivent|verfolgt|verfolgen|jagt|jagen|insegue|inseguono|persegue) /u,
  ],
  [
    'confront',
    / (?:stops?|stopped|catch|catches|caught|captures?|captured|defeats?|defeated|beats?|beat|tackles?|tackled|knocks?|confronts?|confronted|faces|faced|attacks?|attacked|detiene|atrapa|arrete|attrape|stoppt|fangt|ferma|cattura) /u,
  ],
  [
    'rob',
    / (?:robs?|robbed|robbing|steals? from|stole from|breaks? into|broke into|roba|roban|vole|volent|raubt|uberfallt|rapina|rouba) /u,
  ],
  [
    'address',
    / (?:teach|teaches|taught|tells?|told|scolds?|scolded|yells?|yelled|shouts?|shouted|orders?|ordered|warns?|warned|asks?|asked|explains?|fires|fired|blames?|blamed|insults?|curses?|cursed|threatens?|threatened|advises?|ensena|regana|grita|licencia|apprend|crie|gronde|licencie|lehrt|feuert|entlasst|licenzia|demite|schimpft|schreit|insegna|grida|ensina) /u,
  ],
];

/** Words of whoever is angry with somebody, in plain text. */
const HARSH =
  / (?:scolds?|scolded|yells?|yelled|shouts?|shouted|blames?|blamed|insults?|insulted|curses?|cursed|threatens?|threatened|fires|fired|regana|grita|licencia|crie|gronde|licencie|schimpft|schreit|feuert|entlasst|licenzia|demite|grida) /u;

/** Pronouns to whom something is done, unlike "her" before what somebody has. */
const OBJECT =
  / (?:him|her(?= (?:$|(?:and|in|on|at|to|with|from|by|for|until|again|away|back|through|into|down|up|out|as|while|off|home|across|along|over|under|behind|too|so|before|after|a|an|the|some|how|goodbye|tightly|softly) ))) /u;

/** Returns what somebody does to another one in a clause, and whether a pronoun says to whom. */
export function encounterIn(plainText: string): { encounter?: Encounter; isHarsh?: boolean; hasObject?: boolean } {
  const found = ENCOUNTERS.find(([, words]) => words.test(plainText));
  return {
    ...(found && { encounter: found[0] }),
    ...(found && HARSH.test(plainText) && { isHarsh: true }),
    ...(OBJECT.test(plainText) && { hasObject: true }),
  };
}

/**
 * Returns whom a clause names, with whoever is scolded or fired as the object, if it says so by no verb that has an action.
 * Undefined if it says nothing of the kind: somebody may also fire a gun.
 */
export function scolding(named: Named, clause: { plain: string; action?: Action }): Named | undefined {
  const { isHarsh, hasObject } = encounterIn(clause.plain);
  const isOfPeople = hasObject || named.after.length > 0 || !/ fire[sd] /u.test(clause.plain);
  if (clause.action !== undefined || !isHarsh || named.before.length === 0 || !isOfPeople) return undefined;
  const after = [...named.pronouns.before, ...named.pronouns.after];
  return { ...named, isWithOther: hasObject === true, pronouns: { before: [], after } };
}

/** Returns the things of a clause, and a bag for who robs somebody of something else. */
export function lootOf(
  { encounter, things }: { encounter?: Encounter; things: readonly ThingName[] },
  subjects: readonly number[],
  { cast }: Pick<Spoken, 'cast'>,
): ThingName[] {
  const isByMinor = subjects.some((index) => cast[index]?.minor);
  return encounter === 'rob' && isByMinor && things.length === 0 ? ['bag'] : [...things];
}

type Done = Named & { action?: Action; encounter?: Encounter; isHarsh?: boolean; hasObject?: boolean };

/**
 * Returns whom a pronoun after the verb means if minor characters meet somebody of the job's: they are seen together.
 * Empty if only one kind of them is there.
 */
export function metBy(
  { pronouns, isGroup, before, action, encounter, hasObject }: Done,
  subjects: readonly number[],
  at: Spoken & { goesOn: boolean },
): number[] {
  const isMinor = (index: number) => at.cast[index]?.minor !== undefined;
  const [pronoun] = pronouns.after;
  const isByMinor = subjects.length > 0 && subjects.every(isMinor);
  // "Lo persigue" and "su abuela la abraza": pronouns that are also articles are not read.
  const isUnsaid =
    subjects.length === 1 &&
    (encounter === 'chase' ||
      (isByMinor && (encounter === 'address' || (action !== undefined && NEEDS_OTHER.has(action)))));
  const lately = new Set(at.shown.slice(0, LATELY).flat());
  // Whoever stops her may be somebody of whom nothing is known.
  const isSaid = before.length > 0 || pronouns.before.length > 0 || isGroup || at.goesOn;
  if (!isSaid || (!isByMinor && pronoun !== undefined && !hasObject)) return [];
  const met =
    pronoun !== undefined
      ? [meantBy(pronoun, at, subjects)].filter((index) => index !== undefined)
      : isGroup && before.length > 0
        ? isByMinor
          ? groupMeant(at)
          : [...lately].filter(isMinor)
        : isUnsaid
          ? at.shown
              .flat()
              .filter((index) => isMinor(index) !== isByMinor)
              .slice(0, 1)
          : [];
  return met.filter(
    (index) => !subjects.includes(index) && (isByMinor ? !isMinor(index) : isMinor(index) && lately.has(index)),
  );
}

/** Returns the action of an encounter, if it is one with a minor character. */
export function encountered(
  { action, encounter }: Done,
  people: readonly number[],
  { cast }: Pick<Spoken, 'cast'>,
): Action | undefined {
  if (!encounter || people.every((index) => cast[index]?.minor === undefined)) return action;
  if (encounter === 'chase') return action ?? 'run';
  // Who has robbed a bank is seen on the run.
  if (encounter === 'rob')
    return action !== undefined && action !== 'stand' ? action : people.length > 1 ? 'carry' : 'run';
  if (people.length < 2) return action;
  if (encounter === 'confront')
    return action === undefined || action === 'stand' || action === 'fish' ? 'fight' : action;
  return encounter === 'jail' || action === undefined || action === 'stand' || action === 'throw' ? 'point' : action;
}

/** Returns what somebody does in a chase. Whoever chases others by car does it alone: they run before it. */
function inChase(deed: Deed, chased: number | undefined): Deed {
  const { things = [], ...rest } = deed;
  const isDriven = things.some((name) => thingOf(name).action === 'drive');
  if (chased !== undefined) return { ...deed, ...(isDriven && { action: 'drive' }), chases: chased };
  return isDriven ? { ...rest, action: 'run' } : deed;
}

/** Those who dance if nothing else is said of them. */
const DANCERS: ReadonlySet<string> = new Set(['dancer', 'ballerina', 'bailarina']);

/**
 * Returns what people do who chase somebody or meet a minor character: those who run or ride after somebody do it in one
 * direction, and who is scolded or jailed does not smile.
 * @param others to whom it is done
 */
export function met(
  deeds: readonly Deed[],
  { encounter, isHarsh }: Pick<Done, 'encounter' | 'isHarsh'>,
  subjects: readonly number[],
  others: readonly number[],
  { cast }: Pick<Spoken, 'cast'>,
): Deed[] {
  const shown = deeds.map((deed) =>
    deed.action === 'stand' && DANCERS.has(cast[deed.character]?.minor?.noun ?? '')
      ? { ...deed, action: 'dance' as const }
      : deed,
  );
  const [chased] = others;
  const isMinor = (index: number) => cast[index]?.minor !== undefined;
  if (encounter === 'rob')
    return shown.map((deed) =>
      isMinor(deed.character) && subjects.includes(deed.character) ? { ...deed, mood: 'fierce' } : deed,
    );
  if (encounter === 'chase' && chased !== undefined)
    return shown.map((deed) => inChase(deed, subjects.includes(deed.character) ? chased : undefined));
  if (!encounter || chased === undefined || ![...subjects, ...others].some(isMinor)) return shown;
  return shown.map((deed): Deed => {
    const isDoer = subjects.includes(deed.character);
    if (encounter === 'jail') return isDoer ? deed : { ...deed, mood: 'sad' };
    return isHarsh ? { ...deed, mood: isDoer ? 'fierce' : 'sad' } : deed;
  });
}
