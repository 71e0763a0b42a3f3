import type { ThingName } from '../vocabulary/things.ts';
import { ANIMALS } from './animals.ts';
import { FAR_AND_ABOVE } from './far.ts';
import { FURNITURE } from './furniture.ts';
import { OUTDOORS } from './outdoors.ts';
import { SEATS } from './seats.ts';
import type { DrawnThing } from './sketch.ts';
import { VEHICLES } from './vehicles.ts';

/** The things that painted looks draw in a scene. */
export const DRAWN: Partial<Record<ThingName, DrawnThing>> = {
  ...VEHICLES,
  ...SEATS,
  ...FURNITURE,
  ...OUTDOORS,
  ...ANIMALS,
  ...FAR_AND_ABOVE,
};

/** Whether painted looks draw a thing that stands in a scene. */
export function isDrawn(name: ThingName): boolean {
  return name in DRAWN;
}

/** What somebody sits or stands on. Its height is in adult heights. */
export interface Seat {
  height: number;
  isStoodOn: boolean;
  /** Height below which a side hides the person inside. */
  hiddenBelow?: number;
}

/** Returns the seat that a drawn thing offers. */
export function seatOn(name: ThingName): Seat | undefined {
  const thing = DRAWN[name];
  return (
    thing?.seat && {
      height: thing.seat[1] / 100,
      isStoodOn: thing.isStoodOn ?? false,
      ...(thing.hull !== undefined && { hiddenBelow: thing.hull / 100 }),
    }
  );
}
