import { describe, expect, test } from '@jest/globals';
import { lyricLinesOf } from '../../../../engines/transcription/lyrics/lyrics-text.ts';

describe('lyrics', () => {
  test('are read as lines, without empty lines and section names', () => {
    const text = '[Verse 1]\r\nHello morning\r\n\r\n  Take my hand \n(Chorus)\nChorus 2:\n[Bridge: Ann]\nLa la\n***\n';
    expect(lyricLinesOf(text)).toEqual([{ text: 'Hello morning' }, { text: 'Take my hand' }, { text: 'La la' }]);
  });

  test('keep a line that only begins like a section name', () => {
    expect(lyricLinesOf('Hook me up tonight\nBridge over water')).toHaveLength(2);
  });

  test('have times in LRC: a line with several times returns, and a time without words ends a line', () => {
    const text = '[ar:Ann]\n[00:12.50][01:02.5]Hello <00:13.00>morning\n[00:15.00]\n[00:20:25]Light';
    expect(lyricLinesOf(text)).toEqual([
      { text: 'Hello morning', start: 12.5, end: 15 },
      { text: 'Light', start: 20.25, end: 62.5 },
      { text: 'Hello morning', start: 62.5 },
    ]);
  });

  test.each(['', 'WEBVTT\n\n'])('in SRT and WebVTT have times and no tags: %j', (head) => {
    const comma = head === '' ? ',' : '.';
    const text = `${head}1\n00:00:01${comma}500 --> 00:00:03${comma}000\n<i>Hello</i>\nmorning\n\n2\n01:00:00${comma}000 --> 01:00:02${comma}000\nLight\n`;
    expect(lyricLinesOf(text)).toEqual([
      { text: 'Hello morning', start: 1.5, end: 3 },
      { text: 'Light', start: 3600, end: 3602 },
    ]);
  });

  test('are empty if nothing is sung', () => {
    expect(lyricLinesOf('[Instrumental]\n♪♪\n')).toEqual([]);
  });
});
