import { describe, expect, test } from '@jest/globals';
import type { Scene } from '../../../../engines/narrative-video/story.ts';
import type { SongCues } from '../../../../engines/narrative-video/storyboard/cuts.ts';
import { storyboardOf } from '../../../../engines/narrative-video/storyboard/storyboard.ts';

const CAST = [
  { name: 'Mina', role: 'singer' },
  { name: 'Jo', role: 'character' },
] as const;
const JOBS = Array.from({ length: 12 }, (_, index) => `job ${index}`);
const songOf = (durationSeconds: number, changes: Partial<SongCues> = {}): SongCues => ({
  durationSeconds,
  beats: Array.from({ length: durationSeconds * 2 }, (_, index) => index / 2),
  turns: [],
  energyAt: () => 0.5,
  ...changes,
});
const scenesOf = (prompt: string, jobId: string, song = songOf(32)) =>
  storyboardOf({ jobId, prompt, characters: CAST }, song).scenes;
const isBoth = ({ characters }: Scene) => characters.length === 2;

describe('a letter that is read in company', () => {
  const STORY = 'Mina and Jo take the train home. Jo reads a letter by the window and cries.';

  test('is first seen in the hands of the reader, beside whom the other one sits and looks on', () => {
    for (const job of JOBS) {
      const [first] = scenesOf(STORY, job).filter(({ text }) => text.includes('letter'));
      expect(first?.deeds.map(({ character, action, seated }) => [character, action, seated])).toEqual([
        [0, 'sit', true],
        [1, 'read', true],
      ]);
    }
  });

  test('is seen near, as it would be without company', () => {
    for (const job of JOBS)
      expect(scenesOf(STORY, job).some(({ framing, text }) => framing === 'insert' && text.includes('letter'))).toBe(
        true,
      );
  });

  test('ends in tears, which are seen before the arm of whoever comforts', () => {
    for (const job of JOBS) {
      const [tears, ...comfort] = scenesOf(STORY, job).filter(({ text }) => text === 'and cries.');
      expect([tears?.framing, tears?.characters]).toEqual(['close-up', [1]]);
      const pair = comfort.find(isBoth);
      expect(pair?.deeds.map(({ action, with: other }) => [action, other])).toEqual([
        ['comfort', 1],
        ['cry', 0],
      ]);
      expect((pair?.start ?? 0) * 2).toBe(Math.round((pair?.start ?? 0) * 2));
    }
  });

  test('has the face of whoever comforts between both, if there is time', () => {
    const slow = songOf(48, { energyAt: () => 0 });
    const griefs = JOBS.map((job) => scenesOf(STORY, job, slow).filter(({ text }) => text === 'and cries.'));
    expect(
      griefs.some((grief) => grief.some(({ framing, deeds }) => framing === 'reaction' && deeds[0]?.character === 0)),
    ).toBe(true);
  });

  test('lets a singer who comforts be unseen for no longer than 1.7 seconds', () => {
    for (const job of JOBS) {
      const sung = scenesOf(STORY, job, songOf(32, { vocalsBetween: () => 0.9 }));
      for (const { text, characters, start, end } of sung)
        if (text === 'and cries.' && !characters.includes(0)) expect(end - start).toBeLessThanOrEqual(1.7);
    }
  });
});

describe('music and dance', () => {
  const STORY = 'Mina plays the guitar on the beach while Jo dances. They hug.';
  const dances = (job: string, song?: SongCues) =>
    scenesOf(STORY, job, song).filter(({ text }) => text.includes('guitar'));

  test('are told with the dancer, the player from near, and the dancer beyond the player', () => {
    for (const job of JOBS) {
      const pictures = dances(job, songOf(24)).map(({ framing, shot, characters }) =>
        [framing, shot, characters.join('+')].join(' '),
      );
      expect(pictures).toContain('medium medium 1');
      expect(pictures).toContain('close-up close 0');
      expect(pictures).toContain('over-shoulder medium 1+0');
    }
  });

  test('begin and end with both, and no picture comes twice in a row', () => {
    for (const job of JOBS)
      for (const seconds of [12, 18, 24, 40]) {
        const scenes = dances(job, songOf(seconds));
        for (const scene of [scenes[0], scenes.at(-1)]) expect(scene?.characters).toHaveLength(2);
        scenes.slice(1).forEach(({ framing, shot, characters }, index) => {
          const before = scenes[index];
          expect([framing, shot, characters]).not.toEqual([before?.framing, before?.shot, before?.characters]);
        });
      }
  });

  test('change on beats, and no picture is shorter than 1.5 seconds', () => {
    for (const job of JOBS)
      for (const { start, end } of dances(job, songOf(24))) {
        expect(start * 2).toBe(Math.round(start * 2));
        expect(end - start).toBeGreaterThanOrEqual(1.5);
      }
  });

  test('have both in each picture of two, also where the song wants to show only the singer', () => {
    const sung = songOf(32, { vocalsBetween: () => 0.9 });
    for (const job of JOBS)
      for (const { framing, characters, deeds } of scenesOf('Mina sings at a club while Jo dances.', job, sung))
        if (framing === 'two-shot') {
          expect(characters).toEqual([0, 1]);
          expect(deeds.map(({ action }) => action)).toEqual(['sing', 'dance']);
        }
  });

  test('show a dancer who sings beyond the shoulder of the player', () => {
    const sung = songOf(24, { vocalsBetween: () => 0.9 });
    const story = 'Jo plays the guitar on the beach while Mina dances.';
    const over = scenesOf(story, 'job', sung).find(({ framing }) => framing === 'over-shoulder');
    expect(over?.deeds[0]).toMatchObject({ character: 0, action: 'dance', sings: true });
  });
});
