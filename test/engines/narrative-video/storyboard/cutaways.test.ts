import { describe, expect, test } from '@jest/globals';
import type { Deed } from '../../../../engines/narrative-video/story.ts';
import type { SongCues } from '../../../../engines/narrative-video/storyboard/cuts.ts';
import { shownIn } from '../../../../engines/narrative-video/storyboard/inserts.ts';
import { storyboardOf } from '../../../../engines/narrative-video/storyboard/storyboard.ts';

const CAST = [
  { name: 'Mina', role: 'singer' },
  { name: 'Jo', role: 'character' },
] as const;
const JOBS = Array.from({ length: 20 }, (_, index) => `job ${index}`);
const songOf = (durationSeconds: number, changes: Partial<SongCues> = {}): SongCues => ({
  durationSeconds,
  beats: Array.from({ length: durationSeconds * 2 }, (_, index) => index / 2),
  turns: [],
  energyAt: () => 0.5,
  ...changes,
});
const scenesOf = (prompt: string, jobId = 'job', song = songOf(24)) =>
  storyboardOf({ jobId, prompt, characters: CAST }, song).scenes;
const STORY =
  'Mina and Jo eat noodles in the street. Jo reads a letter in the train. Mina plays the guitar on the beach. They hug.';

describe('inserts', () => {
  test('show the thing in the hands of somebody who was seen with it, and come once for each deed', () => {
    for (const job of JOBS) {
      const scenes = scenesOf(STORY, job, songOf(60));
      const inserts = scenes.filter(({ framing }) => framing === 'insert');
      const shown = inserts.map(({ text, deeds }) => `${text} ${deeds[0]?.character} ${deeds[0]?.things?.[0]}`);
      expect(shown.length).toBeGreaterThanOrEqual(3);
      expect(new Set(shown).size).toBe(shown.length);
      for (const insert of inserts) {
        const before = scenes[scenes.indexOf(insert) - 1];
        expect(before?.framing).not.toBe('insert');
        expect(before?.text).toBe(insert.text);
        expect(before?.characters).toEqual(expect.arrayContaining(insert.characters));
      }
    }
  });

  test('come on a beat, also in a short song, and leave no gap', () => {
    const scenes = scenesOf(STORY);
    expect(scenes.some(({ framing }) => framing === 'insert')).toBe(true);
    for (const [index, { start, framing }] of scenes.entries()) {
      expect(start).toBe(scenes[index - 1]?.end ?? 0);
      if (framing === 'insert') expect(start * 2).toBe(Math.round(start * 2));
    }
  });

  test('follow each other without a whole scene between them only in breaks and before reactions', () => {
    const meals = 'Mina and Jo eat noodles. Mina reads a book. Jo eats an apple. Mina reads a letter.';
    const distances = (song: SongCues) =>
      JOBS.flatMap((job) => {
        const at = scenesOf(meals, job, song).flatMap(({ framing }, index) => (framing === 'insert' ? [index] : []));
        return at.slice(1).map((index, number) => index - (at[number] ?? 0));
      });
    const quick = distances(songOf(40)).filter((distance) => distance === 2);
    const inBreak = distances(songOf(40, { parts: [{ part: 'break', start: 0, end: 40 }] }));
    expect(quick.length).toBeLessThan(inBreak.filter((distance) => distance === 2).length);
    expect(Math.min(...inBreak)).toBe(2);
  });

  test.each([
    'Mina dances at the beach.',
    'Mina sings in a club.',
    'Jo sleeps with a book.',
    'They hug.',
    'Jo waits with an umbrella.',
    'Mina fishes at the lake.',
    'Mina gives Jo a ring.',
    'Mina works with a computer.',
  ])('are not made of what no hand shows, what is too large, or what is given: %s', (prompt) => {
    for (const job of JOBS) expect(scenesOf(prompt, job).map(({ framing }) => framing)).not.toContain('insert');
  });

  test('show a telephone in the hand, where it does not hide behind a cheek', () => {
    const insert = scenesOf('Mina phones Jo at night.').find(({ framing }) => framing === 'insert');
    expect(insert?.deeds).toEqual([expect.objectContaining({ action: 'stand', things: ['phone'] })]);
  });

  test('know whether somebody cries over the thing, also if the story tells it right afterwards', () => {
    const emotionIn = (prompt: string) => scenesOf(prompt).find(({ framing }) => framing === 'insert')?.emotion;
    expect(emotionIn('Mina reads a letter by the window and cries.')).toBe('cry');
    expect(emotionIn('Mina reads a letter by the window.')).toBeUndefined();
  });
});

describe('pictures over a shoulder', () => {
  const CALM = 'Mina and Jo sit in the garden. Mina and Jo drink coffee. They laugh.';

  test('show one of two people beyond the other, after both were seen, and never twice in a row', () => {
    for (const job of JOBS) {
      const scenes = scenesOf(CALM, job, songOf(40));
      const over = scenes.filter(({ framing }) => framing === 'over-shoulder');
      expect(over.length).toBeGreaterThan(0);
      for (const scene of over) {
        const before = scenes[scenes.indexOf(scene) - 1];
        expect(before?.framing).not.toBe('over-shoulder');
        expect([...scene.characters].sort()).toEqual([0, 1]);
        expect(scene.deeds.map(({ character }) => character)).toEqual(scene.characters);
        expect(before?.text).toBe(scene.text);
      }
    }
  });

  test('show each face once in a part of the story', () => {
    for (const job of JOBS) {
      const over = scenesOf('Mina and Jo sit in the garden. They drink coffee.', job, songOf(60)).filter(
        ({ framing }) => framing === 'over-shoulder',
      );
      const faces = over.map(({ text, characters }) => `${text} ${characters[0]}`);
      expect(new Set(faces).size).toBe(faces.length);
    }
  });

  test('show the one who sings', () => {
    const sung = JOBS.flatMap((job) => scenesOf(CALM, job, songOf(40, { vocalsBetween: () => 0.9 })));
    for (const { deeds } of sung.filter(({ framing }) => framing === 'over-shoulder'))
      expect(deeds[1]?.sings).not.toBe(true);
  });

  test('of a bowl, which show the face of whoever eats, are followed by no close-up of the same face', () => {
    let inserts = 0;
    for (const job of JOBS)
      for (const length of [24, 32, 40, 48]) {
        const scenes = scenesOf('Mina and Jo share noodles. They take the train.', job, songOf(length));
        scenes.forEach(({ framing, characters, text }, index) => {
          const next = scenes[index + 1];
          if (framing !== 'insert' || next?.text !== text) return;
          inserts += 1;
          expect(next.characters).not.toEqual(characters);
        });
      }
    expect(inserts).toBeGreaterThan(0);
  });

  test('over a shoulder show no passengers, who sit side by side', () => {
    const scenes = JOBS.flatMap((job) => scenesOf('Mina and Jo take the train and talk.', job, songOf(40)));
    expect(scenes.map(({ framing }) => framing)).not.toContain('over-shoulder');
    expect(scenes.map(({ framing }) => framing)).toContain('two-shot');
  });

  test('show no meal, which is seen from near with both people and then with one', () => {
    for (const job of JOBS) {
      const scenes = scenesOf('Mina and Jo share noodles. They drink coffee.', job, songOf(40));
      expect(scenes.map(({ framing }) => framing)).not.toContain('over-shoulder');
      const near = scenes.filter(({ shot, framing }) => shot === 'close' && framing === 'two-shot');
      expect(near.length).toBeGreaterThan(0);
      for (const { characters } of near) expect(characters).toEqual([0, 1]);
    }
  });

  test('show nobody who touches the other or moves about', () => {
    for (const prompt of ['Mina and Jo hug.', 'They dance at the beach.', 'They hold hands.'])
      for (const job of JOBS)
        expect(scenesOf(prompt, job).map(({ framing }) => framing)).not.toContain('over-shoulder');
  });
});

describe('pictures from behind', () => {
  const isLooking = ({ framing }: { framing?: string }) => framing === 'from-behind';

  test('begin journeys and end stories, with people who stand and look at a vast place', () => {
    for (const job of JOBS) {
      const scenes = scenesOf('Mina and Jo walk to the sea. They drink coffee in a cafe. They hug on the beach.', job);
      const looking = scenes.filter(isLooking);
      for (const { shot, deeds, place } of looking) {
        const action = place === 'beach' ? 'hold-hands' : 'stand';
        expect([shot, ...deeds.map((deed) => deed.action)]).toEqual(['wide', action, action]);
      }
      expect(scenes.findIndex(isLooking)).toBe(0);
      expect(scenes[1]).toMatchObject({ action: 'walk', place: 'sea' });
      if (scenes.at(-2)?.place === 'beach') expect(scenes.at(-1)?.framing).toBe('from-behind');
    }
  });

  test('show neither the walls of a room nor somebody who rides, and no thing in a hand', () => {
    for (const prompt of ['They wait in the room.', 'Mina rides a horse through the desert.'])
      for (const job of JOBS) expect(scenesOf(prompt, job).some(isLooking)).toBe(false);
    for (const { deeds } of scenesOf('Mina and Jo walk through the snow with an umbrella.').filter(isLooking))
      expect(deeds.flatMap(({ things = [] }) => things)).toEqual([]);
  });

  test('are rare', () => {
    for (const job of JOBS) {
      const scenes = scenesOf('They walk in the city. They walk to the sea. They walk on the beach.', job, songOf(60));
      const at = scenes.flatMap((scene, index) => (isLooking(scene) ? [index] : []));
      for (const [number, index] of at.entries()) expect(index - (at[number - 1] ?? -9)).toBeGreaterThan(3);
    }
  });
});

test('an insert shows the bowl from which two people eat, but not what they bite into between their faces', () => {
  const shared = (thing: 'noodles' | 'pizza') => {
    const deeds = [0, 1].map((character): Deed => ({ character, action: 'eat', with: 1 - character, things: [thing] }));
    return shownIn({ deeds, things: [] }).map((shown) => shown.thing);
  };
  expect(shared('noodles')).toEqual(['noodles', 'noodles']);
  expect(shared('pizza')).toEqual([]);
});
