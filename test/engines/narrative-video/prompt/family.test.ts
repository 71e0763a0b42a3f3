import { expect, test } from '@jest/globals';
import { told } from './told.ts';

test.each([
  ['Mina becomes a famous singer.', 'club: Mina sing microphone'],
  ['Jo watches her on TV.', 'room: Jo sit sofa television'],
  ['Mina waters the flowers.', 'garden: Mina point watering-can flower'],
  ['Mina gießt die Blumen.', 'garden: Mina point watering-can flower'],
  ['Mina plants an apple tree in the garden.', 'garden: Mina dig shovel sapling'],
  ['Mina schläft im Schaukelstuhl in ihrem Zimmer.', 'room: Mina sleep chair'],
  ['Mina and Jo run from zombies in the supermarket.', 'supermarket: Mina run Jo run monster'],
  ['Mina drinks coffee. Then she goes to work.', 'office: Mina walk'],
])('reads what families do: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));

test.each([
  ['La bambina aspetta il papà alla finestra.', 'room: Mina look-around Jo stand'],
  [
    'La bambina aspetta in giardino. Il papà torna dalla guerra. Lei corre tra le sue braccia.',
    'garden: Mina hug Jo Jo hug Mina',
  ],
])('finds the cast by the nouns of a family: %s', (prompt, expected) => expect(told(prompt).at(-1)).toBe(expected));
