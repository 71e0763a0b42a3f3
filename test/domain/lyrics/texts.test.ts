import { describe, expect, test } from '@jest/globals';
import { LYRICS_FORMATS, parseLyricsQuery } from '../../../functions/domain/lyrics/formats.ts';
import { type Segment, segmentOf } from '../../../functions/domain/segments.ts';

type Format = keyof typeof LYRICS_FORMATS;

const word = (text: string, start: number, end: number) => ({ text, start, end });
const line = (text: string, start = 1, end = 2): Segment => ({
  ...segmentOf([word(text, start, end)]),
  timedWords: [],
});
const written = (format: Format, segments: Segment[]) => LYRICS_FORMATS[format].write({ language: null, segments });
/** The words of a line from 1 to 3 s. */
const sung = (...timedWords: Segment['timedWords']): Segment => ({
  ...line(timedWords.map(({ text }) => text).join(' '), 1, 3),
  timedWords,
});

describe('the format of lyrics', () => {
  test.each<[Format, string, string]>([
    ['json', 'application/json', 'json'],
    ['lrc', 'text/plain; charset=utf-8', 'lrc'],
    ['elrc', 'text/plain; charset=utf-8', 'lrc'],
    ['srt', 'application/x-subrip; charset=utf-8', 'srt'],
    ['vtt', 'text/vtt; charset=utf-8', 'vtt'],
    ['ass', 'text/x-ssa; charset=utf-8', 'ass'],
    ['ultrastar', 'text/plain; charset=utf-8', 'txt'],
  ])('%s has the type %s and the extension %s', (format, contentType, extension) => {
    expect(parseLyricsQuery({ format: [format] })).toMatchObject({ contentType, extension });
  });

  test('is JSON unless the query says otherwise, and must be known', () => {
    expect(parseLyricsQuery(null)).toBe(LYRICS_FORMATS.json);
    expect(() => parseLyricsQuery({ format: ['pdf'] })).toThrow(
      /^format: must be one of json, lrc, elrc, srt, vtt, ass, ultrastar\.$/,
    );
  });
});

describe('characters that have a meaning in a format', () => {
  const text = 'a [b] <c> {\\d} &';

  test.each<[Format, string]>([
    ['lrc', 'a (b) ‹c› {\\d} &'],
    ['elrc', 'a (b) ‹c› {\\d} &'],
    ['srt', 'a [b] ‹c› (∖d) &'],
    ['vtt', 'a [b] &lt;c&gt; {\\d} &amp;'],
    ['ass', 'a [b] <c> (∖d) &'],
  ])('are replaced in %s: %s', (format, plain) => {
    expect(written(format, [line(text)])).toContain(plain);
  });
});

describe('an empty line of lrc', () => {
  test('follows a pause of more than 50 ms', () => {
    const segments = [line('a', 0, 0.05), line('b', 0.1, 1), line('c', 1.5, 2)];
    expect(written('lrc', segments)).toBe('[00:00.00]a\n[00:00.10]b\n[00:01.00]\n[00:01.50]c\n[00:02.00]\n');
  });
});

describe('a line whose words have times', () => {
  test('ends in elrc when its last word ends', () => {
    const [text] = written('elrc', [sung(word('a', 1, 1.5), word('b', 2, 2.5))]).split('\n');
    expect(text).toBe('[00:01.00]<00:01.00>a <00:02.00>b <00:02.50>');
  });

  test('has in ass even the shortest pause, and words without a duration', () => {
    const text = written('ass', [sung(word('a', 1, 1.5), word('b', 1.51, 1.51), word('c', 2, 3))]);
    expect(text).toContain(',,{\\kf50}a{\\k1}{\\kf0} b{\\k49}{\\kf100} c\n');
  });

  test('has in vtt only times between its beginning and its end, each later than the one before', () => {
    const words = [word('a', 1, 1), word('b', 1, 2), word('c', 2, 2), word('d', 2, 3), word('e', 3, 3)];
    const cue = '00:00:01.000 --> 00:00:03.000\na b <00:00:02.000>c d e\n';
    expect(written('vtt', [sung(...words)])).toBe(`WEBVTT\n\n${cue}`);
  });

  test('has in ultrastar notes that are one beat at least and do not overlap', () => {
    const text = written('ultrastar', [sung(word('a', 1, 1), word('b', 1, 1.1)), line('c', 3, 4)]);
    expect(written('ultrastar', [line('a', 0, 1)])).toContain('\nF 0 50 0 a\n');
    expect(text.slice(text.indexOf('F'))).toBe('F 50 1 0 a\nF 51 4 0  b\n- 55\nF 150 50 0 c\nE\n');
  });

  test('has nothing before its first word, even if the text has', () => {
    const segment = { ...sung(word('a', 1, 2), word('b', 2, 3)), text: '– a b' };
    expect(written('elrc', [segment])).toContain('[00:01.00]<00:01.00>a <00:02.00>b <00:03.00>\n');
    expect(written('ass', [segment])).toContain(',,{\\kf100}a{\\kf100} b\n');
  });

  test('leaves out words without text, and begins where the line begins', () => {
    const text = written('elrc', [sung(word(' ', 1, 1.2), word('b\tc', 0.5, 2), word('d', 1.5, 4))]);
    expect(text).toBe('[00:01.00]<00:01.00>b c <00:01.50>d <00:03.00>\n[00:03.00]\n');
  });
});
