import { chanceOf } from '../../drawing/chance.ts';
import type { Deed, Scene } from '../story.ts';

/** Whether somebody fights with a sword against nobody of the cast: against an animal, or against foes who are not seen. */
export function isArmed({ action, with: partner, things = [] }: Deed): boolean {
  return action === 'fight' && partner === undefined && things.includes('sword');
}

/** Whether a character fights. */
export function fights(character: number, { deeds }: Pick<Scene, 'deeds'>): boolean {
  return deeds.some((deed) => deed.character === character && deed.action === 'fight');
}

/** Returns the side of the foe whom somebody fights with a sword: 1 is the viewer's right. Undefined if nobody fights. */
export function sideOfFoe({ deeds, text }: Pick<Scene, 'deeds' | 'text'>): 1 | -1 | undefined {
  if (!deeds.some(isArmed)) return undefined;
  return chanceOf(`${text}/foe`).next() < 0.5 ? -1 : 1;
}
