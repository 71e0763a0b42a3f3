import type { PlaceName } from '../story.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { ALOFT } from './aloft.ts';
import { ANIMALS } from './animals.ts';
import { BAT } from './bat.ts';
import { BOAT } from './boat.ts';
import { BRIDGE } from './bridge.ts';
import { BURNING_HOUSE } from './burning-house.ts';
import { CHESS } from './chess.ts';
import { CREATURES } from './creatures.ts';
import { DELIVERY_BIKE } from './delivery-bike.ts';
import { EASEL } from './easel.ts';
import { FAIRGROUND } from './fairground.ts';
import { FAR_AND_ABOVE } from './far.ts';
import { FARM_ANIMALS } from './farm-animals.ts';
import { FENCE } from './fence.ts';
import { FOOTBALL } from './football.ts';
import { FURNITURE } from './furniture.ts';
import { GEAR_STANDING } from './gear.ts';
import { KITCHEN } from './kitchen.ts';
import { LARGE_ANIMALS } from './large-animals.ts';
import { OUTDOORS } from './outdoors.ts';
import { RACING } from './racing.ts';
import { SEATS } from './seats.ts';
import type { DrawnThing } from './sketch.ts';
import { SLEIGH } from './sleigh.ts';
import { SMALL_ANIMALS } from './small-animals.ts';
import { SNOWBOARD } from './snowboard.ts';
import { SPLASH } from './splash.ts';
import { STEPS_UP } from './steps.ts';
import { STRUCTURES } from './structures.ts';
import { SURFBOARD } from './surfboard.ts';
import { TRACTOR } from './tractor.ts';
import { TREASURE_CHEST } from './treasure-chest.ts';
import { VEHICLES } from './vehicles.ts';
import { WILD_ANIMALS } from './wild-animals.ts';

/** The things that painted looks draw in a scene. */
export const DRAWN: Partial<Record<ThingName, DrawnThing>> = {
  ...VEHICLES,
  tractor: TRACTOR,
  sleigh: SLEIGH,
  boat: BOAT,
  surfboard: SURFBOARD,
  'delivery-bike': DELIVERY_BIKE,
  steps: STEPS_UP,
  easel: EASEL,
  bridge: BRIDGE,
  'burning-house': BURNING_HOUSE,
  fence: FENCE,
  football: FOOTBALL,
  splash: SPLASH,
  'treasure-chest': TREASURE_CHEST,
  chess: CHESS,
  ...SEATS,
  ...FURNITURE,
  ...GEAR_STANDING,
  ...KITCHEN,
  ...OUTDOORS,
  ...STRUCTURES,
  ...FAIRGROUND,
  ...ANIMALS,
  ...SMALL_ANIMALS,
  ...FARM_ANIMALS,
  ...WILD_ANIMALS,
  bat: BAT,
  ...LARGE_ANIMALS,
  ...CREATURES,
  ...RACING,
  ...ALOFT,
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

/** Returns how a thing is drawn in a place. */
export function drawnIn(name: ThingName, place: PlaceName): DrawnThing | undefined {
  return name === 'skateboard' && place === 'snow' ? SNOWBOARD : DRAWN[name];
}

/** Returns the seat that a thing offers, as it is usually drawn. */
export function seatOn(name: ThingName): Seat | undefined {
  const thing = DRAWN[name];
  return thing && seatOf(thing);
}

/** Returns the seat that a drawn thing offers. */
export function seatOf({ seat, isStoodOn = false, hull }: DrawnThing): Seat | undefined {
  return seat && { height: seat[1] / 100, isStoodOn, ...(hull !== undefined && { hiddenBelow: hull / 100 }) };
}
