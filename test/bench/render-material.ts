import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LYRIC_PRESETS, NARRATIVE_PRESETS } from '../../functions/domain/requests.ts';
import type { Segment } from '../../functions/domain/segments.ts';

const run = promisify(execFile);
const sample = join(import.meta.dirname, '..', '..', 'local/sample');
const sampleLines: Segment[] = JSON.parse(await readFile(join(sample, 'lyrics.json'), 'utf8'));
const SAMPLE_SECONDS = 22;

export type Kind = 'lyric' | 'narrative';
export type Quality = 'basic' | 'pro';

export interface Material {
  folder: string;
  seconds: number;
  song: string;
  images: string[];
}

/** @throws Error that names what there is */
export function checkRenders(options: { only?: string; quality?: string; preset?: string }): void {
  const known = {
    only: ['lyric', 'narrative'],
    quality: ['basic', 'pro'],
    preset: ['default', ...LYRIC_PRESETS, ...NARRATIVE_PRESETS],
  };
  for (const [option, names] of Object.entries(known)) {
    const value = options[option as keyof typeof known];
    if (value !== undefined && !names.includes(value)) throw new Error(`--${option} is one of ${names.join(', ')}`);
  }
}

/** The sample's song, again and again. @returns the path of an M4A */
export async function songOf(folder: string, seconds: number): Promise<string> {
  const song = join(folder, 'song.m4a');
  const input = ['-stream_loop', '-1', '-i', join(sample, 'song.m4a'), '-t', String(seconds)];
  await run('ffmpeg', ['-nostdin', '-v', 'error', ...input, '-c:a', 'aac', '-b:a', '192k', '-ar', '48000', song]);
  return song;
}

/** The sample's words, again and again. */
export function lyrics(seconds: number): Segment[] {
  const rounds = Array.from({ length: Math.ceil(seconds / SAMPLE_SECONDS) }, (_, round) => round * SAMPLE_SECONDS);
  const later = (line: Segment, by: number): Segment => ({
    ...line,
    start: line.start + by,
    end: line.end + by,
    timedWords: line.timedWords.map((word) => ({ ...word, start: word.start + by, end: word.end + by })),
  });
  return rounds.flatMap((by) => sampleLines.map((line) => later(line, by))).filter(({ end }) => end <= seconds);
}

/** A figure before a white ground. @param colour as ffmpeg names it. @returns the path of a PNG */
export async function imageOf(folder: string, index: number, colour: string): Promise<string> {
  const image = join(folder, `image-${index}.png`);
  const disc = `color=white:s=800x800,format=rgb24,drawbox=x=250:y=150:w=300:h=650:c=${colour}:t=fill`;
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-f', 'lavfi', '-i', disc, '-frames:v', '1', image]);
  return image;
}

/** Those of the two characters, the first one the singer's. */
export function imagesOf(folder: string): Promise<string[]> {
  return Promise.all(['0xC06040', '0x4060C0'].map((colour, index) => imageOf(folder, index, colour)));
}

/** What an engine is given, but for its working folder. */
export function factsOf(
  kind: Kind,
  quality: Quality,
  stylePreset: string | undefined,
  { seconds, song, images }: Material,
): object {
  const common = {
    jobId: 'job_bench',
    song: { path: song, durationMs: seconds * 1000 },
    quality,
    aspectRatio: '9:16',
    ...(stylePreset ? { stylePreset } : {}),
  };
  const [image, other] = images;
  if (kind === 'lyric') return { ...common, segments: lyrics(seconds), ...(image ? { singerImage: image } : {}) };
  return {
    ...common,
    prompt:
      'Ada walks through the rainy city at night. Ben waits on the beach at sunset. They dance on a rooftop under the stars.',
    characters: [
      { name: 'Ada', role: 'singer', image },
      { name: 'Ben', role: 'character', image: other },
    ],
  };
}
