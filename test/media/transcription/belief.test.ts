import { describe, expect, test } from '@jest/globals';
import { believedLines } from '../../../functions/media/transcription/belief.ts';
import type { HeardWord } from '../../../functions/media/transcription/recognition.ts';

function line(at: number, secondsEach: number, confidence: number, ...words: string[]): HeardWord[] {
  return words.map((text, index) => {
    const start = at + index * secondsEach;
    return { text, start, end: start + secondsEach, confidence };
  });
}

describe('what a recognizer hears', () => {
  test('is believed when many sounds were heard with confidence', async () => {
    const clear = line(0, 0.25, 0.8, 'every', 'window', 'opens', 'bright');
    expect(await believedLines([clear])).toEqual([clear]);
  });

  test('is not believed when a few sure words are stretched over seconds, as music makes them', async () => {
    expect(await believedLines([line(0, 1.7, 1, 'that', 'oh', 'new')])).toEqual([]);
  });

  test('is not believed of one short word', async () => {
    expect(await believedLines([line(0, 0.22, 1, 'done')])).toEqual([]);
  });

  test('is sooner believed beside a line that is clear', async () => {
    const clear = line(0, 0.25, 0.8, 'every', 'window', 'opens', 'bright');
    const vague = line(3, 0.3, 0.3, 'every', 'window', 'opens', 'bright');
    expect(await believedLines([vague])).toEqual([]);
    expect(await believedLines([clear, vague])).toEqual([clear, vague]);
    const later = line(60, 0.3, 0.3, 'every', 'window', 'opens', 'bright');
    expect(await believedLines([clear, later])).toEqual([clear]);
  });
});
