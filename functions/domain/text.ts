import * as v from 'valibot';

/** Length in characters, which are Unicode code points as in JSON Schema: an emoji of two UTF-16 units counts once. */
export function atMost(characters: number) {
  return v.check<string, string>(
    (text) => text.length <= characters || countCodePoints(text) <= characters,
    `must have at most ${characters} characters`,
  );
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
