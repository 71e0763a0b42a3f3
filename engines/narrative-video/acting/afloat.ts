import type { ThingName } from '../vocabulary/things.ts';

/** Height of somebody's body up to which it is in the water, in statures. */
export const IN_WATER = 0.6;

/** Whether somebody floats upright in the water. */
export function floats({ things = [] }: { things?: readonly ThingName[] | undefined }): boolean {
  return things.includes('splash');
}
