import { describe, expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';

const cast = [
  { name: 'Mia', role: 'singer', presentation: 'feminine' },
  { name: 'Ana', role: 'character', presentation: 'feminine' },
] as const;

const told = (prompt: string) =>
  readPrompt(prompt, cast).map(({ deeds }) =>
    deeds.map(({ character, action }) => `${cast[character]?.name} ${action}`).join(', '),
  );

describe('who watches does not do what they see', () => {
  test.each([
    ['Ana watches Mia dance.', 'Ana stand, Mia dance'],
    ['Ana hears Mia sing in a club.', 'Ana stand, Mia sing'],
    ['Ana finds Mia crying in the kitchen.', 'Ana stand, Mia cry'],
    ['Ana teaches Mia to ride a bike.', 'Ana stand, Mia ride'],
    ['Ana watches the snow fall.', 'Ana stand'],
    ['Ana watches Mia from the window.', 'Ana stand, Mia stand'],
    ['Ana finds a letter and reads it.', 'Ana read'],
  ])('%s', (prompt, deeds) => expect(told(prompt)).toEqual([deeds]));
});

describe('a group of which one is named', () => {
  test.each([
    ['They sing while Ana plays the guitar.', 'Mia sing, Ana play-guitar'],
    ['They argue, Mia leaves in the rain.', 'Ana point, Mia walk'],
  ])('does the rest without that one: %s', (prompt, deeds) => expect(told(prompt)).toEqual([deeds]));

  test('sits together, also who reads', () => {
    const [beat] = readPrompt('They sit by the fire and Ana reads a letter.', cast);
    expect(beat?.deeds.find(({ character }) => character === 1)).toMatchObject({ action: 'read', seated: true });
  });
});

describe('whoever is carried', () => {
  test('is held in the arms and is no box', () =>
    expect(told('Mia carries Ana through the snow.')).toEqual(['Mia cradle, Ana cradle']));

  test('fell before', () =>
    expect(told('Ana breaks her leg and Mia carries her down the mountain.')).toEqual([
      'Ana fall',
      'Mia cradle, Ana cradle',
    ]));

  test('is carried home along the way, and not at home', () =>
    expect(
      readPrompt('They run by the river. Ana slips and Mia carries her home.', cast).map(({ place }) => place),
    ).toEqual(['river', 'river', 'river']));

  test('is no thing that is carried', () => expect(told('Mia carries the box home.')).toEqual(['Mia carry']));
});

describe('a sentence without a subject, in a language that leaves it out', () => {
  test.each([
    ['二人は海で出会う。雨の中で踊る。', 'Mia dance, Ana dance'],
    ['그들은 바다에서 만난다. 비 속에서 춤춘다.', 'Mia dance, Ana dance'],
    ['他们在海边相遇。在雨中跳舞。', 'Mia dance, Ana dance'],
    ['Anaが駅で待つ。電車に乗って海へ行く。', 'Ana sit'],
    ['Anaが歌う。雪が降る。', ''],
  ])('is about those who acted before: %s', (prompt, deeds) => expect(told(prompt).at(-1)).toBe(deeds));
});

describe('an unknown verb', () => {
  test('has an object: whoever is surprised has no flowers', () => {
    const [beat] = readPrompt('Mia surprises Ana with flowers.', cast);
    expect(beat?.deeds).toEqual([
      { character: 0, action: 'give', things: ['bouquet'], with: 1 },
      { character: 1, action: 'give', with: 0 },
    ]);
  });
});

test('who walks out into the sunset has left the office', () =>
  expect(readPrompt('Mia sits in the office. She walks out into the sunset.', cast).at(-1)?.place).toBe('street'));

test('who bakes at home is in the kitchen', () =>
  expect(readPrompt('Mia and Ana come home. They bake a cake.', cast).at(-1)?.place).toBe('kitchen'));

describe('a sentence about several people', () => {
  test.each([
    ['Ana gives a speech and everyone cries.', 'Ana point, Mia cry'],
    ['Mia sings in a club and everybody dances.', 'Mia sing, Ana dance'],
    ['Años después se casan en una iglesia.', 'Mia hold-hands, Ana hold-hands'],
    ['Mia gives Ana a kiss.', 'Mia kiss, Ana kiss'],
  ])('shows what each of them does: %s', (prompt, deeds) => expect(told(prompt)).toEqual([deeds]));
});

describe('whoever scolds or fires a cook', () => {
  test.each(['Mia burns the soup, the guests laugh and Ana fires her.', 'Mia kocht, und Ana feuert Mia.'])(
    'does not cook too: %s',
    (prompt) => expect(told(prompt)).toEqual(['Mia cook', 'Ana point, Mia stand']),
  );
});

test.each(['They argue, she throws the keys away and walks off alone.', 'Mia and Ana fight and Mia walks home alone.'])(
  'whoever walks off alone leaves the others: %s',
  (prompt) => expect(readPrompt(prompt, cast).at(-1)?.deeds).toHaveLength(1),
);

test('those who share a milkshake sit and drink it', () => {
  const [beat] = readPrompt('They share a milkshake at a diner.', cast);
  expect(beat?.deeds.map(({ action, seated }) => [action, seated])).toEqual([
    ['drink', true],
    ['drink', true],
  ]);
});
