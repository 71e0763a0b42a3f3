import { describe, expect, test } from '@jest/globals';
import { presentationsTold } from '../../../../engines/narrative-video/prompt/presentations-told.ts';

const eileen = { name: 'Eileen', role: 'singer' as const };
const kim = { name: 'Kim', role: 'character' as const };

function told(prompt: string, ...cast: { name: string; description?: string }[]) {
  return presentationsTold(prompt, cast);
}

describe('words about a character', () => {
  test.each([
    ['Eileen smiles, she waves.', 'feminine'],
    ['Eileen walks through the rain. Then she cries.', 'feminine'],
    ['Eileen plays her guitar.', 'feminine'],
    ['Queen Eileen rides to the castle.', 'feminine'],
    ['Eileen, a brave young woman, flies to space.', 'feminine'],
    ['A girl named Eileen reads a letter.', 'feminine'],
    ['She walks through the city at night.', 'feminine'],
    ['Eileen sourit, elle danse.', 'feminine'],
    ['エイリーン。彼女は歌う。', 'feminine'],
    ['Eileen is a boy who runs.', 'masculine'],
    ['Eileen takes his hat.', 'masculine'],
    ['A boy dreams of the sea.', 'masculine'],
  ])('say how to draw the only one in: %s', (prompt, expected) => {
    expect(told(prompt, eileen)).toEqual([expected]);
  });

  test.each([
    ['Eileen runs through the forest.'],
    ['Eileen misses him.'],
    ['Eileen sees her in the street.'],
    ['Eileen sees her dance.'],
    ['Eileen meets the king.'],
    ["Eileen finds the king's crown."],
    ['Eileen smiles, she waves. He sleeps.'],
  ])('leave open how to draw the only one in: %s', (prompt) => {
    expect(told(prompt, eileen)).toEqual([undefined]);
  });

  test('mean the character whom the sentence before names, if it names only one', () => {
    expect(told('Eileen and Kim dance. Kim rests. He laughs.', eileen, kim)).toEqual([undefined, 'masculine']);
    expect(told('Eileen and Kim dance. She laughs.', eileen, kim)).toEqual([undefined, undefined]);
  });

  test('mean the other one if one of two is known', () => {
    expect(told('Queen Eileen meets Kim. He laughs.', eileen, kim)).toEqual(['feminine', 'masculine']);
  });

  test('mean the singer if nobody is named', () => {
    expect(told('She walks through the city.', kim, eileen)).toEqual([undefined, 'feminine']);
  });

  test('are read in a name and a description first', () => {
    expect(told('She sings.', { name: 'Uncle Sam' })).toEqual(['masculine']);
    expect(told('', { name: 'Kim', description: 'A girl in her father’s coat' })).toEqual(['feminine']);
    expect(told('', { name: 'Kim', description: 'The king’s daughter' })).toEqual(['feminine']);
    expect(told('', { name: 'Kim', description: 'Her brother' })).toEqual(['masculine']);
    expect(told('', { name: 'Kim', description: 'Wears her mother’s coat' })).toEqual(['feminine']);
    expect(told('', { name: 'Ella' })).toEqual([undefined]);
  });
});

test.each([
  ['Mina listens. Jo gives her a ring. She smiles.', ['feminine', undefined]],
  ['Mina waits. Jo comes and kisses her.', ['feminine', undefined]],
  ['Mina finds a dog and feeds him.', [undefined, undefined]],
])('to whom somebody does something is another one of two: %s', (prompt, expected) =>
  expect(presentationsTold(prompt, [{ name: 'Mina' }, { name: 'Jo' }])).toEqual(expected),
);

test.each([
  [
    'Mina misses the penalty and everyone blames him. His coach Jo tells him to get up. He runs.',
    ['masculine', undefined],
  ],
  ['Mina and Jo play in a band. Her brother Jo plays the drums.', ['feminine', 'masculine']],
  ['Mina works late. Jo waits at home. It snows. His car breaks down.', [undefined, undefined]],
  ['Mina bakes bread. Jo sweeps the street. Every day she gives him a roll.', [undefined, undefined]],
  ['Mina vive en un faro. Él se llama Jo.', [undefined, 'masculine']],
  ['Mina meets Jo. Mina and Jo chase him.', [undefined, undefined]],
])('what is somebody else’s or done to somebody tells who else is meant: %s', (prompt, expected) =>
  expect(presentationsTold(prompt, [{ name: 'Mina' }, { name: 'Jo' }])).toEqual(expected),
);
