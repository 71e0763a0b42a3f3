import type { Deed } from '../story.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';

/** Height from which an animal is fought with a sword, in meters. */
const LARGE = 0.5;

/** Whether a thing is an animal that nobody fights with bare hands. */
export function isLarge(name: ThingName): boolean {
  return name in ANIMALS && thingOf(name).size >= LARGE;
}

/** Gives a sword to somebody who fights and has nothing else in the hands. */
export function armed(deed: Deed): Deed {
  const { action, things = [] } = deed;
  const isHolding = things.some((name) => thingOf(name).bearing.startsWith('in-'));
  return action === 'fight' && !isHolding ? { ...deed, things: [...things, 'sword'] } : deed;
}
