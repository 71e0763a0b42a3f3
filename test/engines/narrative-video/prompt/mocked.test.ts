import { expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { CAST, told } from './told.ts';

test.each([
  ['Everybody laughs at Mina in the garden.', 'garden: Jo laugh Mina stand'],
  ['Mina stands in the garden. They laugh at her.', 'garden: Jo laugh Mina stand'],
  ['Mina steht im Garten. Alle lachen sie aus.', 'garden: Jo laugh Mina stand'],
  ['Mina stands in the garden. The others make fun of her.', 'garden: Mina stand'],
  ['Mina and Jo laugh in the garden.', 'garden: Mina laugh Jo laugh'],
])('whoever is laughed at does not laugh: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));

test('being laughed at is sad', () =>
  expect(readPrompt('Everybody laughs at Mina in the garden.', CAST)[0]?.mood).toBe('sad'));

test.each([
  ['Jo stands on the platform. Mina runs to him.', 'station: Mina hug Jo Jo hug Mina'],
  ['Jo stands in the street with a car. He fixes the car.', 'street: Jo kneel car'],
  ['We eat bread in the garden, she smiles.', 'garden: Mina eat bread Jo eat bread'],
])('reads what follows for whoever does it: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));
