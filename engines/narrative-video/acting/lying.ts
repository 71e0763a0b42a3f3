import type { Deed } from '../story.ts';

/** Whether somebody lies under a blanket: in a bed, and asleep anywhere else. */
export function isCovered({ action, things = [], seated }: Pick<Deed, 'action' | 'things' | 'seated'>): boolean {
  if (seated) return false;
  return action === 'sleep' || (action === 'lie' && things.includes('bed'));
}

/** Whether somebody lies in a bed, and does not sit on it. */
export function liesInBed({ action, seated, things = [] }: Deed): boolean {
  return (action === 'lie' || (action === 'sleep' && !seated)) && things.includes('bed');
}
