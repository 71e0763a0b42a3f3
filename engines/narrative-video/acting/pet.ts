import { chanceOf } from '../../drawing/chance.ts';
import type { Scene } from '../story.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';

/** Returns the side of the animal before which somebody kneels alone: 1 is the viewer's right. */
export function sideOfPet({ deeds, things, text }: Pick<Scene, 'deeds' | 'things' | 'text'>): 1 | -1 | undefined {
  const [deed] = deeds;
  if (deeds.length !== 1 || deed?.action !== 'kneel' || !things.some((name) => name in ANIMALS)) return undefined;
  return chanceOf(`${text}/pet`).next() < 0.5 ? -1 : 1;
}
