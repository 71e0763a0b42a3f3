import { COOKING } from './cooking.ts';
import { CREATURES } from './creatures.ts';
import type { Thing } from './thing.ts';
import { ABOVE, ANIMALS, FURNITURE, OUTDOORS, RIDDEN, WORN } from './things-around.ts';
import { DRIVEN } from './things-driven.ts';
import { HANDLED } from './things-handled.ts';
import { FOOD, HELD, INSTRUMENTS } from './things-in-hand.ts';

/** Everything that a prompt can bring into a scene by name. */
export const THINGS = {
  ...FOOD,
  ...HELD,
  ...INSTRUMENTS,
  ...WORN,
  ...RIDDEN,
  ...DRIVEN,
  ...COOKING,
  ...HANDLED,
  ...FURNITURE,
  ...OUTDOORS,
  ...ANIMALS,
  ...CREATURES,
  ...ABOVE,
} as const;

export type ThingName = keyof typeof THINGS;
export const THING_NAMES = Object.keys(THINGS) as ThingName[];

export function thingOf(name: ThingName): Thing {
  return THINGS[name];
}

const HANGING: ReadonlySet<ThingName> = new Set<ThingName>(['bag', 'suitcase', 'bucket', 'lantern']);

/** Whether a thing is carried with the arm hanging down. */
export function isHanging(name: ThingName): boolean {
  return HANGING.has(name);
}
