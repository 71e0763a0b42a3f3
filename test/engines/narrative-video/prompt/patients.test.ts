import { expect, test } from '@jest/globals';
import { told } from './told.ts';

test.each([
  ['Mina sings in the garden for her sick brother Jo. In the hospital Jo smiles.', 'hospital: Jo lie bed'],
  ['Jo is ill. Mina rides her bicycle to the hospital. Jo smiles.', 'hospital: Jo lie bed'],
  ['Der kranke Jo lächelt im Krankenhaus.', 'hospital: Jo lie bed'],
  ['Jo is ill. He walks in the garden.', 'garden: Jo walk'],
])('whoever is ill lies in bed where there is one: %s', (prompt, expected) =>
  expect(told(prompt).at(-1)).toBe(expected),
);

test('nobody rides a bicycle in a house, and whoever rode there is in it then', () =>
  expect(told('Mina rides her bicycle through the rain to the hospital. She cries.')).toEqual([
    'street: Mina ride bicycle',
    'hospital: Mina cry',
  ]));

test.each([
  ['Jo gets sick. Mina holds his hand.', 'room: Jo lie bed Mina sit chair'],
  ['Jo gets sick. Mina brings him an apple.', 'room: Jo lie bed Mina carry apple'],
])('whoever is ill stays in bed while somebody is with them: %s', (prompt, expected) => {
  const [place, ...deeds] = (told(prompt).at(-1) ?? '').split(/ (?=Mina|Jo)/u);
  expect([place, ...deeds.sort()].join(' ')).toBe(expected);
});
