import { describe, expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';

const CAST = [
  { name: 'Mina', role: 'singer', presentation: 'feminine' },
  { name: 'Jo', role: 'character', presentation: 'masculine' },
] as const;

const shapesIn = (prompt: string) =>
  readPrompt(prompt, CAST).map(({ deeds }) =>
    deeds.map(({ character, turned }) => [CAST[character]?.name, turned?.into, turned?.when]),
  );

describe('a character who gets another shape', () => {
  test.each([
    'Jo turns into a frog.',
    'Jo turns himself into a frog.',
    'The witch turns Jo into a big frog.',
    'Jo verwandelt sich in einen Frosch.',
    'Jo se transforma en una rana.',
    'Jo se transforme en grenouille.',
    'Jo si trasforma in una rana.',
  ])('has it from then on: %s', (sentence) => {
    expect(shapesIn(`${sentence} Jo waits.`)).toEqual([[['Jo', 'frog', 'becomes']], [['Jo', 'frog', 'stays']]]);
  });

  test('gets the own shape back', () => {
    expect(shapesIn('Jo turns into a frog. He is a prince again. Jo waits.')).toEqual([
      [['Jo', 'frog', 'becomes']],
      [['Jo', 'frog', 'ends']],
      [['Jo', undefined, undefined]],
    ]);
  });

  test('is kissed by somebody who kneels', () => {
    const [, kiss] = readPrompt('Jo turns into a frog. Mina kisses him.', CAST);
    expect(kiss?.deeds[0]).toEqual({ character: 0, action: 'kneel' });
  });

  test('is turned by another one', () => {
    expect(shapesIn('Mina turns him into a cat.')).toEqual(shapesIn('Mina turns Jo into a cat.'));
    expect(shapesIn('Mina turns Jo into a cat.')).toEqual([
      [
        ['Mina', undefined, undefined],
        ['Jo', 'cat', 'becomes'],
      ],
    ]);
  });

  test.each(['Jo flies as a bat over the village.', 'Jo fliegt als Fledermaus über das Dorf.', 'Jo runs as a wolf.'])(
    'has it only while somebody does something as an animal: %s',
    (sentence) => {
      const shape = sentence.includes('wolf') ? 'wolf' : 'bat';
      expect(shapesIn(`${sentence} Jo waits.`)).toEqual([[['Jo', shape, 'stays']], [['Jo', undefined, undefined]]]);
    },
  );

  test.each(['Jo turns into a hero.', 'Jo becomes a ship captain.', 'Jo turns to the dog.'])(
    'keeps the own one if the words are for no shape: %s',
    (sentence) => {
      expect(shapesIn(sentence)).toEqual([[['Jo', undefined, undefined]]]);
    },
  );

  test('leaves no mark in the text', () => {
    expect(readPrompt('Jo turns into a frog.', CAST)[0]?.text).toBe('Jo turns into a frog.');
  });
});

describe('a thing that changes', () => {
  test.each([
    ['The snowman melts.', { snowman: 'melts' }],
    ['The snowman comes to life.', { snowman: 'dances' }],
    ['A tree grows in the field.', { tree: 'grows' }],
    ['The flowers bloom.', { flower: 'grows' }],
    ['The rocket explodes.', { rocket: 'explodes' }],
    ['Das Schiff sinkt.', { ship: 'sinks' }],
  ])('does what the sentence says: %s', (sentence, expected) => {
    expect(readPrompt(sentence, CAST)[0]?.changes).toEqual(expected);
  });

  test('is driven by nobody', () => {
    const [beat] = readPrompt('The sleigh crashes in the garden of Mina.', CAST);
    expect(beat).toMatchObject({ things: ['sleigh'], changes: { sleigh: 'crashes' } });
    expect(beat?.deeds.flatMap(({ things = [] }) => things)).toEqual([]);
  });

  test('is meant by a pronoun', () => {
    expect(readPrompt('Jo builds a snowman. In spring it melts.', CAST)[1]?.changes).toEqual({ snowman: 'melts' });
  });

  test('stays alive with those who dance with it', () => {
    expect(readPrompt('The snowman wakes up and they dance.', CAST)[1]?.changes).toEqual({ snowman: 'dances' });
  });

  test('is no animal that dances, and nobody who grows up', () => {
    expect(readPrompt('The bear dances.', CAST)[0]?.changes).toBeUndefined();
    expect(readPrompt('Mina grows up.', CAST)[0]?.changes).toBeUndefined();
  });
});
