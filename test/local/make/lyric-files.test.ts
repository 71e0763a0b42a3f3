import { expect, test } from '@jest/globals';
import type { Segment } from '../../../client/src/index.ts';
import { lyricLinesOf } from '../../../engines/transcription/lyrics/lyrics-text.ts';
import { lrcOf, srtOf } from '../../../local/make/lyric-files.ts';

const line = (text: string, start: number, end: number): Segment => ({
  text,
  start,
  end,
  duration: end - start,
  wordCount: 1,
  timedWords: [{ text, start, end }],
});
const SEGMENTS = [line('Hello', 1.5, 2.9996), line('light', 61.25, 3601)];

test('SRT has numbered cues with hours and milliseconds', () => {
  expect(srtOf(SEGMENTS)).toBe('1\n00:00:01,500 --> 00:00:03,000\nHello\n\n2\n00:01:01,250 --> 01:00:01,000\nlight\n');
});

test('LRC has the times of lines and words, and the end of each line', () => {
  expect(lrcOf(SEGMENTS)).toBe('[00:01.50]<00:01.50>Hello\n[00:03.00]\n[01:01.25]<01:01.25>light\n[60:01.00]\n');
});

test('both can be given back as lyrics', () => {
  const wanted = [
    { text: 'Hello', start: 1.5, end: 3 },
    { text: 'light', start: 61.25, end: 3601 },
  ];
  expect(lyricLinesOf(srtOf(SEGMENTS))).toEqual(wanted);
  expect(lyricLinesOf(lrcOf(SEGMENTS))).toEqual(wanted);
});
