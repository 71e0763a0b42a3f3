import { expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { CAST, told } from './told.ts';

test.each([
  ['In the final Mina holds up the trophy.', 'club: Mina cheer trophy'],
  ['Im Finale hebt Mina den Pokal.', 'club: Mina cheer trophy'],
  ['In the final Mina scores a goal.', 'stadium: Mina jump football goal'],
  ['Mina dances in the garden in the final chorus.', 'garden: Mina dance'],
])('a final is played where many watch: %s', (prompt, expected) => expect(told(prompt)).toEqual([expected]));

test('whoever loses a fight ends on the ground', () =>
  expect(told('Mina stands in the forest. She loses the first battle.').at(-1)).toBe('forest: Mina fall'));

test.each([
  ['Mina has a ball in the park. She kicks it.', 'garden: Mina jump football'],
  ['Mina has a car in the park. She kicks it.', 'garden: Mina fight'],
])('only balls are played with the feet: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));

test('whoever has won a fight is not fierce any more in the same sentence', () =>
  expect(
    readPrompt('Mina fights a dragon in the forest and walks to the castle.', CAST).map(({ mood }) => mood),
  ).toEqual(['fierce', 'calm']));

test('whoever takes the bicycle after a missed bus is not sad on it', () =>
  expect(readPrompt('Mina misses the bus and rides her bike to school.', CAST).map(({ mood }) => mood)).toEqual([
    'sad',
    'calm',
  ]));

test.each(['Mina saves a sailor in the garden. She saves Jo.', 'Mina stands in the garden. She saves him.'])(
  'whoever saves somebody holds them: %s',
  (prompt) => expect(told(prompt).at(-1)).toBe('garden: Mina hug Jo Jo hug Mina'),
);

test('who saves the world hugs nobody', () => expect(told('Mina saves the world.').join()).not.toContain('hug'));

test('whoever loses a fight does so in a ring if the story has named no place', () =>
  expect(told('Mina loses the fight.')).toEqual(['gym: Mina fall']));

test('whoever slips and falls into a fountain does one after the other, with empty hands', () =>
  expect(told('Mina stands in the street. She slips on a banana and falls into a fountain.').slice(1)).toEqual([
    'street: Mina fall',
    'garden: Mina fall splash fountain',
  ]));

test.each([
  'Mina flies to the moon.',
  'Mina fliegt zum Mond.',
  'Mina vuela a la luna.',
  'They build a spaceship. Mina flies to Mars.',
])('whoever flies to the moon is in space: %s', (prompt) => expect(told(prompt).at(-1)).toBe('space: Mina fly'));

test.each([
  ['Mina spielt im Garten. Dort singt sie.', 'garden: Mina sing'],
  ['Mina joue dans le jardin et dort sous un arbre.', 'garden: Mina sleep tree'],
])('"dort" is a place in German, and sleeps in French: %s', (prompt, expected) =>
  expect(told(prompt).at(-1)).toBe(expected),
);

test('nobody is furious for long', () =>
  expect(readPrompt('War comes to the village. Mina walks.', CAST).map(({ mood }) => mood)).toEqual([
    'fierce',
    'calm',
  ]));

test('two who do something at the same time do it where each is', () =>
  expect(told('When Jo came back on the train she was standing on the platform.')).toEqual([
    'train: Jo sit seat',
    'station: Mina stand',
  ]));

test('a Spanish "él" is somebody', () =>
  expect(told('Mina y Jo bailan en el jardín. Él corre.').at(-1)).toBe('garden: Jo run'));
