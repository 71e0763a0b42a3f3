import * as v from 'valibot';

/**
 * Limits the length in characters. Characters are Unicode code points as in JSON Schema: an emoji of two UTF-16 units
 * counts once. The action has the limit as `maxLength`, so that the OpenAPI document can show it.
 */
export function atMost(characters: number) {
  const action = v.check<string, string>(
    (text) => text.length <= characters || countCodePoints(text) <= characters,
    `must have at most ${characters} characters`,
  );
  return Object.assign(action, { maxLength: characters });
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
