import type { Action } from '../actions.ts';
import type { Deed } from '../story.ts';
import { thingOf } from '../vocabulary/things.ts';
import { isFood } from '../vocabulary/things-in-hand.ts';

/** Actions that two characters do with each other. */
export const MUTUAL: ReadonlySet<Action> = new Set<Action>([
  'hug',
  'cradle',
  'kiss',
  'hold-hands',
  'dance',
  'fight',
  'give',
]);
/** What somebody in tears does, beside whom somebody else can stand or sit to comfort them. */
export const CONSOLABLE: ReadonlySet<Action> = new Set<Action>(['cry', 'read']);
/**
 * Actions that need two characters. If the clause names only one, the other is whoever was visible before, or the only
 * other character.
 */
export const NEEDS_OTHER: ReadonlySet<Action> = new Set<Action>(['hug', 'cradle', 'comfort', 'kiss', 'hold-hands']);

/** Nobody stands idle at a fire. */
export function byFire(deed: Deed): Deed {
  return deed.action === 'stand' ? { ...deed, action: 'sit' } : deed;
}

/**
 * Joins whoever comforts with whoever cries, on one seat if either has one. Without anybody to comfort, they stand. "She
 * cries and he hugs her": a hug for somebody in tears is comfort.
 */
export function consoled(all: readonly Deed[]): Deed[] {
  const sad = all.find(({ action }) => CONSOLABLE.has(action));
  const deeds = all.map((deed): Deed => {
    const isForSad = sad?.action === 'cry' && deed.action === 'hug' && deed.with === undefined;
    return isForSad ? { ...deed, action: 'comfort' } : deed;
  });
  const kind = deeds.find(({ action }) => action === 'comfort');
  if (!kind) return deeds;
  if (!sad) return deeds.map((deed) => (deed === kind ? { ...deed, action: 'stand' } : deed));
  const seat = [kind, sad].flatMap(({ things = [] }) => things).find((name) => thingOf(name).bearing === 'under');
  const joined = (deed: Deed, other: Deed): Deed => ({
    ...deed,
    with: other.character,
    ...(seat && { seated: true, things: [...new Set([...(deed.things ?? []), seat])] }),
  });
  return deeds.map((deed) => (deed === kind ? joined(kind, sad) : deed === sad ? joined(sad, kind) : deed));
}

/** Lets two people eat the same food with each other. */
export function eatingTogether(deeds: readonly Deed[]): Deed[] {
  const [first, second] = deeds;
  if (!first || !second || deeds.length > 2 || deeds.some(({ action }) => action !== 'eat')) return [...deeds];
  const food = (first.things ?? []).find(isFood);
  if (!food) return [...deeds];
  const rest = (second.things ?? []).filter((name) => !isFood(name));
  return [
    { ...first, with: second.character },
    { ...second, with: first.character, things: [food, ...rest] },
  ];
}

/** Lets two people who walk hold hands. */
export function handInHand(deeds: readonly Deed[]): Deed[] {
  const [first, second] = deeds;
  if (!first || !second || deeds.length > 2 || deeds.some(({ action }) => action !== 'walk')) return [...deeds];
  return [
    { ...first, with: second.character },
    { ...second, with: first.character },
  ];
}

/** Lets somebody who kneels with a ring give it to the only other one. */
export function proposing(deeds: readonly Deed[]): Deed[] {
  const [giver] = deeds.filter(({ action, things }) => action === 'kneel' && things?.includes('ring'));
  const other = deeds.find((deed) => deed !== giver);
  if (!giver || !other || deeds.length > 2) return [...deeds];
  return [
    { ...giver, action: 'give', with: other.character },
    { ...other, action: 'give', with: giver.character },
  ];
}

/** Groups the characters in pairs if they do the action with each other. */
export function paired(deeds: Deed[]): Deed[] {
  for (let index = 0; index + 1 < deeds.length; index += 2) {
    const [first, second] = [deeds[index], deeds[index + 1]];
    if (!first || !second || !MUTUAL.has(first.action)) continue;
    first.with = second.character;
    second.with = first.character;
  }
  const last = deeds.at(-1);
  // A character without a partner watches.
  if (last && deeds.length > 1 && last.with === undefined && MUTUAL.has(last.action) && NEEDS_OTHER.has(last.action))
    last.action = 'cheer';
  return deeds;
}
