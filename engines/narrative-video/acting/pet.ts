import { chanceOf } from '../../drawing/chance.ts';
import type { Deed, Scene } from '../story.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';

/** What people plant and water. */
const TENDED: ReadonlySet<ThingName> = new Set<ThingName>(['sapling', 'flower']);

/** Whether people kneel or work right before it. */
export function isKneltAt(name: ThingName): boolean {
  return name in ANIMALS || name === 'treasure-chest' || TENDED.has(name);
}

/** Whether somebody digs at what is planted there, or waters it. */
function tends({ action, things: own = [] }: Deed, things: readonly ThingName[]): boolean {
  const isAtWork = action === 'dig' || own.includes('watering-can');
  return isAtWork && things.some((name) => TENDED.has(name));
}

/** Returns the side of the animal, treasure or plant at which somebody kneels or works alone: 1 is the viewer's right. */
export function sideOfPet({ deeds, things, text }: Pick<Scene, 'deeds' | 'things' | 'text'>): 1 | -1 | undefined {
  const [deed] = deeds;
  if (deeds.length !== 1 || !deed || !things.some(isKneltAt)) return undefined;
  if (deed.action !== 'kneel' && !tends(deed, things)) return undefined;
  return chanceOf(`${text}/pet`).next() < 0.5 ? -1 : 1;
}
