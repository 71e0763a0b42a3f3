import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { recognizeByWhisper, type Token, wordsOf } from '../../../engines/transcription/whisper.ts';

function tokens(...texts: string[]): Token[] {
  return texts.map((text, index) => ({ text, t0: index * 100, t1: index * 100 + 100 }));
}

describe('tokens of whisper.cpp', () => {
  test('form words: a token that begins with a space begins a word', () => {
    expect(wordsOf(tokens(' Hel', 'lo', ',', ' light'))).toEqual([
      { text: 'Hello,', t0: 0, t1: 300 },
      { text: 'light', t0: 300, t1: 400 },
    ]);
  });

  test('are words themselves in scripts without spaces', () => {
    expect(wordsOf(tokens('窓', 'を', '開け', '。')).map(({ text }) => text)).toEqual(['窓', 'を', '開け。']);
  });

  test('are left out if they describe sounds', () => {
    const heard = tokens(' [', 'Music', ']', ' Take', ' (', 'app', 'lause', ')', ' my', ' ♪', ' hand', '');
    expect(wordsOf(heard).map(({ text }) => text)).toEqual(['Take', 'my', 'hand']);
  });
});

describe('whisper.cpp', () => {
  test('reports which setting is wrong if the model cannot be used', async () => {
    const silence = { samples: new Int16Array(16_000), start: 0 };
    const noModel = join(import.meta.dirname, 'spoken.json');
    await expect(recognizeByWhisper(silence, noModel)).rejects.toThrow(/WHISPER_MODEL/);
  });
});
