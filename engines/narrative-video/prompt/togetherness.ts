import type { Action } from '../actions.ts';
import { meantBy, type Spoken } from './meant.ts';
import type { Named } from './people-named.ts';

/** Words of people who hold hands while they do something else, in plain text. */
const HAND_IN_HAND =
  / (?:hand in hand|holding hands|arm in arm|de la mano|main dans la main|mano nella mano|de maos dadas) /u;

/** Words of whoever leaves the others, in plain text. */
const ALONE =
  / (?:alone|on (?:her|his) own|by (?:herself|himself)|sola|(?<! (?:an?|the|his|her|ein|un|guitar|drum|piano) )solo|allein|alleine|seule|seul|da sola|da solo|sozinha|sozinho) /u;

/** Returns whether people hold hands, and whether only one of those who acted before goes on, in plain text. */
export function togethernessIn(plainText: string): { isHandInHand?: boolean; isAlone?: boolean } {
  return {
    ...(HAND_IN_HAND.test(plainText) && { isHandInHand: true }),
    ...(ALONE.test(plainText) && { isAlone: true }),
  };
}

/** "They argue, she throws the keys": returns whom a pronoun means who does something else than the group before. */
export function leaverOf(
  doing: Named & { action?: Action },
  first: (Named & { action?: Action }) | undefined,
  spoken: Spoken,
): number[] {
  const [pronoun] = doing.pronouns.before;
  const isOther = doing !== first && first?.isGroup && !doing.isGroup && doing.before.length === 0;
  const acts = doing.action !== undefined && doing.action !== 'stand';
  const meant = isOther && acts && pronoun ? meantBy(pronoun, spoken, doing.after) : undefined;
  return meant === undefined ? [] : [meant];
}
