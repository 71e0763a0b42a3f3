import type { Clause } from './clauses.ts';
import type { namesIn } from './people-named.ts';

/** Relative pronouns for people. German ones are also articles, unless they begin a clause that ends with its verb. */
const RELATIVE =
  /^(?:who|que|qui|che|quien|quem)\s|^(?:die|der)\s(?:den|dem|das|die|ein|eine|einen|im|in|am|an|auf|mit|gern|gerne|immer|nie|allein|dort|nachts|abends|jeden|jede)\s(?:.*\s)?\p{Ll}+(?:t|en)[.!?,]*$/iu;
/** Whoever a clause ends with, in plain text: two names, or a name or noun and the word before. */
const LAST = / (?:\p{L}+ (?:and|und|y|et|e) \p{L}+|\p{L}+ \p{L}+|\p{L}+) $/u;

/**
 * Returns whom a relative clause tells of, as indices in the cast: "Leo loves Mia, who paints" is about Mia who paints.
 * @param before the clause before it in the same sentence
 */
export function relativeTo(clause: Clause, before: Clause | undefined, names: ReturnType<typeof namesIn>): number[] {
  if (!before || !clause.goesOn || !RELATIVE.test(clause.text)) return [];
  const [last = ''] = LAST.exec(before.plain) ?? [];
  return names(last, last.length).before;
}
