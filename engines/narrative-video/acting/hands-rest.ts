import type { Action } from '../actions.ts';
import type { Deed, Scene } from '../story.ts';
import type { Bearing } from '../vocabulary/thing.ts';
import { thingOf } from '../vocabulary/things.ts';

/** Actions that are understood from the face and the rest of the body. */
const WITHOUT_HANDS: ReadonlySet<Action> = new Set<Action>([
  'stand',
  'sit',
  'look-around',
  'think',
  'sing',
  'cry',
  'laugh',
]);
/** Actions in which a near picture shows hands, although they hold nothing. */
const WITH_HANDS: ReadonlySet<Action> = new Set<Action>([
  'wave',
  'point',
  'pray',
  'hide',
  'sleep',
  'lie',
  'swim',
  'fly',
]);

/** What people have without holding it. */
const IDLE: ReadonlySet<Bearing> = new Set<Bearing>([
  'on-head',
  'on-face',
  'on-neck',
  'on-back',
  'under',
  'below',
  'beside',
  'behind',
  'close-behind',
  'above',
]);

/** Whether a shot needs nothing of somebody's hands, so that a look may show the arms as it likes. */
export function handsRest(
  { action, things = [], with: partner }: Pick<Deed, 'action' | 'things' | 'with'>,
  { shot }: Pick<Scene, 'shot'>,
): boolean {
  if (partner !== undefined) return false;
  if (things.some((name) => !IDLE.has(thingOf(name).bearing))) return false;
  return WITHOUT_HANDS.has(action) || (shot === 'close' && !WITH_HANDS.has(action));
}
