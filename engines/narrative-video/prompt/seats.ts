import type { Action } from '../actions.ts';
import type { Deed } from '../story.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';

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
