import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { NarrativeVideoFacts } from '../../../engines/engine.ts';
import { renderNarrativeVideo } from '../../../engines/narrative-video/render.ts';
import { portrait } from './portraits.ts';

const run = promisify(execFile);
const song = (durationMs: number) => ({ path: join(folder, 'song.m4a'), durationMs });
jest.setTimeout(120_000);
const PROMPT = 'Mia walks through the city at night in the rain. Rex waits at the beach. They dance in a club.';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'songreel-narrative-'));
  // Six seconds of clicks, twice a second, louder in the second half.
  const clicks = "aevalsrc='(0.2+0.5*gt(t,3))*sin(2*PI*220*t)*exp(-20*mod(t,0.5))':d=6:s=48000";
  await run('ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    clicks,
    '-ac',
    '2',
    '-c:a',
    'aac',
    join(folder, 'song.m4a'),
  ]);
  await writeFile(join(folder, 'mia.png'), portrait());
  await writeFile(join(folder, 'rex.png'), portrait({ backdrop: 'busy', isBust: true }));
});

async function render(name: string, change: Partial<NarrativeVideoFacts> = {}) {
  const workDir = join(folder, name);
  await mkdir(workDir);
  return renderNarrativeVideo({
    jobId: 'job-1',
    song: song(6000),
    prompt: PROMPT,
    characters: [
      { name: 'Mia', role: 'singer', image: join(folder, 'mia.png') },
      { name: 'Rex', role: 'character', image: join(folder, 'rex.png') },
    ],
    quality: 'basic',
    aspectRatio: '9:16',
    stylePreset: 'pixel-art',
    workDir,
    ...change,
  });
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

async function probe(path: string): Promise<Probe> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', path]);
  return JSON.parse(stdout) as Probe;
}

const packets = async (path: string, stream: string) =>
  (await run('ffmpeg', ['-v', 'error', '-i', path, '-map', `0:${stream}`, '-c', 'copy', '-f', 'md5', '-'])).stdout;

describe('a narrative video', () => {
  test('is H.264 with the song as it was, its index first, as long as the song, with thumbnail and storyboard', async () => {
    const { video, thumbnail, storyboard } = await render('one');
    const { streams, format } = await probe(video);
    expect(streams).toMatchObject([
      { codec_name: 'h264', width: 720, height: 1280, pix_fmt: 'yuv420p', color_space: 'bt709', r_frame_rate: '24/1' },
      { codec_name: 'aac' },
    ]);
    expect(Math.abs(Number(format.duration) - 6)).toBeLessThan(0.1);
    expect(await packets(video, 'a')).toBe(await packets(join(folder, 'song.m4a'), 'a'));
    const bytes = await readFile(video);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect((await probe(thumbnail)).streams[0]).toMatchObject({ codec_name: 'mjpeg', width: 720, height: 1280 });
    const board = JSON.parse(await readFile(storyboard ?? '', 'utf8'));
    expect(board).toMatchObject({ style: 'pixel-art', duration_seconds: 6 });
    expect(board.scenes[0]).toMatchObject({
      start: 0,
      place: 'city',
      time: 'night',
      weather: 'rain',
      characters: expect.arrayContaining(['Mia']),
    });
    expect(board.scenes.at(-1).end).toBe(6);
  });

  test('of the same job has the same frames, of another prompt others', async () => {
    const [first, again, other] = [
      await render('first', { aspectRatio: '1:1', song: song(2500) }),
      await render('again', { aspectRatio: '1:1', song: song(2500) }),
      await render('other', { aspectRatio: '1:1', song: song(2500), prompt: 'Mia sits in the garden at noon.' }),
    ];
    const [one, two, three] = await Promise.all([first, again, other].map(({ video }) => packets(video, 'v')));
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });

  test('whose parts are drawn at the same time is one film: no frame is missing between them', async () => {
    const long = join(folder, 'long.m4a');
    await run('ffmpeg', ['-v', 'error', '-stream_loop', '2', '-i', join(folder, 'song.m4a'), '-t', '14', long]);
    const { video } = await render('parts', { aspectRatio: '1:1', song: { path: long, durationMs: 14_000 } });
    const wanted = ['-select_streams', 'v', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0'];
    const { stdout } = await run('ffprobe', ['-v', 'error', ...wanted, video]);
    const times = stdout
      .trim()
      .split('\n')
      .map(Number)
      .sort((a, b) => a - b);
    expect(times).toHaveLength(14 * 24);
    times.forEach((time, index) => {
      expect(Math.abs(time - index / 24)).toBeLessThan(0.001);
    });
  });

  test('one of whose parts cannot be drawn fails, and says why', async () => {
    const nobody = { name: 'Mia', role: 'singer' as const, image: join(folder, 'nobody.png') };
    await expect(render('failing', { characters: [nobody] })).rejects.toThrow(/nobody\.png/);
  });

  test('of 1080p moves from frame to frame', async () => {
    const { video } = await render('pro', {
      quality: 'pro',
      aspectRatio: '1:1',
      song: song(2500),
      stylePreset: 'ps2-low-poly',
    });
    expect((await probe(video)).streams[0]).toMatchObject({ width: 1080, height: 1080 });
    const { stdout } = await run('ffmpeg', [
      '-v',
      'error',
      '-ss',
      '1',
      '-t',
      '1',
      '-i',
      video,
      '-map',
      '0:v',
      '-f',
      'framemd5',
      '-',
    ]);
    const sums = stdout
      .split('\n')
      .filter((line) => line.startsWith('0,'))
      .map((line) => line.split(',').at(-1));
    expect(new Set(sums).size).toBeGreaterThan(18);
  });

  test('whose character is no image fails with the reason', async () => {
    await writeFile(join(folder, 'no.png'), 'no image');
    const characters = [{ name: 'Mia', role: 'singer', image: join(folder, 'no.png') }] as const;
    await expect(render('broken', { characters: [...characters] })).rejects.toThrow(/unsupported image/);
  });
});
