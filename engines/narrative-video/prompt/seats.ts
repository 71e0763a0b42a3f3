import type { Action } from '../actions.ts';
import type { Deed } from '../story.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';

/** Actions that are possible while sitting. */
export const WHILE_SEATED: ReadonlySet<Action> = new Set<Action>([
  'read',
  'write',
  'eat',
  'drink',
  'fish',
  'phone',
  'think',
  'cry',
  'comfort',
  'laugh',
  'sing',
  'wave',
  'point',
  'pray',
  'look-around',
  'sleep',
  'play-guitar',
  'play-violin',
  'play-trumpet',
  'play-accordion',
]);

/** Returns on what each character sits in a part of a story. */
export function seatsIn({ deeds }: { deeds: readonly Deed[] }): Map<number, ThingName> {
  return new Map(
    deeds.flatMap(({ character, things = [] }) => {
      const seat = things.find((name) => thingOf(name).bearing === 'under' && thingOf(name).action === 'sit');
      return seat ? [[character, seat] as const] : [];
    }),
  );
}

/** Whoever falls asleep on a seat stays on it. */
export function keepingSeat(action: Action, had: readonly ThingName[], seat: ThingName | undefined): ThingName[] {
  const isLaid = had.some((name) => thingOf(name).bearing === 'under');
  return action === 'sleep' && seat && !isLaid ? [...had, seat] : [...had];
}

/** Seats whoever did not fall off the boat in it. */
export function stayingInBoat(deed: Deed): Deed {
  const { action, things = [] } = deed;
  if (things.includes('splash') || !(WHILE_SEATED.has(action) || action === 'stand' || action === 'sit')) return deed;
  return { ...deed, action: action === 'stand' ? 'sit' : action, seated: true, things: [...things, 'boat'] };
}
