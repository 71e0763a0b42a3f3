import type { Action } from '../../actions.ts';
import type { ThingName } from '../../vocabulary/things.ts';
import type { ClipName } from './index.ts';

/** What people do with things that are good for one movement only. */
const WITH: Partial<Record<ThingName, ClipName>> = {
  weights: 'lift-weights',
  'watering-can': 'water',
  controller: 'play-game',
  steps: 'run-upstairs',
  'selfie-phone': 'selfie',
};

/** Returns the movement that somebody's things decide, if there is one. */
export function clipWith(things: readonly ThingName[], action: Action): ClipName | undefined {
  if (action === 'cheer' && things.includes('trophy')) return 'lift-trophy';
  return things.map((name) => WITH[name]).find((name) => name !== undefined);
}
