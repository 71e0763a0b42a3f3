import type { Action } from '../actions.ts';
import type { Deed, PlaceName, StoryBeat } from '../story.ts';
import type { ThingName } from '../vocabulary/things.ts';

/** Places that rise by themselves. Elsewhere, something is climbed. */
const RISING: ReadonlySet<PlaceName> = new Set<PlaceName>(['mountain', 'snow', 'desert', 'field', 'forest', 'beach']);

/** What people climb by hands and feet. */
const CLIMBED: ReadonlySet<ThingName> = new Set<ThingName>(['ladder', 'stairs', 'tree']);

/** What hikers do with the load on their backs. */
const WITH_LOAD: ReadonlySet<Action> = new Set<Action>(['stand', 'walk', 'look-around', 'wave', 'point', 'cheer']);

/**
 * Returns the story with hikers in it: whoever climbs a mountain walks up with a backpack and a staff. They keep the
 * backpack as long as they are there and stand or walk.
 */
export function withHikers(beats: readonly StoryBeat[]): StoryBeat[] {
  const hikers = new Set<number>();
  let before: PlaceName | undefined;
  return beats.map((beat) => {
    if (beat.place !== before) hikers.clear();
    before = beat.place;
    const isHike = RISING.has(beat.place) && ![beat, ...beat.deeds].some(isOnSomething);
    const deeds = beat.deeds.map((deed) => {
      if (isHike && deed.action === 'climb') {
        hikers.add(deed.character);
        return equipped({ ...deed, action: 'walk' }, ['backpack', 'staff']);
      }
      return hikers.has(deed.character) && WITH_LOAD.has(deed.action) ? equipped(deed, ['backpack']) : deed;
    });
    return { ...beat, deeds, action: isHike && beat.action === 'climb' ? 'walk' : beat.action };
  });
}

function isOnSomething({ things = [] }: { things?: readonly ThingName[] }): boolean {
  return things.some((name) => CLIMBED.has(name));
}

function equipped(deed: Deed, load: readonly ThingName[]): Deed {
  const { things = [] } = deed;
  return { ...deed, things: [...things, ...load.filter((name) => !things.includes(name))] };
}
