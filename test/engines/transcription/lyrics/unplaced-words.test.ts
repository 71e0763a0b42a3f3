import { describe, expect, test } from '@jest/globals';
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

describe('an instrumental break', () => {
  const neverHeard = () => Promise.reject(new Error('The whole song was decoded.'));
  const voice = { samples: new Int16Array(16_000 * 30), start: 0 };
  const placed = [
    { start: 1, end: 14 },
    { start: 24, end: 29 },
  ];
  const listenWith = (vocals: (seconds: number) => number) => {
    const music = analyzeSamples(new Int16Array(12_800 * 30));
    const probabilities = music.vocals.map((_, index) => vocals(index / music.rate));
    const part = { start: 0, end: 30 };
    return wordsBetween(placed, part, { ...music, vocals: probabilities }, voice, neverHeard, '/nowhere');
  };
  const isPlaced = (seconds: number) => placed.some(({ start, end }) => seconds >= start && seconds < end);

  test('is not listened to if the lines around it count as sung', async () => {
    expect(await listenWith((seconds) => Number(isPlaced(seconds)))).toEqual([]);
  });

  test('is listened to if it counts as sung, or if the lines do not', async () => {
    await expect(listenWith(() => 1)).rejects.toThrow('decoded');
    await expect(listenWith(() => 0)).rejects.toThrow('decoded');
  });
});
