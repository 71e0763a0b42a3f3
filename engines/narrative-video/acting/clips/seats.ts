import type { ThingName } from '../../vocabulary/things.ts';

const SEATS: ReadonlySet<ThingName> = new Set<ThingName>([
  'chair',
  'bench',
  'sofa',
  'seat',
  'throne',
  'bed',
  'boat',
  'swing',
  'car',
  'truck',
  'tractor',
  'sleigh',
]);

/** Returns the clip for sitting on one of the things, or on the ground if none of them is a seat. */
export function seatFor(things: readonly ThingName[]): 'sit' | 'sit-low' {
  return things.some((name) => SEATS.has(name)) ? 'sit' : 'sit-low';
}
