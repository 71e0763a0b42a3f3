import type { Action } from '../actions.ts';
import type { Draft } from './drafts.ts';
import { lexicons } from './lexicons.ts';

/** What people do in a crowd, among whom the cast is too. An audience cheers before somebody else. */
const MINGLING: ReadonlySet<Action> = new Set<Action>([
  'eat',
  'drink',
  'dance',
  'laugh',
  'sing',
  'walk',
  'run',
  'jump',
  'swim',
  'sit',
  'sleep',
]);

/** Returns what people do in a part that says it of a crowd. */
export function minglingIn({ clauses }: Draft): Action | undefined {
  return clauses
    .filter(({ isOfCrowd }) => isOfCrowd)
    .flatMap(({ plain }) => lexicons.action.all(plain))
    .map(({ name }) => name)
    .find((action) => MINGLING.has(action));
}

/** Everybody does what a crowd does where nobody of the cast would be seen: "the street is full of people eating". */
export function amidCrowd(draft: Draft, action: Action): Draft {
  return { ...draft, doings: draft.doings.map((doing) => ({ ...doing, action, isAll: true })) };
}
