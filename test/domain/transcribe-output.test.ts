import { describe, expect, test } from '@jest/globals';
import { readTranscribeOutput } from '../../functions/domain/transcribe-output.ts';

const pronunciation = (content: string, start: string, end: string, confidence = '0.9') => ({
  type: 'pronunciation',
  start_time: start,
  end_time: end,
  alternatives: [{ confidence, content }],
});
const punctuation = (content: string) => ({ type: 'punctuation', alternatives: [{ confidence: '0.0', content }] });
const output = (items: object[], more: object = {}) =>
  JSON.stringify({ status: 'COMPLETED', results: { language_code: 'de-DE', items, ...more } });

describe('a transcript of Amazon Transcribe', () => {
  test('gives words with times and confidences, and their punctuation', () => {
    const items = [
      pronunciation('Guten', '1.5', '1.9'),
      pronunciation('Morgen', '2.0', '2.4', '0.5'),
      punctuation(','),
    ];
    expect(readTranscribeOutput(output(items))).toEqual({
      language: 'de',
      words: [
        { text: 'Guten', start: 1.5, end: 1.9, confidence: 0.9 },
        { text: 'Morgen,', start: 2, end: 2.4, confidence: 0.5 },
      ],
    });
  });

  test('may have no words and no language', () => {
    expect(readTranscribeOutput(output([], { language_code: undefined }))).toEqual({ language: null, words: [] });
    expect(readTranscribeOutput(output([punctuation('.')])).words).toEqual([]);
  });

  test('has its punctuation at the word before', () => {
    const items = [
      punctuation('-'),
      ...['a', 'b', 'c'].flatMap((letter) => [pronunciation(letter, '1', '2'), punctuation('.')]),
    ];
    expect(readTranscribeOutput(output(items)).words.map(({ text }) => text)).toEqual(['a.', 'b.', 'c.']);
  });

  test('never ends a word before it begins', () => {
    const { words } = readTranscribeOutput(output([pronunciation('la', '2.5', '2')]));
    expect(words).toMatchObject([{ start: 2.5, end: 2.5 }]);
  });

  test('may have a language code of three letters', () => {
    expect(readTranscribeOutput(output([], { language_code: 'yue-HK' })).language).toBe('yue');
  });

  test.each([
    ['is cut off', '{"status": "COMPLETED", "results": {"items": ['],
    ['has no items', JSON.stringify({ status: 'COMPLETED', results: {} })],
    ['has a time that is no number', output([pronunciation('la', 'soon', '2')])],
    ['has a negative time', output([pronunciation('la', '-1', '2')])],
    ['has a word without alternatives', output([{ ...pronunciation('la', '1', '2'), alternatives: [] }])],
    ['has a shorter language code', output([], { language_code: 'd-DE' })],
    ['has a longer language code', output([], { language_code: 'germ-DE' })],
    ['has a longer region', output([], { language_code: 'de-DEU' })],
    ['has an item of another kind', output([{ ...punctuation('.'), type: 'noise' }])],
    ['is not completed', JSON.stringify({ status: 'FAILED', results: { items: [] } })],
  ])('is refused if it %s', (_, text) => {
    expect(() => readTranscribeOutput(text)).toThrow();
  });
});
