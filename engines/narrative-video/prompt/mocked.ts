import { meantBy, type Spoken } from './meant.ts';
import type { Named } from './people-named.ts';

/** Returns at whom others laugh. */
export function mockedIn({ mocks, after, pronouns }: Named & { mocks?: boolean }, at: Spoken): number[] {
  if (!mocks) return [];
  const [pronoun] = pronouns.after;
  const meant = pronoun && meantBy(pronoun, at, []);
  return after.length > 0 ? after : meant === undefined ? [] : [meant];
}
