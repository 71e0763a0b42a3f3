import { describe, expect, test } from '@jest/globals';
import type { SongCues } from '../../../../engines/narrative-video/storyboard/cuts.ts';
import { asFilmed } from '../../../../engines/narrative-video/storyboard/exteriors.ts';
import { storyboardOf } from '../../../../engines/narrative-video/storyboard/storyboard.ts';

const CAST = [
  { name: 'Mina', role: 'singer' },
  { name: 'Jo', role: 'character' },
] as const;
const JOBS = Array.from({ length: 12 }, (_, index) => `job ${index}`);
const JOURNEY =
  'Mina and Jo drink coffee in a cafe. They take the last train home through the rain. Jo reads a letter.';

const songOf = (durationSeconds: number, changes: Partial<SongCues> = {}): SongCues => ({
  durationSeconds,
  beats: Array.from({ length: durationSeconds * 2 }, (_, index) => index / 2),
  turns: [],
  energyAt: () => 0.5,
  ...changes,
});
const scenesOf = (prompt: string, jobId = 'job', song = songOf(60)) =>
  storyboardOf({ jobId, prompt, characters: CAST }, song).scenes;
const isOutside = ({ framing }: { framing?: string }) => framing === 'exterior';

describe('a journey by train', () => {
  test('begins once with the train from outside, before its passengers', () => {
    for (const job of JOBS) {
      const scenes = scenesOf(JOURNEY, job);
      const [outside, ...more] = scenes.filter(isOutside);
      expect(more).toEqual([]);
      expect(outside).toMatchObject({ place: 'train', time: 'night', weather: 'rain', shot: 'wide', characters: [] });
      const at = scenes.findIndex(isOutside);
      expect(scenes[at - 1]?.place).toBe('cafe');
      expect(scenes[at + 1]).toMatchObject({ place: 'train', text: outside?.text, transition: 'cut' });
      expect(scenes[at + 1]?.characters.length).toBeGreaterThan(0);
    }
  });

  test('is cut on a beat and leaves no gap', () => {
    for (const job of JOBS) {
      const scenes = scenesOf(JOURNEY, job);
      for (const [index, { start }] of scenes.entries()) expect(start).toBe(scenes[index - 1]?.end ?? 0);
      for (const { end } of scenes.filter(isOutside)) expect(end * 2).toBe(Math.round(end * 2));
    }
  });

  test('hides a singing singer for at most 1.6 s', () => {
    for (const job of JOBS) {
      const outside = scenesOf(JOURNEY, job, songOf(60, { vocalsBetween: () => 0.9 })).filter(isOutside);
      expect(outside.length).toBe(1);
      for (const { start, end } of outside) expect(end - start).toBeLessThanOrEqual(1.6);
    }
  });

  test.each(['a bus', 'the metro', 'the subway'])('by %s is not shown from outside', (vehicle) => {
    for (const job of JOBS) expect(scenesOf(`Mina and Jo take ${vehicle} home.`, job).some(isOutside)).toBe(false);
  });

  test('stays as it is where its first scene is too short to be cut', () => {
    const loud = songOf(24, { energyAt: () => 1, turns: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22] });
    const scenes = scenesOf(JOURNEY, 'job', loud);
    expect(scenes.some(({ place }) => place === 'train')).toBe(true);
    expect(scenes.some(isOutside)).toBe(false);
  });
});

test('only what is seen from outside is filmed beside the railway', () => {
  const places = scenesOf(JOURNEY).map(asFilmed);
  expect(new Set(places.filter(isOutside).map(({ place }) => place))).toEqual(new Set(['railway']));
  expect(places.filter((scene) => !isOutside(scene)).map(({ place }) => place)).not.toContain('railway');
});
