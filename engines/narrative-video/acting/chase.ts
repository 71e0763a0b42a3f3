import type { Scene } from '../story.ts';

/**
 * Returns the direction in which people run or ride of whom one is chased, so that this one is ahead: 1 is the viewer's
 * right. Undefined if nobody in the picture is chased.
 */
export function directionOfChase({ deeds, characters }: Pick<Scene, 'deeds' | 'characters'>): 1 | -1 | undefined {
  const chasing = deeds.find(({ chases, character }) => chases !== undefined && characters.includes(character));
  const ahead = characters.indexOf(chasing?.chases ?? -1);
  if (!chasing || ahead < 0) return undefined;
  return ahead > characters.indexOf(chasing.character) ? 1 : -1;
}
