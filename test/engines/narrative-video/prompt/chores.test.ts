import { expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { CAST, told } from './told.ts';

test.each([
  ['After school Mina sings in the garden.', 'garden: Mina sing'],
  ['Mina stands in the kitchen. After work she runs.', 'kitchen: Mina run'],
  ['Nach der Schule singt Mina im Garten.', 'garden: Mina sing'],
  ['Después de la escuela Mina canta en el jardín.', 'garden: Mina sing'],
  ['放課後、Minaは庭で歌う。', 'garden: Mina sing'],
])('what is done after school is not done there: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));

test('it does not rain after the rain', () =>
  expect(readPrompt('It rains in the garden. After the rain Mina sings.', CAST).map(({ weather }) => weather)).toEqual([
    'rain',
    'clear',
  ]));

test.each([
  ['Mina watches TV.', ['room: Mina sit sofa television']],
  ['Mina and Jo watch a movie in bed.', ['room: Mina sit bed Jo sit bed television']],
  ['Mina schaut fern.', ['room: Mina sit sofa television']],
  ['Minaはテレビを見る。', ['room: Mina sit sofa television']],
])('whoever watches television sits before it: %s', (prompt, expected) => expect(told(prompt)).toEqual(expected));

test.each([
  ['Mina stands in the café. She packs her suitcase.', 'room: Mina kneel suitcase'],
  ['Mina stands in the café. She packs her bags in the hotel room.', 'bedroom: Mina kneel suitcase'],
  ['Mina stands in the café. She cuts her hair.', 'room: Mina stand mirror'],
  ['Mina stands in the forest. She deletes his photos.', 'forest: Mina read phone'],
])('packing and hair cuts are done at home: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));

test.each([
  'Mina picks flowers for Jo in the field.',
  'Mina picks some wild flowers in the field for Jo.',
  'Mina pflückt Blumen für Jo auf der Wiese.',
])('whoever picks flowers kneels, and who will get them is not there: %s', (prompt) =>
  expect(told(prompt)).toEqual(['field: Mina kneel bouquet']),
);

test('flowers are not picked under a roof', () =>
  expect(told('Mina sings in the school. She picks flowers.').at(-1)).toBe('field: Mina kneel bouquet'));

test.each([
  ['Jo lies in the street. Mina ties his shoes.', 'street: Mina kneel Jo stand'],
  ['Mina and Jo stand in the street. Mina ties her shoes.', 'street: Mina kneel'],
])('shoes are tied at the feet of their owner: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));

test('whoever sells something stands before a stall', () =>
  expect(told('Mina stands in the garden. She sells homemade lemonade.').at(-1)).toBe(
    'garden: Mina stand glass stall',
  ));

test.each([
  ['Mina and Jo sit on a bench in the park. They fall asleep.', 'garden: Mina sleep bench Jo sleep bench'],
  ['Mina watches TV and falls asleep.', 'room: Mina sleep sofa'],
])('whoever falls asleep on a seat stays on it: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));

test('one of two bakers kneads, and the other one has a loaf', () =>
  expect(told('Mina and Jo bake bread.')).toEqual(['kitchen: Mina cook dough Jo stand bread']));

test('a whole village is more people than the cast, who do the same', () =>
  expect(told('The whole village eats a loaf.')).toEqual(['village: Mina eat bread Jo eat bread']));

test.each([
  ['Mina paints the fence.', ['garden: Mina write brush bucket fence']],
  ['Mina streicht den Zaun.', ['garden: Mina write brush bucket fence']],
  ['Mina paints in the garden.', ['garden: Mina write brush easel']],
])('walls are painted on no easel: %s', (prompt, expected) => expect(told(prompt)).toEqual(expected));

test.each([
  ['Mina stands in the garden. She feeds the dog.', 'garden: Mina kneel cookie dog'],
  ['Mina stands in the garden. She calls Jo for dinner.', 'kitchen: Mina wave'],
])('gives food to those who get it: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));

test('brothers are no adults, and hug the one who is', () => {
  const family = [{ name: 'Leo' }, { name: 'Finn' }, { name: 'Mom', presentation: 'feminine' as const }].map((one) => ({
    ...one,
    role: 'character' as const,
  }));
  const beats = readPrompt('Two brothers fight. Mom stands in the garden. They hug her.', family);
  expect(beats.map(({ deeds }) => deeds.map(({ character, action }) => `${character} ${action}`))).toEqual([
    ['0 fight', '1 fight'],
    ['2 stand'],
    ['0 hug', '2 hug', '1 cheer'],
  ]);
});
