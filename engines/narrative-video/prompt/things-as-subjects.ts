import type { ThingName } from '../vocabulary/things.ts';
import type { Clause } from './clauses.ts';
import { lexicons } from './lexicons.ts';

/** Words before a thing that is a subject, and none of those after which it only says where somebody is. */
const SUBJECT =
  /^ (?:(?!(?:and|with|in|on|at|by|under|near|behind|beside|from|of|who|y|con|en|bajo|und|mit|auf|unter|et|avec|dans|sur|sous|e|su|sotto|com|em|sob|he|she|they|we|i|you) )\p{L}+ ){0,5}$/u;
const CONJUNCTIONS = /^ (?:and|but|then|while|where|y|pero|und|aber|et|mais|e|ma|mas) /u;
/** What a thing does that is somewhere. */
const IS_THERE =
  /^s? (?:(?:de|del|di|da|do|du|von|of) (?:\p{L}+ ){1,2})?(?:lies|lie|lay|rests?|rested|stands?|stood|sits|sat|hangs?|hung|sleeps?|slept|(?:is|are|was|were) (?:still )?(?:lying|resting|standing|sitting|hanging|sleeping)|(?:is|are|was|were)(?: still)?(?= (?:on|in|under|next|beside|there|inside|behind|near) )|esta|yace|duerme|cuelga|liegt|lag|steht|stand|hangt|schlaft|git|repose|dort|pend|giace|dorme|pende|jaz|fica) /u;

/**
 * Returns the rest of a clause whose subject is a thing that lies or stands somewhere, in which nobody acts: the owner of
 * the thing and who is beside it do not lie down.
 * @param words its plain text in which names mean nothing else
 * @returns undefined if its subject is another one
 */
export function thingThere(clause: Clause, words: string): { clause: Clause; rest: string } | undefined {
  const found = lexicons.thing.first(words);
  if (!found) return undefined;
  const subject = words.slice(0, found.index).replace(CONJUNCTIONS, ' ');
  const verb = IS_THERE.exec(words.slice(found.index + found.length));
  if (!verb || !SUBJECT.test(subject)) return undefined;
  const rest = ` ${clause.plain.slice(found.index + found.length + verb[0].length)}`;
  if (lexicons.action.first(rest)) return undefined;
  const { action: _, likelyPlace: __, ...still } = clause;
  const around: readonly ThingName[] = clause.things;
  return { clause: { ...still, things: [], around, verbAt: clause.plain.length }, rest };
}
