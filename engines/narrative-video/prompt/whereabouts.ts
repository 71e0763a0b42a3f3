import type { Action } from '../actions.ts';
import type { PlaceName } from '../story.ts';
import { INDOORS, SHELTERED } from '../vocabulary/shelter.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import type { Doing } from './deeds.ts';

const ON_FOOT: ReadonlySet<Action | undefined> = new Set<Action | undefined>(['run', 'walk', 'carry']);

/** Returns where people are on their way to a house: in the rain, or on the street if they ride there. */
export function wayTo(
  place: PlaceName,
  outside: PlaceName | undefined,
  doings: readonly Doing[],
  setting: PlaceName,
): PlaceName | undefined {
  if (!INDOORS.has(place) || place === 'train') return undefined;
  if (outside && doings.some(({ action }) => ON_FOOT.has(action))) return outside;
  const rides = doings.some(({ action, things }) => action === 'ride' && things.some(isRidden));
  return rides ? (outside ?? (isOutdoors(setting) ? setting : 'street')) : undefined;
}

function isRidden(name: ThingName): boolean {
  return thingOf(name).action === 'ride';
}

/** Places that nobody thinks of with snow. */
const WITHOUT_SNOW: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'beach',
  'sea',
  'desert',
  'cave',
  'underwater',
  'space',
  'clouds',
]);

/** Places where nobody camps. */
const PAVED: ReadonlySet<PlaceName> = new Set<PlaceName>(['street', 'city', 'road', 'market', 'rooftop']);

/** Whether a place has no windows at which somebody can be. On a road, they are those of cars. */
export function isOutdoors(place: PlaceName): boolean {
  return !SHELTERED.has(place) && place !== 'castle' && place !== 'road';
}

/** Whether people are elsewhere when they are in the weather: nobody is in the rain under a roof. */
export function isLeftFor(outside: PlaceName, place: PlaceName): boolean {
  return (
    INDOORS.has(place) || (outside === 'snow' && WITHOUT_SNOW.has(place)) || (outside === 'forest' && PAVED.has(place))
  );
}
