import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from '@jest/globals';
import type { NarrativeVideoFacts, RenderedVideo } from '../../../engines/engine.ts';
import { renderNarrativeVideo } from '../../../engines/narrative-video/render.ts';
import { portrait } from './portraits.ts';

const run = promisify(execFile);
const PROMPT = 'Mia walks through the city at night in the rain. Rex waits at the beach. They dance in a club.';

export interface ShortFilms {
  folder: string;
  /** Path of 6 s of clicks, two per second, louder in the second half. */
  song: string;
  render(name: string, change?: Partial<NarrativeVideoFacts>): Promise<RenderedVideo>;
}

/** Lets the tests of a file render films of a few seconds, in a folder that is removed after the tests. */
export function useShortFilms(): ShortFilms {
  const films = { folder: '', song: '' };
  beforeAll(async () => {
    films.folder = await mkdtemp(join(tmpdir(), 'songreel-narrative-'));
    films.song = join(films.folder, 'song.m4a');
    const clicks = "aevalsrc='(0.2+0.5*gt(t,3))*sin(2*PI*220*t)*exp(-20*mod(t,0.5))':d=6:s=48000";
    const sound = ['-f', 'lavfi', '-i', clicks, '-ac', '2', '-c:a', 'aac'];
    await run('ffmpeg', ['-v', 'error', ...sound, films.song]);
    await writeFile(join(films.folder, 'mia.png'), portrait());
    await writeFile(join(films.folder, 'rex.png'), portrait({ backdrop: 'busy', isBust: true }));
  });
  afterAll(() => rm(films.folder, { recursive: true }));
  const render = async (name: string, change: Partial<NarrativeVideoFacts> = {}) => {
    const workDir = join(films.folder, name);
    await mkdir(workDir);
    return renderNarrativeVideo({
      jobId: 'job-1',
      song: { path: films.song, durationMs: 6000 },
      prompt: PROMPT,
      characters: [
        { name: 'Mia', role: 'singer', image: join(films.folder, 'mia.png') },
        { name: 'Rex', role: 'character', image: join(films.folder, 'rex.png') },
      ],
      quality: 'basic',
      aspectRatio: '9:16',
      stylePreset: 'pixel-art',
      workDir,
      ...change,
    });
  };
  return Object.assign(films, { render });
}

interface Probe {
  streams: {
    codec_name: string;
    width?: number;
    height?: number;
    pix_fmt?: string;
    color_space?: string;
    r_frame_rate: string;
  }[];
  format: { duration: string };
}

export async function probe(path: string): Promise<Probe> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', path]);
  return JSON.parse(stdout) as Probe;
}

/** @returns a digest of the stream's encoded bytes */
export async function packets(path: string, stream: 'v' | 'a'): Promise<string> {
  return (await run('ffmpeg', ['-v', 'error', '-i', path, '-map', `0:${stream}`, '-c', 'copy', '-f', 'md5', '-']))
    .stdout;
}
