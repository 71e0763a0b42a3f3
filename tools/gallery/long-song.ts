import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Segment } from '../../functions/domain/segments.ts';
import { later, SAMPLE_SECONDS } from '../bench/render-material.ts';

const run = promisify(execFile);
const SAMPLE = join(import.meta.dirname, '..', '..', 'local', 'sample');
/** The sample's first line that is repeated as a chorus. */
const CHORUS_FROM = 2;
/** The length in seconds: a little longer than the sample three times. */
const SECONDS = 76;

/** Makes a song with all kinds of movements: the sample three times, without words at first and in a break. */
export async function longSong(folder: string): Promise<{ path: string; durationMs: number; segments: Segment[] }> {
  const path = join(folder, 'song.m4a');
  const repeat = ['-stream_loop', '3', '-i', join(SAMPLE, 'song.m4a'), '-t', `${SECONDS}`, '-c', 'copy', path];
  await run('ffmpeg', ['-nostdin', '-loglevel', 'error', ...repeat]);
  const lines: Segment[] = JSON.parse(await readFile(join(SAMPLE, 'lyrics.json'), 'utf8'));
  const segments = [
    ...lines.map((line) => later(line, SAMPLE_SECONDS)),
    ...lines.slice(CHORUS_FROM).map((line) => later(line, 2 * SAMPLE_SECONDS)),
  ];
  return { path, durationMs: SECONDS * 1000, segments };
}
