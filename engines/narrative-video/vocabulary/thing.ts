import type { Action } from '../actions.ts';

/** Where a thing is when somebody has it. The first line goes with a figure's hands, the second with its body, the others stand in the scene. */
const BEARINGS = [
  'in-hand',
  'in-both-hands',
  'overhead',
  'on-head',
  'on-face',
  'on-neck',
  'on-back',
  'under',
  'before',
  'beside',
  'behind',
  'above',
] as const;
export type Bearing = (typeof BEARINGS)[number];

/** What is known of a thing, apart from how a look draws it. */
export interface Thing {
  /**
   * Words that name it, as in the vocabularies of places: English first, then Spanish, French, German, Portuguese and Italian,
   * then scripts without spaces.
   */
  words: string;
  bearing: Bearing;
  /** Its longer side, in heights of a grown person. */
  size: number;
  /** What somebody does who has it and of whom no verb says anything else. */
  action?: Action;
}

export function thing(words: string, bearing: Bearing, size: number, action?: Action): Thing {
  return { words, bearing, size, ...(action && { action }) };
}
