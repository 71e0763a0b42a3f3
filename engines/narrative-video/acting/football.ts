import type { Deed } from '../story.ts';

/** Whether somebody has a ball at the feet. */
export function hasFootball({ things = [] }: Pick<Deed, 'things'>): boolean {
  return things.includes('football');
}
