import type { Deed, Scene } from '../story.ts';
import { isHeld } from './holding.ts';
import type { Pose } from './pose.ts';

/** How far a face that looks at the sky is laid back from upright, in radians. */
const LAID_BACK = 0.42;

/** Returns the pose with the face raised to the sky, however the body leans. Whoever lies faces it anyway. */
export function lookingUp(pose: Pose, { action }: Pick<Deed, 'action'>): Pose {
  if (action === 'lie') return pose;
  const { head, torso, body } = pose;
  return { ...pose, head: { ...head, nod: Math.min(head.nod, -LAID_BACK - torso.bend - body.pitch) } };
}

/** Whether somebody shows the sky to the viewer: the first of those who look at it, standing in a wide picture. */
export function pointsUp(deed: Deed, { deeds, shot, framing }: Pick<Scene, 'deeds' | 'shot' | 'framing'>): boolean {
  const { action, things = [] } = deed;
  const first = deeds.find(({ looksUp }) => looksUp);
  return (
    deed.character === first?.character &&
    action === 'stand' &&
    shot === 'wide' &&
    framing !== 'from-behind' &&
    !things.some(isHeld)
  );
}
