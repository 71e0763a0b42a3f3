import { chanceOf } from '../../drawing/chance.ts';
import type { Scene } from '../story.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';

/** Whether people kneel right before it. */
export function isKneltAt(name: ThingName): boolean {
  return name in ANIMALS || name === 'treasure-chest';
}

/** Returns the side of the animal or treasure before which somebody kneels alone: 1 is the viewer's right. */
export function sideOfPet({ deeds, things, text }: Pick<Scene, 'deeds' | 'things' | 'text'>): 1 | -1 | undefined {
  const [deed] = deeds;
  if (deeds.length !== 1 || deed?.action !== 'kneel' || !things.some(isKneltAt)) return undefined;
  return chanceOf(`${text}/pet`).next() < 0.5 ? -1 : 1;
}
