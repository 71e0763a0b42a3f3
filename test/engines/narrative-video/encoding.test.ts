import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { joining, listOf, partEncoding, type RunFile } from '../../../engines/narrative-video/encoding.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import type { Part } from '../../../engines/narrative-video/parts.ts';
import { runFfmpeg } from '../../../engines/process/ffmpeg.ts';

const run = promisify(execFile);
const SIZE = { width: 64, height: 48 };
const LOOK = lookOf('ghibli');
/** Two processes that draw in turns. */
const PARTS: Part[] = [
  [
    { from: 0, to: 7 },
    { from: 20, to: 25 },
  ],
  [
    { from: 7, to: 20 },
    { from: 25, to: 36 },
  ],
];

/** Returns frames in the encoder's format, as bright as their numbers. */
async function* graysOf(part: Part): AsyncGenerator<Uint8Array> {
  for (const { from, to } of part)
    for (let number = from; number < to; number += 1) {
      const frame = new Uint8Array(SIZE.width * SIZE.height * 1.5).fill(128);
      yield frame.fill(grayOf(number), 0, SIZE.width * SIZE.height);
    }
}

const grayOf = (drawing: number) => 20 + drawing * 6;

test('what two processes draw in turns becomes one film with each drawing at its time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-encoding-'));
  try {
    const files: RunFile[] = [];
    for (const [index, part] of PARTS.entries()) {
      const pattern = join(folder, `part-${index}-%d.mp4`);
      await runFfmpeg(partEncoding(LOOK, { from: SIZE, to: SIZE }, part, pattern), { input: graysOf(part) });
      files.push(...part.map((one, number) => ({ ...one, path: pattern.replace('%d', `${number}`) })));
    }
    const [song, list, film] = ['song.m4a', 'parts.txt', 'film.mp4'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await runFfmpeg(['-f', 'lavfi', '-i', 'sine=duration=3', song]);
    await writeFile(list, listOf(files, LOOK));
    await runFfmpeg(joining(list, { path: song, durationMs: 3000 }, film));
    const shown = await framesOf(film);
    expect(shown).toHaveLength(72);
    shown.forEach(({ time, gray }, frame) => {
      expect(time).toBeCloseTo(frame / 24, 4);
      expect(Math.abs(gray - grayOf(Math.floor(frame / 2)))).toBeLessThan(3);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Returns when each frame is shown, in seconds, and how bright it is. */
async function framesOf(film: string): Promise<{ time: number; gray: number }[]> {
  const times = ['-select_streams', 'v', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0', film];
  const { stdout } = await run('ffprobe', ['-v', 'error', ...times]);
  const pixels = ['-i', film, '-vf', 'scale=1:1:flags=area', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-'];
  const { stdout: raw } = await run('ffmpeg', ['-v', 'error', ...pixels], { encoding: 'buffer' });
  const seconds = stdout
    .trim()
    .split('\n')
    .map(Number.parseFloat)
    .sort((one, other) => one - other);
  return seconds.map((time, index) => ({ time, gray: raw[index * 3] ?? 0 }));
}
