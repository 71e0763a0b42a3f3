import { describe, expect, test } from '@jest/globals';
import { believedPieces, suretyOf } from '../../../engines/transcription/belief.ts';
import type { HeardPiece } from '../../../engines/transcription/listener.ts';

/** Four seconds of a song. @param ids its tokens, each of the given probability */
function piece(ids: number[], probability: number, facts: Partial<HeardPiece> = {}): HeardPiece {
  const tokens = ids.map((id) => ({ id, logProbability: Math.log(probability) }));
  return { text: 'words', tokens, isEnded: true, silence: 0.05, start: 0, end: 4, ...facts };
}

const SENTENCE = [11, 12, 13, 14, 15, 16, 17, 18];
const clear = piece(SENTENCE, 0.9);

describe('what a recognizer hears', () => {
  test('is believed when it is sure of many words', () => {
    expect(believedPieces([clear])).toEqual([clear]);
  });

  test('is not believed when it is unsure of them', () => {
    expect(believedPieces([clear, clear, piece(SENTENCE, 0.4)])).toEqual([clear, clear]);
  });

  test('is sooner believed in a song that is mostly clear', () => {
    const vague = piece(SENTENCE, 0.5);
    expect(believedPieces([vague])).toEqual([]);
    expect(believedPieces([clear, vague])).toEqual([clear, vague]);
  });

  test('is not believed when few words stand in many seconds that are likely silent, as it hears music', () => {
    const thanks = piece([21, 22, 23, 24, 25], 0.9, { silence: 0.85, end: 8 });
    expect(believedPieces([clear, thanks])).toEqual([clear]);
  });

  test('is not believed when it is all notes, however many: nothing is said there', () => {
    const notes = piece([31, 31, 31, 31], 0.9, { text: '♪ ♪ ♪ ♪' });
    expect(believedPieces([notes, clear, notes, notes])).toEqual([clear]);
  });

  test('is not believed when it goes on and on', () => {
    expect(believedPieces([clear, piece(SENTENCE, 0.9, { isEnded: false })])).toEqual([clear]);
  });

  test('is not surer for being repeated', () => {
    const [once, again] = [piece(SENTENCE, 0.5), piece([...SENTENCE, ...SENTENCE], 0.5)];
    for (const token of again.tokens.slice(SENTENCE.length + 2)) token.logProbability = Math.log(0.99);
    expect(suretyOf(again)).toBeCloseTo(suretyOf(once));
  });

  test('is not believed at all where most of a song is not: it is in another language', () => {
    const vague = piece(SENTENCE, 0.4);
    expect(believedPieces([vague, clear, vague])).toEqual([]);
  });
});
