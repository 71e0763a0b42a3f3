import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EnhancedLyricLine, LineType, parseEnhanced } from 'clrc';
import { lyricLinesOf } from '../../../engines/transcription/lyrics/lyrics-text.ts';
import { LYRICS_FORMATS } from '../../../functions/domain/lyrics/formats.ts';
import { type Segment, segmentOf } from '../../../functions/domain/segments.ts';
import { type TemporaryFolder, temporaryFolder } from '../../temporary-folder.ts';

const word = (text: string, start: number, end: number) => ({ text, start, end });
/** A line whose words have no times. */
const untimed = (text: string, start: number, end: number): Segment => ({
  ...segmentOf([word(text, start, end)]),
  timedWords: [],
});

const SEGMENTS = [
  segmentOf([word('Hold', 1.5, 1.9), word('me', 1.9, 2.25), word('now', 2.4, 2.9996)]),
  segmentOf([word('light', 3, 3.5), word('burns', 3.5, 61.25)]),
  untimed('夜明け', 3599.9996, 3602),
];
const LYRICS = { language: 'en', segments: SEGMENTS };
/** Characters that have a meaning in some format. */
const STRANGE = 'a {\\b1}<b>&[00:01.00] --> \\N "x" 50%';
/** WebVTT has no codes in braces, but ffmpeg applies them there too. */
const STRANGE_VTT = 'a <b>&[00:01.00] --> "x" 50%';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

interface Cue {
  start: number;
  end: number;
  text: string;
}

/** Opens a file with ffmpeg, which reads its format and writes it as SRT. */
function readByFfmpeg(format: 'srt' | 'vtt' | 'ass', text: string): Cue[] {
  const path = join(folder.path, `lyrics.${format}`);
  writeFileSync(path, text);
  const srt = execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-f', 'srt', '-c:s', 'text', '-'], {
    encoding: 'utf8',
  });
  const seconds = (time: string) => {
    const [hours = 0, minutes = 0, rest = 0] = time.replace(',', '.').split(':').map(Number);
    return hours * 3600 + minutes * 60 + rest;
  };
  return srt
    .trim()
    .split('\n\n')
    .map((cue) => {
      const [, times = '', ...lines] = cue.split('\n');
      const [start = '', end = ''] = times.split(' --> ');
      return { start: seconds(start), end: seconds(end), text: lines.join('\n') };
    });
}

const near = (seconds: number) => expect.closeTo(seconds, 1.9);

describe('lyrics', () => {
  test.each(['srt', 'vtt', 'ass'] as const)('as %s have the same lines and times when ffmpeg reads them', (format) => {
    const cues = readByFfmpeg(format, LYRICS_FORMATS[format].write(LYRICS));
    expect(cues.map(({ text }) => text)).toEqual(['Hold me now', 'light burns', '夜明け']);
    for (const [index, { start, end }] of cues.entries()) {
      expect({ start, end }).toEqual({
        start: near(SEGMENTS[index]?.start ?? 0),
        end: near(SEGMENTS[index]?.end ?? 0),
      });
    }
  });

  test('as srt and vtt have times to the millisecond', () => {
    expect(LYRICS_FORMATS.srt.write(LYRICS)).toContain('1\n00:00:01,500 --> 00:00:03,000\nHold me now\n\n2\n');
    expect(LYRICS_FORMATS.srt.write(LYRICS)).toContain('3\n01:00:00,000 --> 01:00:02,000\n');
    expect(LYRICS_FORMATS.vtt.write(LYRICS)).toContain(
      '00:00:01.500 --> 00:00:03.000\nHold <00:00:01.900>me <00:00:02.400>now\n',
    );
  });

  test('as ass are karaoke: pauses and words in hundredths of a second', () => {
    const text = LYRICS_FORMATS.ass.write(LYRICS);
    expect(text).toContain('0:00:01.50,0:00:03.00,Lyrics,,0,0,0,,{\\kf40}Hold{\\kf35} me{\\k15}{\\kf60} now\n');
  });

  test('as lrc are lines with times when ffmpeg reads them, and empty lines where nobody sings', () => {
    const path = join(folder.path, 'lyrics.lrc');
    writeFileSync(path, LYRICS_FORMATS.lrc.write(LYRICS));
    const probe = ['-v', 'error', '-show_entries', 'packet=pts_time,data', '-show_data', '-of', 'json', path];
    const { packets } = JSON.parse(execFileSync('ffprobe', probe, { encoding: 'utf8' }));
    expect(packets.map(({ pts_time }: { pts_time: string }) => Number(pts_time))).toEqual([1.5, 3, 61.25, 3600, 3602]);
    expect(packets[0].data).toContain('Hold me now');
  });

  test('as elrc have the times of words when a parser of enhanced LRC reads them', () => {
    const lines = parseEnhanced(LYRICS_FORMATS.elrc.write(LYRICS)).filter(
      (line): line is EnhancedLyricLine => line.type === LineType.ENHANCED_LYRIC,
    );
    const words = lines[0]?.words.map(({ startMillisecond, content }) => [content.trim(), startMillisecond]);
    expect(words).toEqual([
      ['Hold', 1500],
      ['me', 1900],
      ['now', 2400],
      ['', 3000],
    ]);
    expect(lines.map(({ startMillisecond }) => startMillisecond)).toEqual([1500, 3000, 61_250, 3_600_000, 3_602_000]);
  });

  test.each(['lrc', 'elrc', 'srt', 'vtt'] as const)('as %s can be sent in a request', (format) => {
    const lines = lyricLinesOf(LYRICS_FORMATS[format].write(LYRICS));
    expect(lines).toMatchObject([
      { text: 'Hold me now', start: 1.5 },
      { text: 'light burns', start: 3, end: 61.25 },
      { text: '夜明け', start: 3600, end: 3602 },
    ]);
  });

  test('as json are language and segments', () => {
    expect(JSON.parse(LYRICS_FORMATS.json.write(LYRICS))).toEqual(LYRICS);
  });

  /** No parser of this format is published for Node.js, so its rules are checked one by one: https://usdx.eu/format */
  test('as ultrastar are freestyle notes in beats, a line break after each line but the last, and an end', () => {
    const [header, notes] = LYRICS_FORMATS.ultrastar.write(LYRICS).split(/\n(?=F)/, 2) as [string, string];
    expect(header.split('\n')).toEqual([
      '#VERSION:1.0.0',
      '#TITLE:Unknown',
      '#ARTIST:Unknown',
      '#LANGUAGE:English',
      '#MP3:song.mp3',
      '#BPM:750',
      '#GAP:0',
    ]);
    expect(
      LYRICS_FORMATS.ultrastar
        .write(LYRICS)
        .slice(header.length + 1)
        .split('\n'),
    ).toEqual([
      'F 75 20 0 Hold',
      'F 95 18 0  me',
      'F 120 30 0  now',
      '- 150',
      'F 150 25 0 light',
      'F 175 2888 0  burns',
      '- 3063',
      'F 180000 100 0 夜明け',
      'E',
      '',
    ]);
    expect(notes).not.toBe('');
  });

  test.each<['srt' | 'vtt' | 'ass', string]>([
    ['srt', STRANGE],
    ['vtt', STRANGE_VTT],
    ['ass', STRANGE],
  ])('as %s keep characters that have a meaning in the format', (format, text) => {
    const strange = { language: null, segments: [segmentOf([word(text, 1, 2)]), segmentOf([word('b', 3, 4)])] };
    const [first, second] = readByFfmpeg(format, LYRICS_FORMATS[format].write(strange));
    const letters = (said = '') => said.replaceAll(/[^\w %"&]/g, '').replaceAll(/ +/g, ' ');
    expect(letters(first?.text)).toBe(letters(text));
    expect(second).toMatchObject({ text: 'b', start: 3, end: 4 });
  });

  test('with line breaks, empty lines or no words stay readable', () => {
    const odd = {
      language: null,
      segments: [untimed('one\n\ntwo\r\nthree', 1, 2), untimed('  ', 2, 3), untimed('four', 3, 4)],
    };
    for (const format of ['srt', 'vtt', 'ass'] as const) {
      const cues = readByFfmpeg(format, LYRICS_FORMATS[format].write(odd));
      expect(cues.map(({ text }) => text)).toEqual(['one two three', 'four']);
    }
    for (const { write } of Object.values(LYRICS_FORMATS)) {
      expect(() => write({ language: null, segments: [] })).not.toThrow();
    }
  });

  test('whose words overlap or leave their line are put in order', () => {
    const segments = [{ ...segmentOf([word('a', 1, 3)]), timedWords: [word('a', 0.5, 2.5), word('b', 2, 9)] }];
    const [line] = LYRICS_FORMATS.elrc.write({ language: null, segments }).split('\n');
    expect(line).toBe('[00:01.00]<00:01.00>a <00:02.00>b <00:03.00>');
  });
});

test.each<[keyof typeof LYRICS_FORMATS, string]>([
  ['elrc', '[00:01.00]<00:01.00>静か<00:01.50>な <00:02.00>夜 <00:03.00>'],
  ['ass', '{\\kf50}静か{\\kf50}な{\\kf100} 夜'],
  ['vtt', '静か<00:00:01.500>な <00:00:02.000>夜'],
  ['ultrastar', 'F 100 50 0  夜'],
])('%s has spaces between words only if the text has them', (name, line) => {
  const words = [word('静か', 1, 1.5), word('な', 1.5, 2), word('夜', 2, 3)];
  const lyrics = { language: 'ja', segments: [segmentOf(words, '静かな 夜')] };
  expect(LYRICS_FORMATS[name].write(lyrics)).toContain(line);
});
