import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Scene } from '../../../../engines/narrative-video/story.ts';
import {
  cutTimes,
  LONGEST_SCENE,
  SHORTEST_SCENE,
  type SongCues,
} from '../../../../engines/narrative-video/storyboard/cuts.ts';
import { storyboardOf } from '../../../../engines/narrative-video/storyboard/storyboard.ts';

const steady = (durationSeconds: number, energy = 0.5): SongCues => ({
  durationSeconds,
  beats: Array.from({ length: Math.floor(durationSeconds * 2) }, (_, index) => index / 2),
  turns: [],
  energyAt: () => energy,
});

const songs = fc
  .record({
    durationSeconds: fc.double({ min: 10, max: 420, noNaN: true }),
    tempo: fc.option(fc.double({ min: 50, max: 200, noNaN: true })),
    energies: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 }),
    turns: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
    isTold: fc.boolean(),
  })
  .map(({ durationSeconds, tempo, energies, turns, isTold }): SongCues & { tempo: number | null } => ({
    durationSeconds,
    tempo,
    beats: tempo
      ? Array.from({ length: Math.floor((durationSeconds * tempo) / 60) }, (_, beat) => (beat * 60) / tempo)
      : [],
    turns: turns.map((share) => share * durationSeconds).sort((a, b) => a - b),
    energyAt: (seconds) => energies[Math.floor(seconds) % energies.length] ?? 0,
    ...(isTold && { vocalsBetween: (start) => energies[Math.floor(start * 3) % energies.length] ?? 0 }),
  }));

const cast = [
  { name: 'Mia', role: 'singer' },
  { name: 'Leo', role: 'character' },
  { name: 'Zoe Adams', role: 'character' },
] as const;

const board = (prompt: string, cues = steady(60), jobId = 'job') =>
  storyboardOf({ jobId, prompt, characters: cast }, cues);

/** Returns the parts of the story in the order in which they are told. */
function partsOf(scenes: readonly Scene[]): string[] {
  return scenes.map(({ text }) => text).filter((text, index) => text !== scenes[index - 1]?.text);
}

describe('a look', () => {
  const prompt = 'Mia walks through the rainy city. Leo waits on the beach. Mia and Leo dance in the castle.';
  const filmed = (stylePreset: 'ghibli' | '90s-anime', distance?: 'near' | 'far') =>
    storyboardOf({ jobId: 'job', prompt, characters: cast, stylePreset }, steady(240), distance).scenes;

  test('films the same story in its own way', () => {
    const way = ({ shot, camera }: Scene) => `${shot} ${camera}`;
    expect(partsOf(filmed('ghibli'))).toEqual(partsOf(filmed('90s-anime')));
    expect(filmed('ghibli').map(way)).not.toEqual(filmed('90s-anime').map(way));
  });

  test('shows faces more often if it prefers near shots than if it prefers far ones', () => {
    const close = (scenes: Scene[]) => scenes.filter(({ shot }) => shot === 'close').length;
    expect(close(filmed('90s-anime', 'near'))).toBeGreaterThan(2 * close(filmed('90s-anime', 'far')));
  });
});

test('a story of more parts than scenes keeps its beginning and its end', () => {
  const prompt = 'Mia waves. Mia walks. Leo reads. Mia eats. Leo cries. Mia runs. Leo sings. Mia and Leo hug.';
  const { scenes } = board(prompt, steady(20));
  expect(scenes.length).toBeLessThan(8);
  expect(scenes[0]?.text).toBe('Mia waves.');
  expect(scenes.at(-1)?.text).toBe('Mia and Leo hug.');
  expect(new Set(partsOf(scenes)).size).toBe(partsOf(scenes).length);
});

test('who sings in a train does so on a seat', () => {
  const { scenes } = board('Leo reads in the train.', { ...steady(30, 0.9), vocalsBetween: () => 1 });
  const sung = scenes.filter(({ deeds }) => deeds.some(({ action }) => action === 'sing'));
  expect(sung.length).toBeGreaterThan(0);
  for (const { deeds } of sung)
    expect(deeds.find(({ action }) => action === 'sing')).toMatchObject({ seated: true, things: ['seat'] });
});

test.each<[string, string, string]>([
  ['Leo waits. A knight rides through the snow.', 'ride', 'horse'],
  ['Leo waits. Driving along the road at night.', 'drive', 'car'],
  ['Leo waits. Singing in a club.', 'sing', 'microphone'],
])('the singer has what a part needs that names nobody: %s', (prompt, action, thing) => {
  const { scenes } = board(prompt, { ...steady(40), vocalsBetween: () => 1 });
  const told = scenes.filter(({ text }) => text !== 'Leo waits.');
  const own = told.flatMap(({ deeds }) => deeds).filter((deed) => deed.character === 0 && deed.action === action);
  expect(own.length).toBeGreaterThan(0);
  for (const { things } of own) expect(things).toContain(thing);
});

test('who sings in a train is seen beside its passengers, and not alone in their seat', () => {
  const { scenes } = board('Leo reads in the train.', { ...steady(30, 0.9), vocalsBetween: () => 1 });
  const inside = scenes.filter(({ framing }) => framing !== 'insert' && framing !== 'exterior');
  const alone = inside.filter(({ characters }) => characters.length === 1);
  expect(alone.map(({ characters }) => characters)).toEqual(alone.map(() => [1]));
  expect(inside.some(({ characters }) => characters.join() === '0,1')).toBe(true);
});

describe('while somebody cries', () => {
  const sung = (prompt: string) =>
    storyboardOf({ jobId: 'job', prompt, characters: cast.slice(0, 2) }, { ...steady(40), vocalsBetween: () => 1 })
      .scenes;

  test.each(['Leo cries in the train.', 'Leo cries in the garden.', 'Leo reads a letter in the garden, crying.'])(
    'the singer is never seen alone, but comforts that one: %s',
    (prompt) => {
      const scenes = sung(prompt);
      const kind = scenes.filter(({ characters }) => characters.includes(0));
      expect(kind.length).toBeGreaterThan(0);
      for (const { characters, deeds } of kind) {
        expect(characters).toEqual([0, 1]);
        expect(deeds[0]).toMatchObject({ action: 'comfort', with: 1, sings: true });
        expect(deeds[1]).toMatchObject({ with: 0 });
      }
    },
  );

  test('the singer sits beside that one in a train', () => {
    const [kind] = sung('Leo cries in the train.').filter(({ characters }) => characters.includes(0));
    for (const deed of kind?.deeds ?? []) expect(deed).toMatchObject({ seated: true, things: ['seat'] });
    expect(kind?.deeds).toHaveLength(2);
  });

  test('no picture of the singer alone interrupts whoever goes away in tears', () => {
    const scenes = sung('Leo runs through the city, crying.');
    expect(scenes.filter(({ characters }) => characters.join() === '0')).toEqual([]);
    expect(scenes.flatMap(({ deeds }) => deeds).map(({ action }) => action)).not.toContain('comfort');
  });
});

describe('cuts', () => {
  test('divide the song into scenes of 2 to 8 s without gaps or overlaps', () => {
    fc.assert(
      fc.property(songs, (cues) => {
        const borders = cutTimes(cues);
        expect(borders[0]).toBe(0);
        expect(borders.at(-1)).toBe(cues.durationSeconds);
        borders.slice(1).forEach((border, index) => {
          const length = border - (borders[index] ?? 0);
          expect(length).toBeGreaterThanOrEqual(SHORTEST_SCENE - 1e-9);
          expect(length).toBeLessThanOrEqual(LONGEST_SCENE + 1e-9);
        });
      }),
    );
  });

  test('are on beats if there are beats', () => {
    fc.assert(
      fc.property(songs, (cues) => {
        fc.pre(cues.tempo !== null);
        for (const border of cutTimes(cues).slice(1, -1)) expect(cues.beats).toContain(border);
      }),
    );
  });

  test('are more frequent while the song is loud', () => {
    expect(cutTimes(steady(120, 0.95)).length).toBeGreaterThan(cutTimes(steady(120, 0.1)).length * 1.4);
  });
});

describe('a storyboard', () => {
  test('is the same for the same job and different for another prompt', () => {
    const rainy = 'Mia walks through the city in the rain. Leo waits at the beach.';
    expect(board(rainy)).toEqual(board(rainy));
    const places = (prompt: string) => board(prompt).scenes.map(({ place }) => place);
    expect(places(rainy)).not.toEqual(places('Mia walks through the desert at noon. Leo waits in a church.'));
    expect(new Set(places(rainy))).toEqual(new Set(['city', 'beach']));
  });

  test('shows the characters at the places where the prompt names them', () => {
    const { scenes } = board('Mia dances in a club. Zoe walks through the forest. Leo drives along the road.');
    const seen = (place: string) =>
      scenes.filter((scene) => scene.place === place).flatMap(({ characters }) => characters);
    expect(new Set(seen('club'))).toEqual(new Set([0]));
    expect(new Set(seen('forest'))).toEqual(new Set([2]));
    expect(new Set(seen('road'))).toEqual(new Set([1]));
  });

  test('shows every part of the prompt that it has a scene for, in order', () => {
    const prompt =
      'Mia sits in her room. She takes the train to the sea and dives underwater. Leo flies over the clouds.';
    const told = ['room', 'train', 'sea', 'underwater', 'clouds'];
    for (const seconds of [30, 45, 200]) {
      const places = board(prompt, steady(seconds)).scenes.map(({ place }) => place);
      expect(places.filter((place, index) => place !== places[index - 1]).slice(0, told.length)).toEqual(told);
    }
  });

  test('includes every character, whatever the prompt and the song', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
        songs,
        fc.integer({ min: 1, max: 3 }),
        (prompt, cues, count) => {
          fc.pre(prompt.trim() !== '');
          const characters = cast.slice(0, count);
          const { scenes } = storyboardOf({ jobId: 'job', prompt, characters }, cues);
          const seen = new Set(scenes.flatMap((scene) => scene.characters));
          expect(seen).toEqual(new Set(characters.map((_, index) => index)));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('gives characters whom the prompt does not name the seat of those whom they join', () => {
    const { scenes } = storyboardOf(
      { jobId: 'job', prompt: 'Mia takes the train.', characters: cast.slice(0, 2) },
      steady(30),
    );
    const seated = scenes.flatMap(({ deeds }) => deeds).filter(({ action }) => action === 'sit');
    expect(new Set(seated.map(({ character }) => character))).toEqual(new Set([0, 1]));
    for (const { things } of seated) expect(things).toEqual(['seat']);
  });

  test('seats characters whom the prompt does not name beside somebody who cries in a train, and leaves the tears to that one', () => {
    const { scenes } = storyboardOf(
      { jobId: 'job', prompt: 'Mia cries in the train.', characters: cast.slice(0, 2) },
      steady(30),
    );
    const [other] = scenes.flatMap(({ deeds }) => deeds).filter(({ character }) => character === 1);
    expect(other).toMatchObject({ action: 'sit', things: ['seat'] });
  });

  test('shows the singer in loud parts for which the prompt names nobody', () => {
    const loud: SongCues = { ...steady(60), energyAt: (seconds) => (seconds > 30 ? 1 : 0.1) };
    const { scenes } = board('Snow falls on the lake. Waves break on the beach.', loud);
    const late = scenes.filter(({ start }) => start > 32);
    expect(late.every(({ characters }) => characters.includes(0))).toBe(true);
    expect(late.some(({ action }) => action === 'sing')).toBe(true);
  });

  test('shows the singer in sung parts without names, even quiet ones, but not in the others', () => {
    const sung: SongCues = {
      ...steady(60),
      energyAt: (seconds) => (seconds > 30 ? 0.1 : 1),
      vocalsBetween: (start) => (start > 30 ? 0.9 : 0.1),
    };
    const { scenes } = board('Snow falls on the lake. Waves break on the beach.', sung);
    const late = scenes.filter(({ vocals }) => vocals === 0.9);
    const early = scenes.filter(({ vocals }) => vocals === 0.1);
    expect(late.length + early.length).toBe(scenes.length);
    expect(late.every(({ characters }) => characters.includes(0))).toBe(true);
    expect(late.some(({ action }) => action === 'sing')).toBe(true);
    expect(early.some(({ characters }) => characters.includes(0))).toBe(false);
  });

  test('shows the singer within other characters’ moments while somebody sings, but not at their beginning', () => {
    const prompt = 'Leo drives along the road. Zoe waits in the cafe.';
    const told = (vocals: number) => board(prompt, { ...steady(60), vocalsBetween: () => vocals }).scenes;
    const sung = told(0.9);
    const first = sung.filter(({ place }, index) => place !== sung[index - 1]?.place);
    expect(first.flatMap(({ characters }) => characters)).not.toContain(0);
    const singing = sung.filter(({ characters }) => characters.includes(0));
    expect(singing.length).toBeGreaterThan(2);
    for (const { characters, action } of singing)
      expect({ characters, action }).toEqual({ characters: [0], action: 'sing' });
    expect(told(0.1).filter(({ characters }) => characters.includes(0))).toHaveLength(1);
  });

  test('lets the character sing of whom the story says it, while the singer does something else', () => {
    const prompt = 'Mia plays the guitar by the sea while Leo sings.';
    const { scenes } = board(prompt, { ...steady(60), vocalsBetween: () => 0.9 });
    const deeds = scenes.flatMap((scene) => scene.deeds).filter(({ character }) => character < 2);
    const told = new Set(deeds.map(({ character, action, sings = false }) => `${character} ${action} ${sings}`));
    expect(told).toEqual(new Set(['0 play-guitar false', '1 sing true']));
    const close = scenes.filter(({ framing }) => framing === 'close-up');
    expect(close.length).toBeGreaterThan(0);
    for (const { characters } of close) expect(characters).toEqual([1]);
  });

  test('lets snow fall, not the singer', () => {
    const { scenes } = board('Snow falls on the mountain.', { ...steady(30), vocalsBetween: () => 0.9 });
    expect(new Set(scenes.filter(({ characters }) => characters.includes(0)).map(({ action }) => action))).toEqual(
      new Set(['sing', 'stand']),
    );
  });

  test('lets the singer stand while nobody sings', () => {
    const quiet = board('Mia looks at the sea.', { ...steady(30, 1), vocalsBetween: () => 0.2 });
    expect(new Set(quiet.scenes.map(({ action }) => action))).toEqual(new Set(['stand']));
  });

  test('begins with the first sentence of a prompt of 10,000 characters', () => {
    const prompt = 'Mia sits in the garden. Leo climbs a mountain. '.repeat(210).slice(0, 10_000);
    const { scenes } = board(prompt, steady(30));
    expect(scenes[0]?.place).toBe('garden');
    expect(scenes.length).toBeGreaterThan(4);
  });
});
