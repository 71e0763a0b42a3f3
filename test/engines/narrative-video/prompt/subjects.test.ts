import { describe, expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';

const cast = [
  { name: 'Mia', role: 'singer', presentation: 'feminine' },
  { name: 'Leo', role: 'character', presentation: 'masculine' },
] as const;

/** Returns who does what in each part of a story. */
const told = (prompt: string) =>
  readPrompt(prompt, cast).map(({ deeds }) =>
    deeds.map(({ character, action }) => `${cast[character]?.name} ${action}`).join(', '),
  );

describe('a story', () => {
  test.each<[string, string[]]>([
    ['Leo brings Mia flowers and plays the guitar for her.', ['Leo give, Mia give', 'Leo play-guitar, Mia stand']],
    ['Mia cries. Leo finds her on a bench.', ['Mia cry', 'Leo sit, Mia sit']],
    ['Leo kneels before her and she gives him a sword.', ['Leo kneel, Mia give']],
  ])('shows with whom something is done: %s', (prompt, deeds) => expect(told(prompt)).toEqual(deeds));

  test('does not show whom somebody leaves', () =>
    expect(told('Leo and Mia sit in a cafe. She leaves him.')).toEqual(['Leo sit, Mia sit', 'Mia walk']));

  test.each<[string, string[]]>([
    ['Mia skates on the ice, Leo falls, they laugh.', ['Mia dance, Leo fall', 'Mia laugh, Leo laugh']],
    ['Mia is not afraid of him and they dance.', ['Mia dance, Leo dance']],
    ['The crowd goes wild, Mia jumps into the crowd.', ['Mia jump']],
  ])('gives an action to the people who are its subject: %s', (prompt, deeds) => expect(told(prompt)).toEqual(deeds));

  test.each(['Mia and Leo wait. Dragons fly over the castle.', 'Mia and Leo wait, and a wolf runs through the snow.'])(
    'lets nobody do what animals do: %s',
    (prompt) => expect(told(prompt).join()).not.toMatch(/fly|run/),
  );

  test.each([
    'I sit in the office and the rain falls.',
    'Ich sitze nicht, aber ich tanze.',
    'Now I dance with my friends at the beach.',
  ])('in the first person is about the singer: %s', (prompt) => expect(told(prompt)[0]).toMatch(/^Mia /));

  test('in Italian is not in the first person because of its article', () =>
    expect(told('I ragazzi ballano.')).toEqual(['Mia dance, Leo dance']));

  test.each<[string, string[]]>([
    ['A man walks through the desert. He drinks.', ['Leo walk', 'Leo drink']],
    ['An astronaut floats in space, misses his wife.', ['Leo fly', 'Leo think']],
    ['A detective follows a woman through the city. She runs.', ['Leo walk, Mia walk', 'Mia run']],
    ['Eine junge Frau wartet. Ein alter Mann spielt Akkordeon.', ['Mia look-around', 'Leo play-accordion']],
    ['My boyfriend and I wait in the street. I dance alone.', ['Leo look-around, Mia look-around', 'Mia dance']],
  ])('without names gives its people to those of the cast who may be them: %s', (prompt, deeds) =>
    expect(told(prompt)).toEqual(deeds),
  );

  test('leaves a vehicle where people drive it', () => {
    const [driving, arrived] = readPrompt('Mia and Leo drive to the sea in an old van.', cast);
    expect(driving?.deeds.every(({ things = [] }) => things.includes('truck'))).toBe(true);
    expect(arrived?.deeds.flatMap(({ things = [] }) => things)).toEqual([]);
  });

  test('of tears of joy is not sad', () =>
    expect(readPrompt('Leo cries with joy.', cast)[0]).toMatchObject({ action: 'laugh', mood: 'joyful' }));

  test('seats a knight on a horse, unless the story names something else', () => {
    const [riding] = readPrompt('A knight rides through a forest.', cast);
    expect(riding?.deeds).toMatchObject([{ action: 'ride', things: ['horse'] }]);
    expect(readPrompt('The knight rides the train.', cast)[0]).toMatchObject({ place: 'train', action: 'sit' });
  });

  test('seats people who sail in a boat', () => {
    const [beat] = readPrompt('Mia and Leo sail out into a storm.', cast);
    expect(beat?.deeds.map(({ action, things }) => [action, things])).toEqual([
      ['sit', ['boat']],
      ['sit', ['boat']],
    ]);
  });

  test('lets one read what is there once, while the other looks on', () =>
    expect(told('They find an old map and read it.')[0]).toBe('Mia read, Leo stand'));
});

describe('a word with two meanings', () => {
  test.each<[string, string, string]>([
    ['Leo trains in the gym.', 'fight', 'gym'],
    ['Leo fights in the ring.', 'fight', 'gym'],
    ['Leo burns the painting in his room.', 'read', 'room'],
    ['Mia milks a cow in the village.', 'kneel', 'village'],
    ['Mia skates on the frozen lake.', 'dance', 'snow'],
  ])('is read as the story means it: %s', (prompt, action, place) => {
    const [beat] = readPrompt(prompt, cast);
    expect(beat).toMatchObject({ action, place });
    expect([...(beat?.things ?? []), ...(beat?.deeds.flatMap(({ things = [] }) => things) ?? [])]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(train|ring|skateboard|brush)$/)]),
    );
  });

  test('keeps the ring of an engagement and the train of travelers', () => {
    expect(readPrompt('Leo gives Mia a ring.', cast)[0]?.deeds[0]?.things).toContain('ring');
    expect(readPrompt('Two trains pass in the station.', cast)[0]?.place).toBe('station');
  });
});
