import { floats } from '../acting/afloat.ts';
import type { Proportions } from '../acting/skeleton.ts';
import type { Action } from '../actions.ts';
import type { Scene } from '../story.ts';

/** Actions in which a body is level. */
const LEVEL: ReadonlySet<Action> = new Set<Action>(['swim', 'fly']);

/** Width of a level body from its stretched hands to its toes, in adult heights. */
const LENGTH = 1.1;

/** Whether one of several people swims or flies, so that the picture shows them lengthwise, except a near one of faces. */
export function areLevel({ shot, characters, deeds }: Pick<Scene, 'shot' | 'characters' | 'deeds'>): boolean {
  return shot !== 'close' && characters.length > 1 && deeds.some((deed) => LEVEL.has(deed.action) && !floats(deed));
}

/** Returns the width that each person of a scene has at least, in adult heights. */
export function leastWidth(scene: Pick<Scene, 'shot' | 'characters' | 'deeds'>): number {
  return areLevel(scene) ? LENGTH : 0;
}

/** Returns how much more room a body needs than usual ones, whose heads and shoulders are not large. */
export function elbowRoom({ head, shoulders }: Proportions): number {
  return 1 + Math.max((head - 0.18) * 3.4, (shoulders - 0.24) * 1.9);
}
