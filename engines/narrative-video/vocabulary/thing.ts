import type { Action } from '../actions.ts';

/** Where a thing is relative to the person who has it. People stand at what is close behind them, and on what is below them. */
const BEARINGS = [
  'in-hand',
  'in-both-hands',
  'overhead',
  'on-head',
  'on-face',
  'on-neck',
  'on-back',
  'under',
  'below',
  'before',
  'beside',
  'behind',
  'close-behind',
  'above',
] as const;
export type Bearing = (typeof BEARINGS)[number];

/** A thing that a prompt can name, independent of how a look draws it. */
export interface Thing {
  /** Words that name it, in the format of a `Vocabulary`. */
  words: string;
  bearing: Bearing;
  /** Length of its longer side, in heights of an adult. */
  size: number;
  /** What a person who has it does if no verb says anything else. */
  action?: Action;
}

export function thing(words: string, bearing: Bearing, size: number, action?: Action): Thing {
  return { words, bearing, size, ...(action && { action }) };
}
