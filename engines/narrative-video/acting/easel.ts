import type { Deed } from '../story.ts';

/** Whether somebody paints at an easel. */
export function paints({ things = [] }: Pick<Deed, 'things'>): boolean {
  return things.includes('easel');
}
