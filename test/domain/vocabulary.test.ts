import { describe, expect, test } from '@jest/globals';
import { vocabularyOf } from '../../functions/domain/vocabulary.ts';

describe('a vocabulary for Amazon Transcribe', () => {
  test('has each word of the lyrics once, without marks and numbers', () => {
    expect(vocabularyOf('en', ["Don't stop, don't stop!", '(1999) Stop at Zürich-West...'])).toEqual({
      language_code: 'en-US',
      phrases: ["Don't", 'stop', "don't", 'Stop', 'at', 'Zürich-West'],
    });
  });

  test.each([
    ['ar', 'ar-SA'],
    ['da', 'da-DK'],
    ['de', 'de-DE'],
    ['es', 'es-ES'],
    ['fr', 'fr-FR'],
    ['hi', 'hi-IN'],
    ['id', 'id-ID'],
    ['it', 'it-IT'],
    ['ja', 'ja-JP'],
    ['ko', 'ko-KR'],
    ['nl', 'nl-NL'],
    ['pt', 'pt-BR'],
    ['ru', 'ru-RU'],
    ['sv', 'sv-SE'],
    ['tr', 'tr-TR'],
    ['zh', 'zh-CN'],
  ])('of the language %s has the code %s of Amazon Transcribe', (language, code) => {
    expect(vocabularyOf(language, ['la'])?.language_code).toBe(code);
  });

  test('has words of up to 64 letters', () => {
    const [longest, tooLong] = ['a'.repeat(64), 'b'.repeat(65)];
    expect(vocabularyOf('en', [`${longest} ${tooLong}`])?.phrases).toEqual([longest]);
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
