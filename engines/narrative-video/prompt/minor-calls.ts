import { MINOR_ROLES, type RoleWords } from '../vocabulary/minor-roles.ts';
import { type Mention, mentionsIn } from './minor-mentions.ts';
import { type Call, type Cast, principalsOf } from './story-cast.ts';

/** Most minor characters of one part of a story. */
const MOST = 2;

/** Finds the minor characters of a cast in a plain text. */
export function minorCallsIn(cast: Cast): (plainText: string, called: readonly Call[]) => Call[] {
  const minor = [...cast.entries()].flatMap(([index, character]) =>
    character.minor ? [{ index, ...character.minor }] : [],
  );
  if (minor.length === 0) return () => [];
  const isAlone = principalsOf(cast).length === 1;
  return (text, called) => {
    const mentions = mentionsIn(text, isAlone).filter(
      (mention) => !called.some((call) => overlaps(call, mention)) && !isBesideName(text, mention, called),
    );
    // Of two guards who meet another one, the first is seen.
    const pair = mentions.length === 1 ? MOST : 1;
    return mentions
      .flatMap(({ at, end, isMany, ...mention }) =>
        minor
          .filter((one) => isSame(one, mention) && one.number < (isMany ? pair : 1))
          .map(({ index }) => ({ index, at, end })),
      )
      .slice(0, MOST);
  };
}

/** Whether two nouns tell of the same person. */
export function isSame(one: Pick<Mention, 'role' | 'noun'>, other: Pick<Mention, 'role' | 'noun'>): boolean {
  const { isMixed }: RoleWords = MINOR_ROLES[one.role];
  return one.role === other.role && (!isMixed || one.noun === other.noun);
}

export function overlaps(call: Call, { at, end }: Mention): boolean {
  return call.at < end + 1 && at - 1 < call.end;
}

/** Whether a noun is beside a name, which it describes: "his coach Aya", "a fisherman named Tom", "Bill, an old cowboy". */
export function isBesideName(text: string, { at, end }: Mention, called: readonly Call[]): boolean {
  return called.some(
    (call) =>
      (end <= call.at && BEFORE_NAME.test(text.slice(end, call.at).trim())) ||
      (call.end <= at && AFTER_NAME.test(text.slice(call.end, at).trim())),
  );
}

const BEFORE_NAME = /^(?:named|called)?$/u;
const AFTER_NAME = /^(?:(?:is|was|becomes?|became|as) )?(?:(?:the|an?|his|her|their|my)(?: \p{L}+)?)?$/u;
