import { expect, test } from '@jest/globals';
import { told } from './told.ts';

test.each([
  ['I saw you in the street.', 'street: Mina stand Jo stand'],
  ['I stand in the street. You dance with me.', 'street: Jo dance Mina Mina dance Jo'],
  ['I sing in the street. I miss you.', 'street: Mina think'],
  ['I sing in the street without you.', 'street: Mina sing'],
  ['Ich sehe dich auf der Straße.', 'street: Mina stand Jo stand'],
])('somebody who tells a story as "I" speaks to another one: %s', (prompt, expected) =>
  expect(told(prompt).at(-1)).toBe(expected),
);

test('a story that nobody tells as "I" speaks to nobody', () =>
  expect(told('Mina walks in the street, as you know.')).toEqual(['street: Mina walk']));

test('a couple that has parted is not together in the next part', () =>
  expect(told('We broke up in the café. I cried.').at(-1)).toBe('cafe: Mina cry'));

test.each([
  ['Mina and her friends row on the lake.', 'river: Mina sit boat Jo sit boat'],
  ['Mina dances with her friends in the garden.', 'garden: Mina dance Jo Jo dance Mina'],
])('friends who come along are the others of the cast: %s', (prompt, expected) =>
  expect(told(prompt)).toEqual([expected]),
);

test('whoever learns to do something does it', () =>
  expect(told('Mina moves to the city, learns to dance.').at(-1)).toBe('city: Mina dance'));
