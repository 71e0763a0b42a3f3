import type { Action } from '../actions.ts';
import type { Deed } from '../story.ts';

/** What is done before the body, of which nothing would be seen from behind. */
const BEFORE: ReadonlySet<Action> = new Set<Action>([
  'play-guitar',
  'play-violin',
  'play-accordion',
  'play-trumpet',
  'read',
  'write',
  'carry',
  'cook',
  'eat',
  'drink',
]);

/** Direction from which hands before a body are seen, but no face, in radians. */
const ASIDE = 1.8;

/** Returns the direction to the same side with the back toward the viewer, for somebody whose face is not shown. */
export function turnedAway({ action }: Pick<Deed, 'action'>, yaw: number): number {
  const side = Math.sign(yaw || 1);
  const away = Math.PI - Math.abs(yaw);
  return side * (BEFORE.has(action) ? Math.min(ASIDE, away) : away);
}
