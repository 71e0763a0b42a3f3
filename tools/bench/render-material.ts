import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { searchPeople } from '../../engines/people/find-person.ts';
import type { Segment } from '../../functions/domain/segments.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const sample = join(root, 'local/sample');
const sampleLines: Segment[] = JSON.parse(await readFile(join(sample, 'lyrics.json'), 'utf8'));
export const SAMPLE_SECONDS = 22;

/** The song and pictures to render, and the folder for files. */
export interface Material {
  folder: string;
  seconds: number;
  song: string;
  /** Pictures of the two characters. The first is the singer. */
  images: readonly string[];
  /** What was found in each picture, as the search writes it. Without it, each render searches. */
  people?: readonly (string | null)[];
}

/** Writes the sample's song, repeated. @returns the path of an M4A */
export async function songOf(folder: string, seconds: number): Promise<string> {
  const song = join(folder, 'song.m4a');
  const input = ['-stream_loop', '-1', '-i', join(sample, 'song.m4a'), '-t', String(seconds)];
  await run('ffmpeg', ['-nostdin', '-v', 'error', ...input, '-c:a', 'aac', '-b:a', '192k', '-ar', '48000', song]);
  return song;
}

/** Returns a line that is sung some seconds later. */
export function later(line: Segment, by: number): Segment {
  return {
    ...line,
    start: line.start + by,
    end: line.end + by,
    timedWords: line.timedWords.map((word) => ({ ...word, start: word.start + by, end: word.end + by })),
  };
}

/** Returns the sample's words, repeated. */
export function lyrics(seconds: number): Segment[] {
  const rounds = Array.from({ length: Math.ceil(seconds / SAMPLE_SECONDS) }, (_, round) => round * SAMPLE_SECONDS);
  return rounds.flatMap((by) => sampleLines.map((line) => later(line, by))).filter(({ end }) => end <= seconds);
}

/** Photographs of two people, because that is what customers send. The first is the singer. */
export const PORTRAITS: readonly string[] = ['astronaut.jpg', 'grace-hopper.jpg'].map((name) =>
  join(root, 'test/pictures', name),
);

/** The names of the two characters. */
export const NAMES = ['Ada', 'Ben'] as const;

/**
 * Finds the people in the portraits, as the media task does before it renders.
 * @param folder where the results are kept
 * @returns for each portrait, the path of the result, or null if nobody was found
 */
export async function foundIn(folder: string): Promise<(string | null)[]> {
  const searches = PORTRAITS.map((picture, index) => ({
    picture,
    target: join(folder, `person-${index}.gz`),
    about: { name: NAMES[index] ?? '' },
  }));
  const found = await searchPeople(searches);
  return searches.map(({ target }, index) => (found[index] ? target : null));
}
