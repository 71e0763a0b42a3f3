import { expect, test } from '@jest/globals';
import { told } from './told.ts';

test.each([
  ['Mina finds a violin. She plays in the park.', 'garden: Mina play-violin violin'],
  ['Mina finds an old violin in the attic. She practices every day.', 'room: Mina play-violin violin'],
  ['Mina buys a guitar. Jo plays his new song on the street.', 'street: Jo play-guitar guitar'],
  ['Mina hat eine Gitarre. Sie spielt im Park.', 'garden: Mina play-guitar guitar'],
  ['Mina finds a violin. She plays with the dog in the garden.', 'garden: Mina jump'],
  ['Mina finds a violin. The children play in the garden.', 'garden: '],
])('whoever had an instrument before plays it, and nobody else: %s', (prompt, expected) => {
  expect(told(prompt).at(-1)?.startsWith(expected)).toBe(true);
});

test('what an audience goes on to do, the musician does not', () => {
  expect(told('Mina finds a violin. She plays in the concert hall and the audience stands up and cheers.').at(-1)).toBe(
    'theater: Mina play-violin violin',
  );
});

test.each([
  ['Jo is in the garden. Mina brings him soup and reads to him.', 'garden: Mina read book Jo stand'],
  ['Jo is in the garden. Mina sings and reads to him.', 'garden: Mina read book Jo stand'],
])('whom something is read to does not read: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));
