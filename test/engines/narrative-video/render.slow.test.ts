import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { packets, probe, useShortFilms } from './short-films.ts';

const run = promisify(execFile);
const films = useShortFilms();

describe('a narrative video', () => {
  test('has the same frames for the same job and other frames for another prompt', async () => {
    const [first, again, other] = [
      await films.render('first', { aspectRatio: '1:1', song: { path: films.song, durationMs: 2500 } }),
      await films.render('again', { aspectRatio: '1:1', song: { path: films.song, durationMs: 2500 } }),
      await films.render('other', {
        aspectRatio: '1:1',
        song: { path: films.song, durationMs: 2500 },
        prompt: 'Mia sits in the garden at noon.',
      }),
    ];
    const [one, two, three] = await Promise.all([first, again, other].map(({ video }) => packets(video, 'v')));
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });

  test('has no missing frames between parts that were drawn at the same time', async () => {
    const long = join(films.folder, 'long.m4a');
    await run('ffmpeg', ['-v', 'error', '-stream_loop', '2', '-i', films.song, '-t', '14', long]);
    const { video } = await films.render('parts', { aspectRatio: '1:1', song: { path: long, durationMs: 14_000 } });
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

  test('moves from frame to frame at 1080p', async () => {
    const { video } = await films.render('pro', {
      quality: 'pro',
      aspectRatio: '1:1',
      song: { path: films.song, durationMs: 2500 },
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
});
