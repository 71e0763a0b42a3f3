import { describe, expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { withoutInstructions } from '../../../../engines/narrative-video/vocabulary/instructions.ts';
import { CAST, told } from './told.ts';

const SUMMER =
  'A dreamy summer love story by the sea. Golden hour, slow dancing on the pier, ice cream, wet hair and a last kiss before the ferry leaves. Nostalgic and warm.';

describe('a prompt of moods and nouns', () => {
  test('lets both do what it names, in its order', () => {
    const deeds = readPrompt(SUMMER, CAST).map(({ deeds }) => deeds.map(({ action }) => action).join());
    expect(deeds).toEqual(['walk,walk', 'dance,dance', 'eat,eat', 'swim,swim', 'kiss,kiss', 'stand,stand']);
    expect(told(SUMMER)[4]).toBe('harbor: Mina kiss Jo Jo kiss Mina ship');
  });

  test('keeps the light of all of it, and has no rain because of wet hair', () => {
    const beats = readPrompt(SUMMER, CAST);
    expect(new Set(beats.map(({ time }) => time))).toEqual(new Set(['sunset']));
    expect(new Set(beats.map(({ weather }) => weather))).toEqual(new Set(['clear']));
  });

  test.each([
    ['a last kiss, long walks, cuddling', ['kiss,kiss', 'walk,walk', 'hug,hug']],
    ['unos besos, un baile lento', ['kiss,kiss', 'dance,dance']],
    ['der letzte Kuss, ein langsamer Tanz', ['kiss,kiss', 'dance,dance']],
    ['un baiser, une danse lente', ['kiss,kiss', 'dance,dance']],
    ['um beijo, uma dança', ['kiss,kiss', 'dance,dance']],
    ['un bacio, un ballo lento', ['kiss,kiss', 'dance,dance']],
    ['花火、最後のキス', ['stand,stand', 'kiss,kiss']],
  ])('has deeds for nouns: %s', (prompt, deeds) => {
    const actions = readPrompt(prompt, CAST).map(({ deeds }) => deeds.map(({ action }) => action).join());
    expect(actions).toEqual(expect.arrayContaining(deeds));
  });

  test('keeps a weather that is named alone in each place under the sky', () => {
    const beats = readPrompt('sad breakup video, rain, empty streets, old photos', CAST);
    const outside = beats.filter(({ place, turn }) => place === 'street' && turn === undefined);
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.every(({ weather }) => weather === 'rain')).toBe(true);
  });

  test('shows those who are apart one by one', () => {
    const beats = readPrompt('lonely, empty streets, old photos, a cold bed, rain', CAST);
    expect(beats.some(({ characters }) => characters.join() === '0')).toBe(true);
    expect(beats.some(({ characters }) => characters.join() === '1')).toBe(true);
  });

  test.each(['make something cool', 'love', 'sad', 'epic', 'freedom', 'party all night', 'heartbreak', 'happy'])(
    'gives a film of several places with the whole cast: %s',
    (prompt) => {
      const beats = readPrompt(prompt, CAST);
      expect(beats.every(({ deeds }) => deeds.length > 0)).toBe(true);
      expect(new Set(beats.map(({ place }) => place)).size).toBeGreaterThan(2);
      expect(new Set(beats.flatMap(({ deeds }) => deeds.map(({ action }) => action))).size).toBeGreaterThan(2);
      expect(new Set(beats.flatMap(({ characters }) => characters))).toEqual(new Set([0, 1]));
    },
  );

  test('begins where its topic is', () => {
    const place = (prompt: string) => readPrompt(prompt, CAST)[0]?.place;
    expect(place('Football final. Cheering fans, tears of joy.')).toBe('stadium');
    expect(place('Neon, dark, a detective, betrayal')).toBe('street');
    expect(place('Long distance relationship. Video calls, tearful goodbyes.')).toBe('room');
  });

  test('gives a cast of one nothing that needs two', () => {
    const beats = readPrompt('first date, a last kiss, cuddling, dancing', [CAST[0]]);
    const actions = beats.flatMap(({ deeds }) => deeds.map(({ action }) => action));
    expect(actions).not.toEqual(expect.arrayContaining(['kiss']));
    expect(actions).not.toEqual(expect.arrayContaining(['hug']));
  });

  test('keeps names together that have points or signs', () => {
    const cast = [{ name: 'Dr. Fox', role: 'singer' } as const, { name: 'A$&P, the 2nd', role: 'character' } as const];
    expect(readPrompt('first kiss, dancing', cast)[0]?.characters).toEqual([0, 1]);
  });

  test('follows the parts of the song that it names', () => {
    const beats = readPrompt('Verse: lonely walks, coffee. Chorus: dancing on the rooftop with friends.', CAST);
    expect(beats.at(-1)).toMatchObject({ part: 'chorus', place: 'rooftop', characters: [0, 1] });
    expect(beats.slice(0, -1).every(({ part }) => part !== 'chorus')).toBe(true);
  });
});

test('a list among sentences is about those of the sentence before', () =>
  expect(told('Mina and Jo meet at a party. Dancing, kissing, a fight in the rain.').slice(1)).toEqual([
    'club: Mina dance Jo Jo dance Mina',
    'club: Mina kiss Jo Jo kiss Mina',
    'street: Mina point Jo point',
  ]));

test('a sentence about somebody without a name that only says a topic gets pictures of it', () => {
  const beats = readPrompt('a lonely astronaut misses his girlfriend on Earth', CAST);
  expect(beats[0]).toMatchObject({ place: 'space', characters: [1] });
  expect(beats.some(({ characters }) => characters.includes(0))).toBe(true);
  expect(beats.length).toBeGreaterThan(4);
});

test.each([
  ['Cinematic, black and white. Close-up of Mina crying, slow motion.', 'Mina crying'],
  ['Scene 1: Mina sings. Scene 2: Jo runs.', 'Mina sings. Jo runs.'],
  ['A music video about two friends at the sea', 'two friends at the sea'],
  ['En cámara lenta, Mina baila.', 'Mina baila.'],
  ['Mina has a camera.', 'Mina has a camera.'],
])('words for camera and style are not in the story: %s', (prompt, story) =>
  expect(withoutInstructions(prompt)).toContain(story),
);

test.each(['Tears like rain.', 'Mina has a cold heart.', 'Mina runs like the wind and shines like a star.'])(
  'a figure of speech is no weather and no night: %s',
  (prompt) => expect(readPrompt(prompt, CAST)[0]).toMatchObject({ weather: 'clear' }),
);
