import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Api, unlimitedApi } from './api.ts';
import { makeSong, mediaFolder } from './media.ts';
import { type Origin, startOrigin } from './origin.ts';
import { type Service, startService } from './service.ts';

const sample = join(import.meta.dirname, '../../local/sample');
const path = '/lyric-videos/transcriptions';

let origin: Origin;
let service: Service;
let api: Api;
let media: Awaited<ReturnType<typeof mediaFolder>>;

beforeAll(async () => {
  [origin, media] = await Promise.all([startOrigin(), mediaFolder()]);
  service = await startService({ allowOrigins: [origin.url] });
  api = await unlimitedApi(service);
}, 60_000);

afterAll(async () => {
  await service?.stop();
  await origin?.stop();
  await media?.remove();
});

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

describe('a transcription', () => {
  test('of the sample song obeys every rule of segments and hears some of its words', async () => {
    const job = await api.settled(
      `${path}/${await api.order(path, { song_url: origin.offer('/song.m4a', join(sample, 'song.m4a')) })}`,
    );
    expect(job).toMatchObject({ status: 'completed', language: 'en', credits_charged: 5 });
    let before = 0;
    for (const segment of job.segments as Segment[]) {
      expect(segment.start).toBeGreaterThanOrEqual(before);
      expect(segment.end).toBeGreaterThan(segment.start);
      expect(Math.abs(segment.duration - (segment.end - segment.start))).toBeLessThanOrEqual(0.05);
      for (const word of segment.timedWords) {
        expect(word.start).toBeGreaterThanOrEqual(segment.start);
        expect(word.end).toBeLessThanOrEqual(segment.end);
      }
      before = segment.end;
    }
    expect(before).toBeLessThanOrEqual(job.duration_seconds);

    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^a-z' ]/g, '')
        .split(/\s+/);
    const sung = new Set(
      JSON.parse(await readFile(join(sample, 'lyrics.json'), 'utf8')).flatMap((line: Segment) => plain(line.text)),
    );
    const heard = (job.segments as Segment[]).flatMap((segment) => plain(segment.text));
    expect(heard.filter((word) => sung.has(word)).length).toBeGreaterThan(2);
  }, 90_000);

  test('of music without words is completed and empty', async () => {
    const song_url = origin.offer('/tune.mp3', await makeSong(join(media.path, 'tune.mp3'), 12));
    const job = await api.settled(`${path}/${await api.order(path, { song_url })}`);
    expect(job).toMatchObject({ status: 'completed', language: null, segments: [], error: null });
  }, 90_000);

  test('of a trim hears only what lies in it, on the clock of the song', async () => {
    const song_url = origin.offer('/trimmed.m4a', join(sample, 'song.m4a'));
    const job = await api.settled(`${path}/${await api.order(path, { song_url, trim_start: 6, trim_end: 14 })}`);
    expect(job.status).toBe('completed');
    for (const segment of job.segments as Segment[]) {
      expect(segment.start).toBeGreaterThanOrEqual(6);
      expect(segment.end).toBeLessThanOrEqual(14.05);
    }
  }, 90_000);
});
