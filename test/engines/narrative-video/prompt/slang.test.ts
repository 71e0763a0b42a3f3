import { expect, test } from '@jest/globals';
import { told } from './told.ts';

test.each([
  ['Me and my bestie skip class.', ['street: Mina run Jo run']],
  ['We binge a show in our pajamas.', ['room: Mina sit sofa Jo sit sofa television']],
  ['Mina schwänzt die Schule.', ['street: Mina run']],
  ['We eat fries on the beach.', ['beach: Mina eat popcorn Jo eat popcorn']],
])('reads how young people write: %s', (prompt, expected) => expect(told(prompt)).toEqual(expected));
