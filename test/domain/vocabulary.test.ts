import { describe, expect, test } from '@jest/globals';
import { vocabularyOf } from '../../functions/domain/vocabulary.ts';

describe('a vocabulary for Amazon Transcribe', () => {
  test('has each word of the lyrics once, without marks and numbers', () => {
    expect(vocabularyOf('en', ["Don't stop, don't stop!", '(1999) Stop at Zürich-West...'])).toEqual({
      language_code: 'en-US',
      phrases: ["Don't", 'stop', "don't", 'Stop', 'at', 'Zürich-West'],
    });
  });

  test('does not exist for languages without vocabularies, or without words', () => {
    expect(vocabularyOf('cy', ['Hen wlad fy nhadau'])).toBeUndefined();
    expect(vocabularyOf(null, ['la la'])).toBeUndefined();
    expect(vocabularyOf('en', ['1, 2, 3!'])).toBeUndefined();
  });

  test('has at most 500 words, because a vocabulary of Amazon Transcribe is limited', () => {
    const lyrics = Array.from({ length: 900 }, (_, index) => `word${String.fromCodePoint(0x4e00 + index)}`);
    expect(vocabularyOf('zh', lyrics)?.phrases).toHaveLength(500);
  });
});
