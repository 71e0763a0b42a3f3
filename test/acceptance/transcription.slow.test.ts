import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  CompletedTranscriptionJob,
  Ended,
  Segment,
  Songreel,
  TranscriptionJob,
  TranscriptionRequest,
} from '../../client/src/index.ts';
import { begun } from './api.ts';
import { makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';
import { asCompleted, order, unlimitedClient, within } from './typed-client.ts';

/** Folder with recordings of two spoken sentences, and their words and times. */
const recordings = join(import.meta.dirname, '../engines/transcription');

let origin: Origin;
let service: Service;
let songreel: Songreel;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let said: Segment[];
const jobs = new Map<string, Promise<Ended<TranscriptionJob>>>();

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  said = JSON.parse(await readFile(join(recordings, 'spoken.json'), 'utf8'));
  service = await startService({ allowOrigins: [origin.url] });
  songreel = await unlimitedClient(service);
  const begin = async (name: string, request: TranscriptionRequest) => {
    const id = await order(songreel.transcriptions, request);
    jobs.set(name, begun(songreel.transcriptions.wait(id, within(90))));
  };
  const trim = { trim_start: (said[0]?.end ?? 0) + 0.5, trim_end: (said[1]?.end ?? 0) + 0.5 };
  await begin('speech', { song_url: origin.offer('/speech.m4a', join(recordings, 'spoken-over-music.m4a')) });
  await begin('trim', { song_url: origin.offer('/trim.m4a', join(recordings, 'spoken.m4a')), ...trim });
  await begin('music', { song_url: origin.offer('/tune.mp3', await makeSong(join(media.path, 'tune.mp3'), 4)) });
});

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

async function completed(name: string): Promise<CompletedTranscriptionJob> {
  const job = asCompleted(await jobs.get(name));
  expect(job.credits_charged).toBe(5);
  return job;
}

/** Returns how many of the words were recognized, in any order. */
function heard(segments: Segment[], words: Segment['timedWords']): number {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z']/g, '');
  const all = new Set(segments.flatMap(({ timedWords }) => timedWords.map(({ text }) => plain(text))));
  return words.filter(({ text }) => all.has(plain(text))).length;
}

describe('a transcription', () => {
  test('[2.4g, 4.3a] of speech over music keeps every rule of segments and has most of the words', async () => {
    const { segments, language, duration_seconds } = await completed('speech');
    expect(language).toBe('en');
    let before = 0;
    for (const segment of segments) {
      expect(segment.start).toBeGreaterThanOrEqual(before);
      expect(segment.end).toBeGreaterThan(segment.start);
      expect(Math.abs(segment.duration - (segment.end - segment.start))).toBeLessThanOrEqual(0.05);
      expect(segment.wordCount).toBe(segment.timedWords.length);
      for (const word of segment.timedWords) {
        expect(word.start).toBeGreaterThanOrEqual(segment.start);
        expect(word.end).toBeLessThanOrEqual(segment.end);
      }
      before = segment.end;
    }
    expect(before).toBeLessThanOrEqual(duration_seconds);
    const words = said.flatMap(({ timedWords }) => timedWords);
    expect(heard(segments, words)).toBeGreaterThan(words.length / 2);
  });

  test('[2.3eh] of music without words completes without segments', async () => {
    expect(await completed('music')).toMatchObject({ language: null, segments: [] });
  });

  test('[4.2df] of a trim has only the words in it, with times from the start of the song', async () => {
    const { segments } = await completed('trim');
    const [first, second] = said as [Segment, Segment];
    expect(heard(segments, second.timedWords)).toBeGreaterThan(second.timedWords.length / 2);
    for (const { start, end } of segments) {
      expect(start).toBeGreaterThanOrEqual(first.end + 0.5);
      expect(end).toBeLessThanOrEqual(second.end + 0.5);
    }
    const [earliest] = segments;
    expect(Math.abs((earliest?.start ?? 0) - second.start)).toBeLessThan(0.5);
  });
});
