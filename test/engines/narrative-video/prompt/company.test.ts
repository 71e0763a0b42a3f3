import { expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';

const CAST = [
  { name: 'Mina', role: 'singer' },
  { name: 'Jo', role: 'character' },
  { name: 'Ana', role: 'character' },
  { name: 'Tom', role: 'character' },
] as const;

/** Returns who is still there in the last part of a story without being named. */
function companyAtEndOf(prompt: string): string[] {
  const company = readPrompt(prompt, CAST).at(-1)?.company ?? [];
  return company.map((character) => CAST[character]?.name ?? '');
}

test.each([
  ['Mina and Jo take the train home. Jo reads a letter by the window.', ['Mina']],
  ['Mina and Jo take the train home. Jo reads a letter by the window and cries.', ['Mina']],
  ['Mina, Jo and Ana sit around the campfire. Ana plays the guitar.', ['Mina', 'Jo']],
  ['Mina and Jo sit in the garden. Jo cries. Jo laughs.', ['Mina']],
])('whoever is together in a place stays there: %s', (prompt, expected) => {
  expect(companyAtEndOf(prompt)).toEqual(expected);
});

test.each([
  ['is alone', 'Mina and Jo take the train home. Jo cries alone.'],
  ['is left', 'Mina and Jo sit in the garden. Mina leaves Jo, and Jo cries.'],
  ['misses the other one', 'Mina and Jo sit in the garden. Jo misses Mina and cries.'],
  ['is elsewhere', 'Mina and Jo take the train home. Jo reads a letter in the garden.'],
  ['is there at another time', 'Mina and Jo sit in the garden. Years later, Jo reads a letter.'],
  ['goes', 'Mina and Jo sit in the garden. Jo runs.'],
  ['was not with the others', 'Mina and Jo sit in the garden. Ana reads a letter.'],
  ['would be in a crowd', 'Mina, Jo, Ana and Tom sit in the garden. Ana reads a letter.'],
])('nobody is added to somebody who %s: %s', (_, prompt) => {
  expect(companyAtEndOf(prompt)).toEqual([]);
});
