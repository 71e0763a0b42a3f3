import { describe, expect, test } from '@jest/globals';
import { canBeEnglish, confidenceOf, confidentChunks } from '../../../engines/transcription/confidence.ts';
import type { HeardChunk } from '../../../engines/transcription/heard-chunk.ts';

/** Returns four seconds of a song. @param ids its tokens, each with this probability */
function chunk(ids: number[], probability: number, facts: Partial<HeardChunk> = {}): HeardChunk {
  const tokens = ids.map((id) => ({ id, logProbability: Math.log(probability) }));
  return { text: 'words', tokens, isEnded: true, silence: 0.05, start: 0, end: 4, ...facts };
}

const SENTENCE = [11, 12, 13, 14, 15, 16, 17, 18];
const clear = chunk(SENTENCE, 0.9);

describe('recognized words', () => {
  test('are accepted if the recognizer is sure of many of them', () => {
    expect(confidentChunks([clear])).toEqual([clear]);
  });

  test('are rejected if the recognizer is unsure of them', () => {
    expect(confidentChunks([clear, clear, chunk(SENTENCE, 0.4)])).toEqual([clear, clear]);
  });

  test('are accepted more easily in a song that is mostly clear', () => {
    const vague = chunk(SENTENCE, 0.5);
    expect(confidentChunks([vague])).toEqual([]);
    expect(confidentChunks([clear, vague])).toEqual([clear, vague]);
  });

  test('are accepted in a song that is clear elsewhere, even if a band lets the recognizer doubt that anything is said', () => {
    const sung = chunk(SENTENCE, 0.6, { silence: 0.85 });
    expect(confidentChunks([sung])).toEqual([]);
    expect(confidentChunks([clear, sung])).toEqual([clear, sung]);
  });

  test('are rejected if they are few in many seconds that are probably silent, as in music', () => {
    const thanks = chunk([21, 22, 23, 24, 25], 0.9, { silence: 0.85, end: 8 });
    expect(confidentChunks([clear, thanks])).toEqual([clear]);
  });

  test('are rejected if they are only notes, however many', () => {
    const notes = chunk([31, 31, 31, 31], 0.9, { text: '♪ ♪ ♪ ♪' });
    expect(confidentChunks([notes, clear, notes, notes])).toEqual([clear]);
  });

  test('are rejected if the recognizer did not stop', () => {
    expect(confidentChunks([clear, chunk(SENTENCE, 0.9, { isEnded: false })])).toEqual([clear]);
  });

  test('do not become more reliable by repetition', () => {
    const [once, again] = [chunk(SENTENCE, 0.5), chunk([...SENTENCE, ...SENTENCE], 0.5)];
    for (const token of again.tokens.slice(SENTENCE.length + 2)) token.logProbability = Math.log(0.99);
    expect(confidenceOf(again)).toBeCloseTo(confidenceOf(once));
  });

  test('are all rejected if most of a song is, because it is in another language', () => {
    const vague = chunk(SENTENCE, 0.4);
    expect(confidentChunks([vague, clear, vague])).toEqual([]);
  });
});

describe('a song of which only a part was heard', () => {
  const vague = chunk(SENTENCE, 0.4, { silence: 0 });
  const certain = chunk(SENTENCE, 0.9, { silence: 0 });

  test('can be English until more was unclear than is left', () => {
    expect(canBeEnglish([], 4)).toBe(true);
    expect(canBeEnglish([vague], 4)).toBe(true);
    expect(canBeEnglish([vague], 3.9)).toBe(false);
    expect(canBeEnglish([vague, certain, vague], 4)).toBe(true);
    expect(canBeEnglish([vague, certain, vague], 3.9)).toBe(false);
  });

  test('is only given up if no rest could change the result', () => {
    const heard = [vague, vague, certain, vague];
    for (let rest = 0; rest < 8; rest += 1) {
      const whole = [...heard, ...Array.from({ length: rest }, () => certain)];
      expect(confidentChunks(whole).length > 0).toBe(canBeEnglish(heard, rest * 4));
    }
  });
});
