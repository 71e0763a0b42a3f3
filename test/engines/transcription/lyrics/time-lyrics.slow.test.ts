import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'valibot';
import { timeLyrics } from '../../../../engines/transcription/lyrics/time-lyrics.ts';
import { type Segment, SegmentsSchema } from '../../../../functions/domain/segments.ts';

const FILES = join(import.meta.dirname, '..');
let folder: string;
let spoken: Segment[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'songreel-lyrics-'));
  spoken = JSON.parse(await readFile(join(FILES, 'spoken.json'), 'utf8'));
});
afterAll(() => rm(folder, { recursive: true }));

async function timed(lyrics: string, file = 'spoken-over-music.m4a') {
  const workDir = await mkdtemp(join(folder, 'work-'));
  const song = { path: join(FILES, file), durationMs: 60_000 };
  return timeLyrics(lyrics, { song, engine: 'moonshine', workDir });
}

describe('the times of lyrics', () => {
  test('are found for lines that are spoken over music, despite a line that nobody speaks', async () => {
    const lines = spoken.map(({ text }) => text);
    const text = ['[Verse]', lines[0], 'A sentence that nobody ever spoke in this recording', ...lines.slice(1)].join(
      '\n',
    );
    const { segments, report, language } = await timed(text);
    expect(() => parse(SegmentsSchema, segments)).not.toThrow();
    expect(language).toBe('en');
    expect(report.heard).toBe(lines.length);
    const found = spoken.map(({ text: line }) => segments.find((segment) => segment.text === line));
    const late = found.map((segment, index) => Math.abs((segment?.start ?? 0) - (spoken[index]?.start ?? 0)));
    expect(Math.max(...late)).toBeLessThan(0.4);
    expect(late.toSorted((a, b) => a - b)[late.length >> 1]).toBeLessThan(0.15);
    expect(found.every((segment) => segment?.timedWords.length === segment?.text.split(' ').length)).toBe(true);
  });

  test('are found for each word of a Spanish song, around a line that nobody sings and an instrumental break', async () => {
    const truth: Segment[] = JSON.parse(await readFile(join(FILES, 'spanish.json'), 'utf8'));
    const lines = truth.map(({ text }) => text);
    const text = [lines[0], 'nadie canta esta línea en ninguna canción', ...lines.slice(1)].join('\n');
    const { segments, report, language } = await timed(text, 'spanish-over-music.m4a');
    expect(language).toBe('es');
    expect(segments.map((segment) => segment.text)).toEqual(lines);
    expect(report).toMatchObject({ heard: 3, guessed: 0, leftOut: 1 });
    expect(report.sure).toHaveLength(3);
    const errors = segments.flatMap(({ timedWords }, line) =>
      timedWords.map(({ start }, word) => Math.abs(start - (truth[line]?.timedWords[word]?.start ?? 0))),
    );
    expect(errors).toHaveLength(20);
    expect(errors.toSorted((a, b) => a - b)[10]).toBeLessThan(0.05);
    expect(Math.max(...errors)).toBeLessThan(0.4);
  });

  test('are left out for words, after one search, if nobody sings', async () => {
    const workDir = await mkdtemp(join(folder, 'work-'));
    const song = { path: join(FILES, 'instrumental.m4a'), durationMs: 12_000 };
    const lyrics = spoken.map(({ text }) => text).join('\n');
    const { report, segments } = await timeLyrics(lyrics, { song, engine: 'moonshine', workDir });
    expect(report.heard).toBe(0);
    expect(segments.map(({ timedWords }) => timedWords)).toEqual(spoken.map(() => []));
    expect(await readdir(workDir)).toEqual(['lyrics-by-sound']);
  });

  test('stay as they are if the lyrics contain them', async () => {
    const [first, second] = spoken;
    const stamp = (seconds = 0) => `[00:${seconds.toFixed(2).padStart(5, '0')}]`;
    const text = `${stamp(first?.start)}${first?.text}\n${stamp(second?.start)}${second?.text}\n`;
    const { segments, report } = await timed(text);
    expect(report).toMatchObject({ given: 2, heard: 0 });
    expect(segments[0]?.start).toBeCloseTo(first?.start ?? 0, 0);
    expect(segments[1]?.timedWords.length).toBe(second?.text.split(' ').length);
  });
});
