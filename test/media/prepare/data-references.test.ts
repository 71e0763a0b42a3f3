import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MediaRuleError } from '../../../functions/media/prepare/media-rule-error.ts';
import { normalizeSong } from '../../../functions/media/prepare/normalize-song.ts';
import { openWorkshop, type Workshop } from './media-files.ts';
import { aliasReference as alias, urlReference as url, withReference } from './quicktime-references.ts';

/** Here the other file has a tone, and the samples in the song itself are silent. */
let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop();
  for (const folder of ['song', 'normal']) mkdirSync(workshop.path(folder));
  await workshop.song('planted.mov', 12, '-ac', '1', '-c:a', 'pcm_s16le', '-bitexact');
  await workshop.silence('silent.mov', 12, '-c:a', 'pcm_s16le', '-bitexact');
  copyFileSync(workshop.path('planted.mov'), workshop.path('song/beside.mov'));
});

afterAll(() => workshop.remove());

const songThatRefersTo = (reference: Buffer) =>
  workshop.write('song/fetched', withReference(readFileSync(workshop.path('silent.mov')), reference));

/** Returns the loudest sample that ffmpeg decodes from a file; 32767 is full scale. */
function loudness(...input: string[]): number {
  const samples = execFileSync('ffmpeg', ['-v', 'quiet', ...input, '-f', 's16le', '-'], { maxBuffer: 2 ** 26 });
  return new Int16Array(new Uint8Array(samples).buffer).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

const ALIASES: [string, (path: Workshop['path']) => Buffer][] = [
  ['beside it', () => alias('/any/beside.mov', { up: 1, down: 1 })],
  ['a folder up', () => alias('/any/planted.mov', { up: 2, down: 1 })],
  ['by its path from the root', (path) => alias(path('planted.mov'), undefined)],
];

describe('a song whose samples are in another file', () => {
  test.each(ALIASES)('%s would be read by ffmpeg without limits', async (_, reference) => {
    const song = await songThatRefersTo(reference(workshop.path));
    const follow = ['-enable_drefs', '1', '-use_absolute_path', '1'];
    expect(loudness(...follow, '-i', song)).toBeGreaterThan(4000);
  });

  test.each(ALIASES)('%s is an error of its job', async (_, reference) => {
    const song = await songThatRefersTo(reference(workshop.path));
    const failing = normalizeSong('lyric_video', song, workshop.path('normal'));
    await expect(failing).rejects.toBeInstanceOf(MediaRuleError);
    await expect(failing).rejects.toMatchObject({ jobError: { code: 'media_unreadable' } });
  });

  test.each([
    ['file://', (path: string) => `file://${path}`],
    ['file:', (path: string) => `file:${path}`],
    ['no scheme', (path: string) => path],
  ])('that a URL names by %s adds nothing to the song, which stays silent', async (_, address) => {
    const song = await songThatRefersTo(url(address(workshop.path('planted.mov'))));
    const { path, durationMs } = await normalizeSong('lyric_video', song, workshop.path('normal'));
    expect(durationMs).toBe(12_000);
    expect(loudness('-i', path)).toBe(0);
  });
});
