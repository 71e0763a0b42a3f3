import { describe, expect, test } from '@jest/globals';
import { phonesOf } from '../../../engines/transcription/phones.ts';

describe('the phones of a word in the acoustic model', () => {
  test.each([
    ['Spanish', ['ɡ', 'i', 't', 'ˈa', 'r', 'a'], 'G IY T AA R AA'],
    ['French nasal vowels', ['f', 'ʁ', 'ɑ̃', 's', 'ˈɛ'], 'F R AA N S EH'],
    ['German', ['ʃ', 'ˈøː', 'n', 'ə'], 'SH ER N AH'],
    ['German diphthongs', ['m', 'ˈaɪ', 'n'], 'M AY N'],
    ['Japanese', ['kʲ', 'ˈo̞', 'o̞'], 'K OW OW'],
    ['Chinese with tones and breath', ['tɕh', 'ˈi5', 'ŋ'], 'CH IY NG'],
    ['a sound written as two marks', ['ˈɪ', 'ç'], 'IH SH'],
  ])('are those that sound most like it: %s', (_, phonemes, phones) => {
    expect(phonesOf(phonemes).join(' ')).toBe(phones);
  });

  test('leave out signs that are no sounds', () => {
    expect(phonesOf(['ˈ', '3', '?'])).toEqual([]);
  });
});
