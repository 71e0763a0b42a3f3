import { expect, test } from '@jest/globals';
import { analyzeSamples } from '../../../../engines/sound/music.ts';
import { gapsBetween, wordsBetween } from '../../../../engines/transcription/lyrics/unplaced-words.ts';

test('the gaps between lines are the parts of a song that no line covers, in order', () => {
  const placed = [
    { start: 20, end: 24 },
    { start: 5, end: 9 },
    { start: 9, end: 12 },
  ];
  expect(gapsBetween(placed, { start: 2, end: 30 })).toEqual([
    { start: 2, end: 5 },
    { start: 12, end: 20 },
    { start: 24, end: 30 },
  ]);
});

test('nothing is recognized if the lines leave no time for another one', async () => {
  const music = analyzeSamples(new Int16Array(12_800 * 10));
  const voice = { samples: new Int16Array(16_000 * 10), start: 0 };
  const neverHeard = () => Promise.reject(new Error('The whole song was decoded.'));
  const placed = [{ start: 1, end: 9 }];
  expect(await wordsBetween(placed, { start: 0, end: 10 }, music, voice, neverHeard, '/nowhere')).toEqual([]);
});
