import type { Action } from '../actions.ts';
import { type Deed, type Scene, VAST } from '../story.ts';
import { isHanging, thingOf } from '../vocabulary/things.ts';
import { LYING } from './shots.ts';

/** What people stop doing who look at a place: they stand. Riders, swimmers and who flies cannot. */
const STOPS: ReadonlySet<Action> = new Set<Action>([
  'stand',
  'walk',
  'run',
  'look-around',
  'think',
  'hold-hands',
  'hug',
  'kiss',
  'dance',
  'sing',
  'cry',
  'laugh',
  'wave',
  'point',
  'pray',
  'cheer',
  'jump',
]);

/** What couples do who hold hands when they are seen from behind. */
const TENDER: ReadonlySet<Action> = new Set<Action>(['hug', 'kiss', 'hold-hands', 'dance', 'walk']);

/** Whether the people of a scene can be seen from behind, while they look at its place. */
export function canLook({ place, deeds, things }: Scene): boolean {
  return (
    VAST.has(place) &&
    things.length === 0 &&
    (deeds.length === 1 || deeds.length === 2) &&
    deeds.every(
      ({ action, seated, things: own = [] }) =>
        STOPS.has(action) && !LYING.has(action) && !seated && !own.includes('microphone') && !own.includes('steps'),
    )
  );
}

/**
 * Returns the scene as seen from behind its people, who stand and look at the place. They keep what they wear, and the
 * suitcase in their hand.
 */
export function fromBehind(scene: Scene): Scene {
  const [one, other] = scene.deeds;
  const isCouple = one && other && TENDER.has(one.action) && one.with === other.character;
  const looking = ({ character, sings, looksUp, with: partner, things = [] }: Deed): Deed => {
    const kept = things.filter((name) => thingOf(name).bearing.startsWith('on-') || isHanging(name));
    return {
      character,
      action: isCouple ? 'hold-hands' : 'stand',
      ...(isCouple && partner !== undefined && { with: partner }),
      ...(kept.length > 0 && { things: kept }),
      ...(sings && { sings }),
      ...(looksUp && { looksUp }),
    };
  };
  const deeds = scene.deeds.map(looking);
  return { ...scene, shot: 'wide', framing: 'from-behind', action: 'stand', deeds };
}
