import { MINOR_ROLES, type MinorRole, type RoleWords } from '../vocabulary/minor-roles.ts';
import { isBesideName, isSame, overlaps } from './minor-calls.ts';
import { type Mention, mentionsIn } from './minor-mentions.ts';
import type { Call, Cast } from './story-cast.ts';

/** People whom nobody plays of whom there is a picture. */
const NEVER: ReadonlySet<MinorRole> = new Set<MinorRole>(['robber', 'witch', 'daughter', 'son', 'child']);

/**
 * Finds in a text those people whom characters play that the story never calls by their names: "Leo waits. A knight rides
 * by." Each plays the first one who may be them, the singer before the others.
 * @param calls finds those who are named
 */
export function unnamedIn(cast: Cast, story: string, calls: (text: string) => Call[]): (plainText: string) => Call[] {
  const named = calls(story);
  const singer = cast.findIndex(({ role }) => role === 'singer');
  const left = [...cast.keys()]
    .filter((index) => !named.some((call) => call.index === index))
    .sort((one, other) => Number(other === singer) - Number(one === singer));
  if (named.length === 0 || left.length === 0) return () => [];
  const played: { mention: Mention; index: number }[] = [];
  for (const mention of mentionsIn(story)) {
    const isFree = !mention.isMany && !NEVER.has(mention.role) && !named.some((call) => overlaps(call, mention));
    if (!isFree || isBesideName(story, mention, named) || played.some((one) => isSame(one.mention, mention))) continue;
    const { told }: RoleWords = MINOR_ROLES[mention.role];
    const fits = (index: number) =>
      !told?.presentation || (cast[index]?.presentation ?? told.presentation) === told.presentation;
    const at = left.findIndex(fits);
    if (at >= 0) played.push({ mention, index: left.splice(at, 1)[0] as number });
  }
  if (played.length === 0) return () => [];
  return (text) =>
    mentionsIn(text)
      .filter(({ isMany }) => !isMany)
      .flatMap((mention) => {
        const found = played.find((one) => isSame(one.mention, mention));
        return found ? [{ index: found.index, at: mention.at, end: mention.end }] : [];
      });
}
