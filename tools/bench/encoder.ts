/**
 * Compares the encoder's settings with x264's preset `superfast`, with mbtree and the same threads and lookahead, on
 * frames of drawn pictures. Prints processor seconds, bytes and similarity (SSIM) of both, and their ratios. Then
 * compares the coder of the song's sound with ffmpeg's default one.
 *
 *   npm run bench:encoder
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Effort, ONE_PICTURE, SCENES, videoEncoder } from '../../engines/drawing/video-encoder.ts';
import type { LyricPreset, NarrativePreset } from '../../functions/domain/requests.ts';
import { SONG_ENCODER } from '../../functions/media/prepare/normalize-song.ts';
import { type Drawn, drawLyrics, drawScenes } from './encoder-frames.ts';
import { costOf } from './process-tree.ts';
import { type Material, PORTRAITS, songOf } from './render-material.ts';

const run = promisify(execFile);
const SECONDS = 10;
const SONG_SECONDS = 120;
/** Number of runs. The fastest counts, because other programs can only slow a run down. */
const TIMES = 3;
const LYRIC: (LyricPreset | undefined)[] = [undefined, 'POP_ART', 'WEIRD', 'WATERCOLOR', 'ART_BRUT'];
const NARRATIVE: (NarrativePreset | undefined)[] = [undefined, 'ghibli', '90s-anime'];

interface Encoded {
  cpuSeconds: number;
  bytes: number;
  likeness: number;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-bench-encoder-'));
  try {
    print('look', 'superfast', 'ours', 'processor', 'bytes', 'SSIM', 'SSIM ours');
    const song = await songOf(folder, SECONDS);
    const images = PORTRAITS;
    const material: Material = { folder, seconds: SECONDS, song, images };
    for (const preset of LYRIC)
      await compare(preset ?? 'lyric', await drawLyrics(preset, material), ONE_PICTURE, folder);
    for (const preset of NARRATIVE)
      await compare(preset ?? 'narrative', await drawScenes(preset, material), SCENES, folder);
    await compareSound(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function compare(name: string, { input, rate }: Drawn, effort: Effort, folder: string): Promise<void> {
  const theirs = await encode(input, superfast(effort), folder);
  const ours = await encode(input, videoEncoder(rate, effort), folder);
  printPair(name, theirs, ours, 4);
}

/** Compares the coders of sound. Their likeness is the ratio of signal to distortion, in dB. */
async function compareSound(around: string): Promise<void> {
  const folder = await mkdtemp(join(around, 'sound-'));
  const samples = ['-f', 's16le', '-ar', '48000', '-ac', '2', '-i', join(folder, 'song.pcm')];
  const song = await songOf(folder, SONG_SECONDS);
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-i', song, ...samples.slice(0, 6), join(folder, 'song.pcm')]);
  print('\nsound', 'twoloop', 'ours', 'processor', 'bytes', 'SDR', 'SDR ours');
  const encodeSound = async (coder: string[]): Promise<Encoded> => {
    const file = join(folder, 'sound.m4a');
    const cpuSeconds = await leastCpu(['-nostdin', '-v', 'error', '-y', ...samples, ...coder, file]);
    const compared = ['-nostdin', '-i', file, ...samples, '-lavfi', '[0:a][1:a]asdr', '-f', 'null', '-'];
    const { stderr } = await run('ffmpeg', compared);
    return { cpuSeconds, bytes: (await stat(file)).size, likeness: Number(/SDR ch0: ([\d.]+)/.exec(stderr)?.[1]) };
  };
  const theirs = await encodeSound(['-c:a', 'aac', '-aac_coder', 'twoloop', '-b:a', '192k']);
  const ours = await encodeSound(SONG_ENCODER);
  printPair('the sample', theirs, ours, 1);
}

async function leastCpu(args: string[]): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < TIMES; time++) costs.push((await costOf('ffmpeg', args)).cpuSeconds);
  return Math.min(...costs);
}

function superfast({ threads, parameters }: Effort): string[] {
  const lookahead = parameters.find((parameter) => parameter.startsWith('rc-lookahead='));
  return [
    ...['-c:v', 'libx264', '-preset', 'superfast', '-crf', '21', '-threads', `${threads}`],
    ...['-x264-params', `mbtree=1:${lookahead}:weightp=0`],
  ];
}

async function encode(input: string[], encoder: string[], folder: string): Promise<Encoded> {
  const video = join(folder, 'video.mp4');
  const args = ['-nostdin', '-v', 'error', '-y', ...input, ...encoder, video];
  const cpuSeconds = await leastCpu(args);
  const compared = ['-nostdin', '-v', 'info', '-i', video, ...input, '-lavfi', '[0:v][1:v]ssim', '-f', 'null', '-'];
  const { stderr } = await run('ffmpeg', compared);
  return { cpuSeconds, bytes: (await stat(video)).size, likeness: Number(/All:([\d.]+)/.exec(stderr)?.[1]) };
}

function printPair(name: string, theirs: Encoded, ours: Encoded, digits: number): void {
  const seconds = [theirs, ours].map(({ cpuSeconds }) => `${cpuSeconds.toFixed(2)} s`);
  const ratios = [ours.cpuSeconds / theirs.cpuSeconds, ours.bytes / theirs.bytes].map((ratio) => ratio.toFixed(2));
  print(name, ...seconds, ...ratios, theirs.likeness.toFixed(digits), ours.likeness.toFixed(digits));
}

function print(look: string, ...figures: string[]): void {
  process.stdout.write(`${look.padEnd(14)}${figures.map((figure) => figure.padStart(11)).join('')}\n`);
}

await main();
