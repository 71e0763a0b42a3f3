import type { Action } from '../actions.ts';
import { meantBy, type Spoken } from './meant.ts';
import { MUTUAL } from './pairs.ts';
import type { Named } from './people-named.ts';
import { principalsOf } from './story-cast.ts';

/** Returns at whom others laugh, and whom a group hugs: nobody of the group. */
export function objectsOfGroup(
  { mocks, after, pronouns, isGroup, action }: Named & { mocks?: boolean; action?: Action },
  at: Spoken,
): number[] {
  const [pronoun] = pronouns.after;
  const isHugged = isGroup && pronoun && action !== undefined && MUTUAL.has(action) && principalsOf(at.cast).length > 2;
  if (!mocks && !isHugged) return [];
  const meant = pronoun && meantBy(pronoun, at, []);
  return after.length > 0 ? after : meant === undefined ? [] : [meant];
}
