import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { registerFonts } from '../../../engines/drawing/fonts.ts';
import { type Frame, frameOf } from '../../../engines/drawing/frame.ts';
import type { LyricVideoFacts } from '../../../engines/engine.ts';
import type { FrameCues } from '../../../engines/lyric-video/frame-cues.ts';
import type { Scene } from '../../../engines/lyric-video/look.ts';
import type { Film } from '../../../engines/lyric-video/render.ts';
import type { LyricPreset } from '../../../functions/domain/requests.ts';
import type { Segment } from '../../../functions/domain/segments.ts';

/** Words from 2 to 4 s and from 5 to 8.5 s. */
export const SEGMENTS: Segment[] = [line('Hello tonight', 2, 4), line('The stars fall like rain on the city', 5, 8.5)];

export function line(text: string, start: number, end: number): Segment {
  return { text, start, end, duration: end - start, wordCount: text.split(' ').length, timedWords: [] };
}

const run = promisify(execFile);

export interface Studio {
  folder: string;
  /** Path of 12 s of music with a beat, in the format that the media task writes. */
  song: string;
  close(): Promise<void>;
}

export async function openStudio(): Promise<Studio> {
  registerFonts();
  const folder = await mkdtemp(join(tmpdir(), 'lyric-video-'));
  const song = join(folder, 'song.m4a');
  const beat = '0.6*sin(2*PI*70*t)*exp(-9*mod(t,0.5))+0.2*random(0)*exp(-30*mod(t+0.25,0.5))+0.1*sin(2*PI*330*t)';
  const sound = ['-f', 'lavfi', '-i', `aevalsrc='${beat}':s=48000:d=12`, '-ac', '2', '-c:a', 'aac'];
  await run('ffmpeg', ['-nostdin', '-v', 'error', ...sound, song]);
  return { folder, song, close: () => rm(folder, { recursive: true, force: true }) };
}

export function factsOf(
  { song, folder }: Pick<Studio, 'song' | 'folder'>,
  changed: Partial<LyricVideoFacts> = {},
): LyricVideoFacts {
  return {
    jobId: 'job-of-the-test',
    song: { path: song, durationMs: 12_000 },
    segments: SEGMENTS,
    quality: 'basic',
    aspectRatio: '9:16',
    workDir: folder,
    ...changed,
  };
}

export function inLook(preset: LyricPreset | 'default'): Partial<LyricVideoFacts> {
  return preset === 'default' ? {} : { stylePreset: preset };
}

/** The cues of a moment in the middle of a song, for pictures without a film. */
export function cuesAmid(seconds: number): FrameCues {
  const cues = {
    ...{ index: 200, seconds, loudness: 0.6, bass: 0.4, treble: 0.3, hit: 0.2, hits: 7, beat: 16.2 },
    ...{ travel: 7.3, energy: 0.5, calm: 0, built: 1 },
  } as FrameCues;
  return Object.assign(cues, { onTwos: cues });
}

export function frameAt(film: Film, seconds: number): Frame {
  return drawnAt(film, film, seconds);
}

/** Returns the same frame without its words. */
export function sceneAt(film: Film, seconds: number): Frame {
  return drawnAt(film, film.scene, seconds);
}

function drawnAt(film: Film, scene: Scene, seconds: number): Frame {
  const frame = frameOf(film.width, film.height);
  scene.draw(frame, cuesAt(film, seconds));
  return frame;
}

function cuesAt(film: Film, seconds: number): FrameCues {
  const moment = film.cues[Math.floor(seconds * film.look.fps)];
  if (!moment) throw new RangeError(`the film has no moment at ${seconds} seconds`);
  return moment;
}

/** Returns what differs at all between two frames: where in their brightness, or only in their colors. */
export function unlikeness(a: Frame, b: Frame): ReturnType<typeof difference> | 'colors' {
  return Buffer.compare(a.data, b.data) === 0 ? undefined : (difference(a, b, 1) ?? 'colors');
}

/** Returns what changes in the words from one time to another, over the same picture. */
export function changeOfWords(film: Film, from: number, to: number): ReturnType<typeof difference> {
  const [early, late] = [sceneAt(film, from), sceneAt(film, from)];
  film.captions.draw(early, cuesAt(film, from));
  film.captions.draw(late, cuesAt(film, to));
  return difference(early, late);
}

/** Returns what the words change in the picture at a time. */
export function wordsAt(film: Film, seconds: number): ReturnType<typeof difference> {
  return difference(frameAt(film, seconds), sceneAt(film, seconds));
}

/**
 * Returns the bounds and the number of pixels that differ in brightness between two frames, or undefined for none.
 * @param least difference that counts, in levels of 256
 */
export function difference(
  a: Frame,
  b: Frame,
  least = 8,
): { left: number; top: number; right: number; bottom: number; pixels: number } | undefined {
  const { width, height } = a;
  let [left, top, right, bottom, pixels] = [width, height, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const change = (a.y[y * width + x] as number) - (b.y[y * width + x] as number);
      // Without `Math`, because it is slow to look up in jest's modules.
      if (change < least && change > -least) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
      pixels++;
    }
  }
  return pixels === 0 ? undefined : { left, top, right, bottom, pixels };
}
