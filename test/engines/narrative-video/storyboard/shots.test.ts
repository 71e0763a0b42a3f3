import { describe, expect, test } from '@jest/globals';
import type { SongCues, SongStretch } from '../../../../engines/narrative-video/storyboard/cuts.ts';
import { storyboardOf } from '../../../../engines/narrative-video/storyboard/storyboard.ts';
import { cameraLiftOf, sizeOf } from '../../../../engines/narrative-video/storyboard/takes.ts';

const cast = [
  { name: 'Mina', role: 'singer' },
  { name: 'Jo', role: 'character' },
] as const;
const PARTS: readonly SongStretch[] = [
  { part: 'verse', start: 0, end: 30 },
  { part: 'chorus', start: 30, end: 50 },
  { part: 'break', start: 50, end: 60 },
  { part: 'verse', start: 60, end: 80 },
  { part: 'chorus', start: 80, end: 100 },
];
const SONG: SongCues = {
  durationSeconds: 100,
  beats: Array.from({ length: 200 }, (_, index) => index / 2),
  turns: [30, 50, 60, 80],
  parts: PARTS,
  energyAt: (seconds) => (PARTS.find(({ end }) => seconds < end)?.part === 'chorus' ? 0.9 : 0.4),
  vocalsBetween: (start) => (start >= 50 && start < 60 ? 0.1 : 0.9),
};
const scenesOf = (prompt: string, jobId = 'job') => storyboardOf({ jobId, prompt, characters: cast }, SONG).scenes;
const JOBS = Array.from({ length: 20 }, (_, index) => `job ${index}`);
const STORY =
  'Mina and Jo walk through the city. They hug in the rain. Jo drives along the road. They dance at the beach.';

describe('shots', () => {
  test('never have the same framing twice in a row', () => {
    for (const job of JOBS) {
      const framings = scenesOf(STORY, job).map(
        ({ place, shot, framing, characters }) =>
          `${place} ${framing === 'from-behind' ? framing : shot} ${characters}`,
      );
      expect(framings.filter((framing, index) => framing === framings[index - 1])).toEqual([]);
    }
  });

  test('of somebody on a board show the board', () => {
    for (const job of JOBS) {
      const shots = scenesOf('Mina surfs. Jo skates on a skateboard through the city.', job);
      expect(shots.filter(({ action, shot }) => action === 'ride' && shot !== 'wide')).toEqual([]);
    }
  });

  test('of two people who fly side by side are wide', () => {
    for (const job of JOBS)
      for (const { shot, action } of scenesOf('Mina and Jo fly over the mountains.', job))
        expect([action, shot]).toEqual(['fly', 'wide']);
  });

  test('of a meal are near with both people once, and then with one face', () => {
    for (const job of JOBS) {
      const near = scenesOf('Mina and Jo drink coffee in a cafe.', job).filter(
        ({ shot, framing }) => shot === 'close' && framing === 'two-shot',
      );
      for (const [index, scene] of near.entries()) expect(near[index + 1]?.start).not.toBe(scene.end);
    }
  });

  test('of people in the air are taken from no nearer and no lower than the first one', () => {
    const flying = { shot: 'wide' as const, deeds: [{ character: 0, action: 'fly' as const }] };
    for (const take of [1, 2, 4]) {
      expect(sizeOf({ ...flying, take })).toBeLessThanOrEqual(1);
      expect(cameraLiftOf({ ...flying, take })).toBe(0);
    }
  });

  test('are wide at the beginning of each chorus', () => {
    for (const job of JOBS) {
      const opening = scenesOf(STORY, job).filter(({ start }) => start === 30 || start === 80);
      expect(opening.map(({ shot }) => shot)).toEqual(['wide', 'wide']);
    }
  });

  test('show passengers of a train from the knees up, also where a chorus begins', () => {
    const passengers = (prompt: string) =>
      JOBS.flatMap((job) => scenesOf(prompt, job).filter(({ framing }) => framing !== 'exterior'));
    const shotsOf = (prompt: string) => new Set(passengers(prompt).map(({ shot }) => shot));
    expect(shotsOf('Mina takes the last train.')).toEqual(new Set(['medium', 'close']));
    expect(shotsOf('Mina dances in the train.')).toContain('wide');
  });

  test('show sleepers with their bed, and those who lie on the ground as a whole', () => {
    const shotsOf = (prompt: string) => new Set(JOBS.flatMap((job) => scenesOf(prompt, job).map(({ shot }) => shot)));
    expect(shotsOf('Mina sleeps in her bed.')).toEqual(new Set(['wide', 'medium']));
    expect(shotsOf('Mina lies in the field.')).toEqual(new Set(['wide']));
    expect(shotsOf('Mina slips and falls in the street.')).toEqual(new Set(['wide']));
  });

  test('show hugs and tears near enough to be felt, except at the beginning of a chorus', () => {
    for (const prompt of ['Mina and Jo hug in the rain.', 'Mina cries at the window.'])
      for (const scene of JOBS.flatMap((job) => scenesOf(prompt, job)).filter(({ shot }) => shot === 'wide'))
        expect([scene.part, scene.start]).toEqual(['chorus', expect.any(Number)]);
  });

  test('show both people of a hug or a kiss, also in close-ups of a sung line', () => {
    for (const prompt of ['Mina and Jo hug.', 'Mina and Jo kiss.'])
      for (const { characters } of JOBS.flatMap((job) => scenesOf(prompt, job))) expect(characters).toHaveLength(2);
  });

  test('show everybody when a part of the story begins', () => {
    for (const job of JOBS) {
      const scenes = scenesOf('Mina and Jo drink coffee. Mina and Jo eat a cake. Mina and Jo laugh.', job);
      const first = scenes.filter(({ text }, index) => scenes[index - 1]?.text !== text);
      for (const { characters } of first) expect(characters).toHaveLength(2);
    }
  });

  test('end a part of the story in which people do different things with all of them', () => {
    for (const job of JOBS) {
      const scenes = scenesOf('Mina plays the guitar on the beach while Jo dances. They hug.', job);
      const last = scenes.filter(({ text }, index) => text !== scenes[index + 1]?.text && text.includes('guitar'));
      expect(last.length).toBeGreaterThan(0);
      for (const { deeds } of last) expect(deeds.map(({ action }) => action).sort()).toEqual(['dance', 'play-guitar']);
    }
  });

  test('only drift during a break', () => {
    const inBreak = scenesOf(STORY).filter(({ part }) => part === 'break');
    expect(inBreak.length).toBeGreaterThan(0);
    expect(new Set(inBreak.map(({ camera }) => camera))).toEqual(new Set(['drift']));
  });

  test('show the singer in a close-up, and the other person in a reaction', () => {
    const scenes = JOBS.flatMap((job) => scenesOf('Mina and Jo sit in the garden.', job));
    const close = scenes.filter(({ framing }) => framing === 'close-up');
    expect(close.length).toBeGreaterThan(5);
    expect(scenes.some(({ framing, characters }) => framing === 'reaction' && characters[0] === 1)).toBe(true);
    expect(scenes.some(({ framing }) => framing === 'two-shot')).toBe(true);
    expect(scenes.some(({ framing }) => framing === 'establishing')).toBe(true);
  });

  test('show the legs or the whole group where a part of the story begins, even in a short and loud song', () => {
    const song: SongCues = {
      durationSeconds: 24,
      beats: Array.from({ length: 48 }, (_, index) => index / 2),
      turns: [],
      energyAt: () => 0.9,
      vocalsBetween: () => 0.9,
    };
    const prompt =
      'Mina waves on the beach. Jo reads in the garden. They walk through the forest. Mina dances in the city. ' +
      'They run through the desert.';
    for (const jobId of JOBS) {
      const { scenes } = storyboardOf({ jobId, prompt, characters: cast }, song);
      const first = scenes.filter(({ place }, index) => place !== scenes[index - 1]?.place);
      expect(first.filter(({ shot }) => shot === 'close').map(({ action }) => action)).toEqual([]);
      const walk = first.find(({ place }) => place === 'forest');
      expect(walk?.characters).toEqual([0, 1]);
    }
  });

  test('show in the chorus only what the prompt wants there', () => {
    const prompt = 'Mina walks through the forest. In the chorus they dance on the rooftop. Jo waits in the cafe.';
    const scenes = scenesOf(prompt);
    expect(new Set(scenes.filter(({ part }) => part === 'chorus').map(({ place }) => place))).toEqual(
      new Set(['rooftop']),
    );
    expect(scenes.filter(({ part }) => part !== 'chorus').map(({ place }) => place)).not.toContain('rooftop');
  });

  test('show in a later chorus what the first one showed, before the end of the story', () => {
    const scenes = scenesOf(STORY);
    const places = (start: number, end: number) =>
      new Set(scenes.filter((scene) => scene.start >= start && scene.start < end).map(({ place }) => place));
    const end = scenes.at(-1);
    for (const place of places(80, end?.start ?? 0)) expect(places(30, 50)).toContain(place);
    expect(end?.text).toBe(scenes.find(({ place }) => place === 'beach')?.text);
  });

  test('let the singer sing exactly while somebody sings in the song', () => {
    const seen = scenesOf(STORY).flatMap(({ vocals = 0, deeds }) =>
      deeds.filter(({ character }) => character === 0).map(({ sings = false }) => sings === vocals > 0.5),
    );
    expect(seen).not.toContain(false);
  });
});
