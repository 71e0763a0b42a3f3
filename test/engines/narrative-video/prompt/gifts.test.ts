import { expect, test } from '@jest/globals';
import { told } from './told.ts';

test('a gift that is worn is in its box, and then on whoever got it', () =>
  expect(told('Jo stands in the garden. He gives Mina a necklace. She sings.').slice(1)).toEqual([
    'garden: Jo give Mina gift Mina give Jo',
    'garden: Mina sing necklace',
  ]));

test.each([
  ['Jo conoce a Mina en el parque. Le da una flor.', 'garden: Jo give Mina bouquet Mina give Jo'],
  ['Jo conoce a Mina en el parque. Luego él le regala un anillo.', 'garden: Jo give Mina ring Mina give Jo'],
  ['Jo meets Mina in the park. He gives her a flower.', 'garden: Jo give Mina bouquet Mina give Jo'],
])('a gift goes to the other one: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));

test('whoever lends somebody a jacket is close', () =>
  expect(told('Jo stands in the garden. Mina lends him her jacket.').at(-1)).toBe('garden: Mina hug Jo Jo hug Mina'));

test('whoever wakes up is where they were', () =>
  expect(told('Mina sings on the rocks. She wakes up.').at(-1)).toBe('beach: Mina sit'));

test('whoever listens at a door is indoors', () =>
  expect(told('Mina stands on the beach. She listens at the door.').at(-1)).toBe('room: Mina stand door'));
