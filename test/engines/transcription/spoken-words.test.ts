import { describe, expect, test } from '@jest/globals';
import { spokenWordsOf } from '../../../engines/transcription/spoken-words.ts';

async function wordsOf(line: string, language?: string): Promise<[string, string][] | undefined> {
  const [words] = await spokenWordsOf([line], language);
  return words?.map(({ text, ways }) => [text, (ways[0] ?? []).join(' ')]);
}

describe('the words of a line', () => {
  test('are pronounced in the language of the song', async () => {
    expect(await wordsOf('la luna — brilla', 'es')).toEqual([
      ['la', 'L AA'],
      ['luna', 'L UW N AA'],
      ['—', ''],
      ['brilla', 'B D IY L AA'],
    ]);
  });

  test('are single characters in Chinese, each read as in its word', async () => {
    expect(await wordsOf('银行，不行', 'zh')).toEqual([
      ['银', 'Y IY N'],
      ['行，', 'HH AA NG'],
      ['不', 'P UW'],
      ['行', 'SH IY NG'],
    ]);
  });

  test('are read in Japanese, kanji and particles as they sound', async () => {
    expect(await wordsOf('「今日」は いい天気。', 'ja')).toEqual([
      ['「今日」', 'K OW OW'],
      ['は', 'W AA'],
      ['いい', 'IY'],
      ['天気。', 'T EH NG K IY'],
    ]);
  });

  test.each([
    ['사랑해', 'ko'],
    ['حبيبي', 'ar'],
    ['दिल', 'hi'],
    ['любовь', 'ru'],
    ['ψυχή', 'el'],
  ])('are pronounced in other scripts: %s', async (word, language) => {
    const [[, phones] = ['', '']] = (await wordsOf(word, language)) ?? [];
    expect(phones.split(' ').length).toBeGreaterThanOrEqual(3);
  });

  test('follow the script of the line if a song changes its language', async () => {
    const [korean, english] = await spokenWordsOf(['사랑해', 'I love you'], 'ko');
    expect(korean).toHaveLength(1);
    expect(english?.map(({ ways }) => ways[0]?.join(' '))).toEqual(['AY', 'L AH V', 'Y UW']);
  });

  test('are unknown in a language that is not read well', async () => {
    expect(await wordsOf('ฉันรักเธอ')).toBeUndefined();
  });

  test('keep their order if a word among them cannot be read', async () => {
    const words = await wordsOf('luna ♪ !!! ‍ sol', 'es');
    expect(words?.map(([text]) => text)).toEqual(['luna', '♪', '!!!', '‍', 'sol']);
    expect(words?.at(-1)?.[1]).toBe('S OW L');
  });
});
