/**
 * The encoder's settings against x264's own preset `superfast` with the same lookahead, on frames of drawn pictures: processor
 * seconds, bytes and likeness (SSIM) of both, and their ratios.
 *
 *   npm run bench:encoder
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LyricPreset } from '../../functions/domain/requests.ts';
import { registerFonts } from '../../functions/media/fonts.ts';
import { frameOf } from '../../functions/media/lyric-video/picture/planes.ts';
import { filmOf } from '../../functions/media/lyric-video/render.ts';
import { ONE_PICTURE, videoEncoder } from '../../functions/media/video-encoder.ts';
import { costOf } from './process-tree.ts';
import { imageOf, lyrics, songOf } from './render-material.ts';

const run = promisify(execFile);
const SECONDS = 10;
/** The least of so many: what a neighbour on the machine adds is no cost of the encoder. */
const TIMES = 3;
const LOOKS: (LyricPreset | undefined)[] = [undefined, 'POP_ART', 'WEIRD', 'WATERCOLOR', 'ART_BRUT'];
const SUPERFAST = ['-c:v', 'libx264', '-preset', 'superfast', '-crf', '21', '-threads', '2'];
const LOOKAHEAD = ['-x264-params', 'mbtree=1:rc-lookahead=10:weightp=0'];

interface Encoded {
  cpuSeconds: number;
  bytes: number;
  ssim: number;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-bench-encoder-'));
  try {
    print('look', 'superfast', 'ours', 'processor', 'bytes', 'SSIM', 'SSIM ours');
    const song = await songOf(folder, SECONDS);
    const singer = await imageOf(folder, 0, '0xC06040');
    for (const look of LOOKS) {
      const { input, rate } = await draw(look, folder, song, singer);
      const theirs = await encode(input, [...SUPERFAST, ...LOOKAHEAD], folder);
      const ours = await encode(input, videoEncoder(rate, ONE_PICTURE), folder);
      const seconds = [theirs, ours].map(({ cpuSeconds }) => `${cpuSeconds.toFixed(2)} s`);
      const ratios = [ours.cpuSeconds / theirs.cpuSeconds, ours.bytes / theirs.bytes].map((ratio) => ratio.toFixed(2));
      print(look ?? '(default)', ...seconds, ...ratios, theirs.ssim.toFixed(4), ours.ssim.toFixed(4));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @returns ffmpeg's options of the raw frames, and their rate */
async function draw(
  look: LyricPreset | undefined,
  folder: string,
  song: string,
  singerImage: string,
): Promise<{ input: string[]; rate: number }> {
  registerFonts();
  const film = await filmOf({
    jobId: 'job_bench',
    song: { path: song, durationMs: SECONDS * 1000 },
    quality: 'basic',
    aspectRatio: '9:16',
    segments: lyrics(SECONDS),
    singerImage,
    workDir: folder,
    ...(look ? { stylePreset: look } : {}),
  });
  const path = join(folder, 'frames.yuv');
  const file = createWriteStream(path);
  const frame = frameOf(film.width, film.height);
  for (const moment of film.moments) {
    film.draw(frame, moment);
    if (!file.write(Buffer.from(frame.data))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  const { fps } = film.look;
  const size = `${film.width}x${film.height}`;
  return { input: ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', size, '-r', `${fps}`, '-i', path], rate: fps };
}

async function encode(input: string[], encoder: string[], folder: string): Promise<Encoded> {
  const video = join(folder, 'video.mp4');
  const args = ['-nostdin', '-v', 'error', '-y', ...input, ...encoder, video];
  const costs: number[] = [];
  for (let time = 0; time < TIMES; time++) costs.push((await costOf('ffmpeg', args)).cpuSeconds);
  const cpuSeconds = Math.min(...costs);
  const compared = ['-nostdin', '-v', 'info', '-i', video, ...input, '-lavfi', '[0:v][1:v]ssim', '-f', 'null', '-'];
  const { stderr } = await run('ffmpeg', compared);
  return { cpuSeconds, bytes: (await stat(video)).size, ssim: Number(/All:([\d.]+)/.exec(stderr)?.[1]) };
}

function print(look: string, ...figures: string[]): void {
  process.stdout.write(`${look.padEnd(14)}${figures.map((figure) => figure.padStart(11)).join('')}\n`);
}

await main();
