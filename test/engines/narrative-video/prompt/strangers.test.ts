import { expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';

const CAST = [
  { name: 'Mina', role: 'singer', presentation: 'feminine' },
  { name: 'Jo', role: 'character', presentation: 'masculine' },
] as const;

/** Returns where the parts of a story are, and who does what with which things. */
function told(prompt: string): string[] {
  return readPrompt(prompt, CAST).map(({ place, deeds, things }) =>
    [
      `${place}:`,
      ...deeds.map(({ character, action, with: other, things: own = [] }) =>
        [CAST[character]?.name, action, ...(other === undefined ? [] : [CAST[other]?.name]), ...own].join(' '),
      ),
      ...things,
    ].join(' '),
  );
}

test.each([
  [
    'a pet with a name is no person',
    'Mina and her dog Rex walk on the beach. Rex sleeps.',
    ['beach: Mina walk dog', 'beach: dog'],
  ],
  [
    'a pet may be named before it is told what it is',
    'Mina sits in the garden with Luna, her old cat.',
    ['garden: Mina sit bench cat'],
  ],
  ['somebody of the cast is no pet', 'Jo the cat walks on the beach.', ['beach: Jo walk cat']],
  [
    'who fights an animal with a sword fights nobody else',
    'Mina fights the dragon with her sword in the cave.',
    ['cave: Mina fight sword dragon'],
  ],
  ['a text message is read and not phoned', 'Mina reads a text message in the garden.', ['garden: Mina read phone']],
  ['who looks at a phone holds it at no ear', 'Mina looks at her phone in the garden.', ['garden: Mina read phone']],
  ['a bottle that is found is not drunk from', 'Mina finds an old bottle on the beach.', ['beach: Mina stand bottle']],
  ['whoever finds somebody asleep is awake', 'Jo finds Mina asleep in the garden.', ['garden: Jo stand Mina sleep']],
  ['who runs through the rain to a house is outside', 'Mina runs through the rain to his house.', ['street: Mina run']],
  [
    'a hug for somebody in tears is comfort',
    'Mina cries in the garden and he hugs her.',
    ['garden: Mina cry Jo Jo comfort Mina'],
  ],
  [
    'people who are friends are all there',
    'Mina and Jo are best friends in the garden.',
    ['garden: Mina stand Jo stand'],
  ],
])('%s: %s', (_, prompt, expected) => {
  expect(told(prompt)).toEqual(expected);
});
