import type { Action } from '../actions.ts';
import type { Deed } from '../story.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';

/** Lets those who sing or laugh along ride with whoever drives. */
export function inOneCar(deeds: readonly Deed[]): Deed[] {
  const isCar = (name: ThingName) => thingOf(name).action === 'drive';
  const driver = deeds.find(({ action, things }) => action === 'drive' && things?.some(isCar));
  const car = driver?.things?.filter(isCar) ?? [];
  // "They sing in the car."
  const isInCar = (deed: Deed) => LOUD_IN_CAR.has(deed.action) && deed.things?.some(isCar) === true;
  return deeds.map((deed) =>
    isInCar(deed)
      ? { ...deed, action: 'drive' }
      : driver && IN_CAR.has(deed.action) && !deed.things?.length
        ? { ...deed, action: 'drive', things: [...car] }
        : deed,
  );
}

/** What people in a car do who are not said to drive. */
const LOUD_IN_CAR: ReadonlySet<Action> = new Set<Action>(['sing', 'laugh']);

/** What passengers do, instead of which they are shown as passengers. */
const IN_CAR: ReadonlySet<Action> = new Set<Action>(['sing', 'laugh', 'stand', 'sit', 'cheer']);
