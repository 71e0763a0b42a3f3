import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import type { OnProgress, Transcript } from '../../../engines/engine.ts';
import { decodeWhole } from '../../../engines/transcription/audio-clip.ts';
import { recognizeEnglish } from '../../../engines/transcription/recognition.ts';
import { transcribe } from '../../../engines/transcription/transcribe.ts';
import { type Segment, SegmentsSchema } from '../../../functions/domain/segments.ts';
import { errorsOf, quantile } from '../../../tools/bench/transcription/errors.ts';
import { SAMPLE_LYRICS, SAMPLE_SONG } from '../../../tools/bench/transcription/recordings.ts';
import { type TemporaryFolder, temporaryFolder } from '../../temporary-folder.ts';

/** Two sentences that flite speaks. make-recordings.ts records them. */
const said: Segment[] = JSON.parse(readFileSync(join(import.meta.dirname, 'spoken.json'), 'utf8'));
const [first, second] = said as [Segment, Segment];
const durationMs = 22_000;

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

function heardIn(
  name: string,
  trim?: { start: number; end: number },
  onProgress: OnProgress = () => {},
): Promise<Transcript> {
  const song = { path: join(import.meta.dirname, name), durationMs };
  return transcribe({ engine: 'moonshine', song, workDir: folder.path, onProgress, ...(trim ? { trim } : {}) });
}

function wordsOf(segments: Segment[]) {
  return segments.flatMap(({ timedWords }) => timedWords);
}

describe('a transcription by Moonshine', () => {
  test('has nearly all words of clear English speech over music, in valid segments', async () => {
    const reported: number[] = [];
    const { language, segments } = await heardIn('spoken-over-music.m4a', undefined, (share) => reported.push(share));
    expect(reported.length).toBeGreaterThan(1);
    expect(reported).toEqual([...reported].sort((a, b) => a - b));
    expect(reported.at(-1)).toBeCloseTo(0.9);
    expect(language).toBe('en');
    expect(v.is(SegmentsSchema, segments)).toBe(true);
    const errors = errorsOf(wordsOf(said), wordsOf(segments));
    expect(errors.rate).toBeLessThan(0.2);
    expect(quantile(errors.starts, 0.5)).toBeLessThan(50);
    for (const { text, timedWords, wordCount } of segments) {
      expect(timedWords.map((word) => word.text).join(' ')).toBe(text);
      expect(wordCount).toBe(timedWords.length);
    }
  });

  test('has only words inside a trim, with their times in the whole song', async () => {
    const trim = { start: first.end + 0.5, end: second.end + 0.5 };
    const { segments } = await heardIn('spoken.m4a', trim);
    const errors = errorsOf(second.timedWords, wordsOf(segments));
    expect(errors.rate).toBeLessThan(0.2);
    expect(quantile(errors.starts, 0.5)).toBeLessThan(50);
    expect(segments.every(({ start, end }) => start >= trim.start && end <= trim.end)).toBe(true);
  });

  test('is empty and has no language for music without words', async () => {
    expect(await heardIn('instrumental.m4a')).toEqual({ language: null, segments: [] });
  });

  test('[2.3h] is empty instead of wrong for speech in another language', async () => {
    expect(await heardIn('german.m4a')).toEqual({ language: null, segments: [] });
  });

  test('ends before the whole song was heard if it is certainly not English', async () => {
    const { samples } = await decodeWhole(join(import.meta.dirname, 'german.m4a'));
    const clip = { samples: Int16Array.from([...samples, ...samples, ...samples]), start: 0 };
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    expect(await recognizeEnglish({ voice: clip, whole: clip }, folder.path, onProgress)).toEqual([]);
    expect(shares.length).toBeGreaterThan(0);
    expect(Math.max(...shares)).toBeLessThan(1);
  });

  test('has many words of a song that is sung over a band, at the right times', async () => {
    const { segments } = await heardIn(relative(import.meta.dirname, SAMPLE_SONG));
    const errors = errorsOf(wordsOf(SAMPLE_LYRICS), wordsOf(segments));
    expect(errors.rate).toBeLessThan(0.6);
    expect(quantile(errors.starts, 0.5)).toBeLessThan(150);
  });
});
