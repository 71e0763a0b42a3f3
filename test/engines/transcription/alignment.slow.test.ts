import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { alignWords } from '../../../engines/transcription/alignment.ts';
import { type Segment, SegmentsSchema } from '../../../functions/domain/segments.ts';
import { quantile } from '../../../tools/bench/transcription/errors.ts';
import { type TemporaryFolder, temporaryFolder } from '../../temporary-folder.ts';

const sample = join(import.meta.dirname, '../../../local/sample');
const sampleSong = { path: join(sample, 'song.m4a'), durationMs: 22_222 };
const lyrics: Segment[] = JSON.parse(readFileSync(join(sample, 'lyrics.json'), 'utf8'));
const spokenSong = { path: join(import.meta.dirname, 'spoken-over-music.m4a'), durationMs: 11_000 };
const said: Segment[] = JSON.parse(readFileSync(join(import.meta.dirname, 'spoken.json'), 'utf8'));

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

function untimed(segments: Segment[]): Segment[] {
  return segments.map((segment) => ({ ...segment, timedWords: [] }));
}

/** Returns the errors of the words' start times, in milliseconds, ascending. */
function startErrors(truth: Segment[], aligned: Segment[]): number[] {
  return aligned
    .flatMap(({ timedWords }, line) =>
      timedWords.map(({ start }, word) => Math.abs(start - (truth[line]?.timedWords[word]?.start ?? 0)) * 1000),
    )
    .sort((a, b) => a - b);
}

describe('the times of known words', () => {
  test('are found over music, more than half of them within 50 ms', async () => {
    const aligned = await alignWords(spokenSong, untimed(said), folder.path);
    const errors = startErrors(said, aligned);
    expect(errors).toHaveLength(said.flatMap(({ timedWords }) => timedWords).length);
    expect(quantile(errors, 0.5)).toBeLessThan(50);
    expect(v.is(SegmentsSchema, aligned)).toBe(true);
  });

  test('are found in singing, although vowels are held', async () => {
    const aligned = await alignWords(sampleSong, untimed(lyrics), folder.path);
    const errors = startErrors(lyrics, aligned);
    expect(errors).toHaveLength(19);
    expect(quantile(errors, 0.5)).toBeLessThan(80);
    expect(v.is(SegmentsSchema, aligned)).toBe(true);
  });

  test('do not depend on how the lines are shared among processes', async () => {
    const together = await alignWords(sampleSong, untimed(lyrics), folder.path);
    expect(together.length).toBeGreaterThan(1);
    for (const [index, line] of together.entries()) {
      const others = together.with(index, { ...line, timedWords: [] });
      expect((await alignWords(sampleSong, others, folder.path))[index]).toEqual(line);
    }
  });

  test('are found for words that are in no dictionary', async () => {
    const [first] = untimed(said) as [Segment];
    const text = 'thare iz a rode — thatt leeds bakk 2 tha see!';
    const [aligned] = await alignWords(spokenSong, [{ ...first, text }], folder.path);
    const words = aligned?.timedWords ?? [];
    expect(words.map((word) => word.text)).toEqual(text.split(' '));
    const spoken = words.filter((word) => word.text !== '—');
    const errors = startErrors(said, [{ ...first, timedWords: spoken }]);
    expect(quantile(errors, 0.5)).toBeLessThan(50);
  });

  test('stay unchanged if they were given', async () => {
    expect(await alignWords(spokenSong, said, folder.path)).toEqual(said);
  });

  test('are found in Japanese, for each word between which nobody writes a space', async () => {
    const truth: Segment[] = JSON.parse(readFileSync(join(import.meta.dirname, 'japanese.json'), 'utf8'));
    const song = { path: join(import.meta.dirname, 'japanese-over-music.m4a'), durationMs: 9_000 };
    const written = untimed(truth).map((segment) => ({ ...segment, text: segment.text.replaceAll(' ', '') }));
    const errors = startErrors(truth, await alignWords(song, written, folder.path));
    expect(errors).toHaveLength(17);
    expect(quantile(errors, 0.5)).toBeLessThan(50);
  });

  test('are left out if the language has no pronunciations', async () => {
    const [first, second] = untimed(said) as [Segment, Segment];
    const other = { ...first, text: 'ฉันรักเธอ' };
    const aligned = await alignWords(spokenSong, [other, second], folder.path);
    expect(aligned[0]).toEqual(other);
    expect(aligned[1]?.timedWords).toHaveLength(second.wordCount);
  });

  test('are left out of a segment without sound or without words', async () => {
    const [first] = untimed(said) as [Segment];
    const hopeless = [
      { ...first, start: 0, end: 0.02, duration: 0.02 },
      { ...first, text: '♪ … ♪' },
      { ...first, start: 100, end: 104, duration: 4 },
    ];
    for (const segment of hopeless) expect(await alignWords(spokenSong, [segment], folder.path)).toEqual([segment]);
  });
});
