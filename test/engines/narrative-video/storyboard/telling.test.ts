import { expect, test } from '@jest/globals';
import type { SongCues, SongStretch } from '../../../../engines/narrative-video/storyboard/cuts.ts';
import { storyboardOf } from '../../../../engines/narrative-video/storyboard/storyboard.ts';

const CAST = [
  { name: 'Mina', role: 'singer' },
  { name: 'Jo', role: 'character' },
] as const;
const STORY = 'Mina walks in the forest. Jo waits in the cafe. They dance in the club. They kiss on the beach.';

/** Returns the places of a film whose song has choruses, each once in a row. */
function placesOf(durationSeconds: number, parts: readonly SongStretch[]): string[] {
  const song: SongCues = {
    durationSeconds,
    beats: Array.from({ length: durationSeconds * 2 }, (_, index) => index / 2),
    turns: parts.slice(1).map(({ start }) => start),
    parts,
    energyAt: () => 0.5,
  };
  const { scenes } = storyboardOf({ jobId: 'job', prompt: STORY, characters: CAST }, song);
  return scenes.map(({ place }) => place).filter((place, index, all) => place !== all[index - 1]);
}

test('a song with a few scenes for each part of the story tells it once, whatever its choruses', () => {
  const parts = [
    { part: 'chorus', start: 0, end: 20 },
    { part: 'verse', start: 20, end: 28 },
    { part: 'chorus', start: 28, end: 40 },
  ] as const;
  expect(placesOf(40, parts)).toEqual(['forest', 'cafe', 'club', 'beach']);
});

test('a long song shows its chorus again, and ends with the end of the story', () => {
  const parts = [
    { part: 'verse', start: 0, end: 30 },
    { part: 'chorus', start: 30, end: 50 },
    { part: 'verse', start: 50, end: 90 },
    { part: 'chorus', start: 90, end: 120 },
  ] as const;
  const places = placesOf(120, parts);
  expect(places.length).toBeGreaterThan(4);
  expect(places.at(-1)).toBe('beach');
});

test.each(['Mina and Jo walk on the beach. They ride away on horses.', 'Mina sits in the garden. Jo reads a letter.'])(
  'the last picture shows people, and who goes is seen whole: %s',
  (prompt) => {
    for (const jobId of Array.from({ length: 20 }, (_, index) => `job ${index}`)) {
      const song: SongCues = { durationSeconds: 24, beats: [], turns: [], energyAt: () => 0.3 };
      const last = storyboardOf({ jobId, prompt, characters: CAST }, song).scenes.at(-1);
      expect(last?.framing).not.toBe('insert');
      if (prompt.includes('ride')) expect(last?.shot).not.toBe('close');
    }
  },
);
