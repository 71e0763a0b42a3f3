import { paints } from '../acting/easel.ts';
import type { Performer } from '../acting/performance.ts';
import type { Scene } from '../story.ts';

/** Width that an easel takes up beside whoever paints at it, in adult heights. */
const EASEL = 0.5;

/** Returns the width that an easel adds to the people of a picture, in adult heights. A close picture shows a face. */
export function easelRoom({ shot, deeds }: Pick<Scene, 'shot' | 'deeds'>): number {
  return shot !== 'close' && deeds.some(paints) ? EASEL : 0;
}

/** Returns how far people are moved aside for an easel beyond the painter, in adult heights to the viewer's right. */
export function besideEasel(scene: Pick<Scene, 'shot' | 'deeds'>, performers: readonly Performer[]): number {
  const painter = performers.find(({ character }) =>
    scene.deeds.some((deed) => deed.character === character && paints(deed)),
  );
  return painter ? (-Math.sign(painter.yaw) * easelRoom(scene)) / 2 : 0;
}
