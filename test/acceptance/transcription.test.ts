import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, type Api, begun, unlimitedApi } from './api.ts';
import { makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

interface Word {
  text: string;
  start: number;
  end: number;
}
interface Segment extends Word {
  duration: number;
  wordCount: number;
  timedWords: Word[];
}

/** Recordings of two spoken sentences, with what is said in them and when. */
const recordings = join(import.meta.dirname, '../media/transcription');
const path = '/lyric-videos/transcriptions';

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;
let said: Segment[];
const jobs = new Map<string, Promise<Answer['body']>>();

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  said = JSON.parse(await readFile(join(recordings, 'spoken.json'), 'utf8'));
  service = await startService({ allowOrigins: [origin.url] });
  api = await unlimitedApi(service);
  const order = async (name: string, body: object) => {
    jobs.set(name, begun(api.settled(`${path}/${await api.order(path, body)}`)));
  };
  const trim = { trim_start: (said[0]?.end ?? 0) + 0.5, trim_end: (said[1]?.end ?? 0) + 0.5 };
  await order('speech', { song_url: origin.offer('/speech.m4a', join(recordings, 'spoken-over-music.m4a')) });
  await order('trim', { song_url: origin.offer('/trim.m4a', join(recordings, 'spoken.m4a')), ...trim });
  await order('music', { song_url: origin.offer('/tune.mp3', await makeSong(join(media.path, 'tune.mp3'), 4)) });
}, 60_000);

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

async function completed(name: string): Promise<Answer['body'] & { segments: Segment[] }> {
  const job = await jobs.get(name);
  expect(job).toMatchObject({ status: 'completed', error: null, credits_charged: 5, credits_refunded: 0 });
  return job;
}

/** How many of the words, in whatever order, were heard. */
function heard(segments: Segment[], words: Word[]): number {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z']/g, '');
  const all = new Set(segments.flatMap(({ timedWords }) => timedWords.map(({ text }) => plain(text))));
  return words.filter(({ text }) => all.has(plain(text))).length;
}

describe('a transcription', () => {
  test('of speech over music obeys every rule of segments and hears most of its words', async () => {
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
  }, 90_000);

  test('of music without words is completed and empty', async () => {
    expect(await completed('music')).toMatchObject({ language: null, segments: [] });
  }, 90_000);

  test('of a trim hears only what lies in it, on the clock of the song', async () => {
    const { segments } = await completed('trim');
    const [first, second] = said as [Segment, Segment];
    expect(heard(segments, second.timedWords)).toBeGreaterThan(second.timedWords.length / 2);
    for (const { start, end } of segments) {
      expect(start).toBeGreaterThanOrEqual(first.end + 0.5);
      expect(end).toBeLessThanOrEqual(second.end + 0.5);
    }
    const [earliest] = segments;
    expect(Math.abs((earliest?.start ?? 0) - second.start)).toBeLessThan(0.5);
  }, 90_000);
});
