import { chanceOf } from '../../drawing/chance.ts';
import type { Scene } from '../story.ts';
import { CREATURES } from '../vocabulary/creatures.ts';
import type { ThingName } from '../vocabulary/things.ts';

/** Whether a thing belongs beside somebody and into the same picture, as somebody else would. */
function isCompanion(name: ThingName): boolean {
  return name in CREATURES || name === 'monster' || name === 'planted-flag';
}

/** Returns the side of somebody who is alone on which a creature or a planted flag is: 1 is the viewer's right. */
export function sideOfCompanion({ deeds, things, text }: Pick<Scene, 'deeds' | 'things' | 'text'>): 1 | -1 | undefined {
  if (deeds.length !== 1 || !things.some(isCompanion)) return undefined;
  return chanceOf(`${text}/companion`).next() < 0.5 ? -1 : 1;
}
