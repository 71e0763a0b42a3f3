/**
 * Measures how well singing is distinguished from instruments in each second of synthetic songs, and how much time that
 * adds to the analysis of a long song. Needs flite, espeak-ng and sox.
 *
 *   npm run bench:vocals
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyzeMusic } from '../../engines/sound/music.ts';
import { SAMPLE_RATE } from '../../engines/sound/spectrum.ts';
import { vocalsOf } from '../../engines/sound/vocals.ts';
import {
  bandOnly,
  espeakSpeech,
  fliteSpeech,
  overMusic,
  type Recording,
  SAMPLE_LYRICS,
  SAMPLE_SONG,
  writeSong,
} from './transcription/recordings.ts';
import { vocalErrors } from './vocals/errors.ts';

/** Long enough to contain whole seconds in which nobody speaks. */
const PAUSE_SECONDS = 4;
const LONG_SECONDS = 420;

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-bench-vocals-'));
  try {
    await detection(folder);
    await time(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function detection(folder: string): Promise<void> {
  const flite = fliteSpeech(PAUSE_SECONDS);
  const espeak = espeakSpeech(PAUSE_SECONDS);
  const made: [string, Recording][] = [
    ['flite, music 10 dB below', overMusic(flite, 10)],
    ['flite, music 5 dB below', overMusic(flite, 5)],
    ['flite, music as loud', overMusic(flite, 0)],
    ['espeak-ng, music 10 dB below', overMusic(espeak, 10)],
    ['espeak-ng, music as loud', overMusic(espeak, 0)],
    ['music alone', { sound: bandOnly(), segments: [] }],
  ];
  const songs = made.map(([name, { sound, segments }], index) => {
    const path = join(folder, `${index}.m4a`);
    writeSong(sound, path);
    return { name, path, segments };
  });
  write(
    'Seconds detected as singing: the share that is sung (precision), and the detected share of all sung seconds (recall).\n',
  );
  print('song', 'precision', 'recall', 'sung', 'not sung');
  for (const { name, path, segments } of [
    { name: 'the sample song, sung', path: SAMPLE_SONG, segments: SAMPLE_LYRICS },
    ...songs,
  ]) {
    const { hits, alarms, misses, rests } = vocalErrors(await analyzeMusic(path), segments);
    print(
      name,
      percent(hits, hits + alarms),
      percent(hits, hits + misses),
      `${hits + misses} s`,
      `${alarms + rests} s`,
    );
  }
}

async function time(folder: string): Promise<void> {
  const song = join(folder, 'long.m4a');
  const repeated = ['-stream_loop', '-1', '-i', SAMPLE_SONG, '-t', `${LONG_SECONDS}`, '-c', 'copy', song];
  execFileSync('ffmpeg', ['-v', 'error', ...repeated]);
  const raw = ['-v', 'error', '-i', song, '-ac', '1', '-ar', `${SAMPLE_RATE}`, '-f', 's16le', 'pipe:1'];
  const pcm = execFileSync('ffmpeg', raw, { maxBuffer: 2 ** 26 });
  const samples = new Int16Array(pcm.buffer, pcm.byteOffset, pcm.length >> 1);
  const whole = await fastest(() => analyzeMusic(song));
  const vocals = await fastest(() => vocalsOf(samples));
  write(
    `\nAnalyzing ${LONG_SECONDS} s takes ${Math.round(whole)} ms, of which ${Math.round(vocals)} ms for the vocals.`,
  );
}

async function fastest(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

function print(song: string, ...figures: string[]): void {
  write(`${song.padEnd(30)} ${figures.map((figure) => figure.padStart(10)).join(' ')}`);
}

await main();
