import { floats } from '../acting/afloat.ts';
import { isByVehicle, isInVehicle } from '../acting/blocking.ts';
import type { Actor } from '../cast/actors.ts';
import type { Deed, Scene } from '../story.ts';

/** Returns those who can share a seat: whoever fell off a boat is beside it, and others are before the car of a driver. */
export function aboard({ actors, scene }: { actors: readonly Actor[]; scene: Pick<Scene, 'deeds'> }): readonly Actor[] {
  const isOutside = (deed: Deed) => floats(deed) || (isByVehicle(scene.deeds) && !isInVehicle(deed));
  const others = scene.deeds.filter(isOutside).map(({ character }) => character);
  return actors.filter(({ character }) => !others.includes(character));
}
