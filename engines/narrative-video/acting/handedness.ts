import type { Action } from '../actions.ts';
import type { Manner } from './manner.ts';

/** Actions done with one hand. Left-handed people do them mirrored. */
const ONE_HANDED: ReadonlySet<Action> = new Set<Action>([
  'stand',
  'wave',
  'point',
  'sing',
  'phone',
  'think',
  'write',
  'eat',
  'drink',
  'look-around',
  'kneel',
]);

/** Actions whose raised arm would hide the face of somebody who stands at an angle, if it were the nearer one. */
const RAISING: ReadonlySet<Action> = new Set<Action>(['sing', 'wave', 'point', 'eat']);
/** Yaw from which the nearer arm hides the face, in radians. */
const ASLANT = 0.25;

/** Whether somebody does an action with the left hand. */
export function isOtherHand(action: Action, yaw: number, { isLeftHanded }: Manner): boolean {
  if (RAISING.has(action) && Math.abs(yaw) > ASLANT) return yaw > 0;
  // A phone at the farther ear would be before the face.
  if (action === 'phone' && Math.abs(yaw) > ASLANT) return yaw < 0;
  // The face of a sleeper lies toward the viewer, on whichever side that is.
  if (action === 'sleep') return yaw < 0;
  // A trumpet points to the side that the player faces, so that it is seen from the side.
  if (action === 'play-trumpet') return yaw < 0;
  return isLeftHanded && ONE_HANDED.has(action);
}
