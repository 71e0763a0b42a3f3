/**
 * Measures transcription with synthetic speech: word errors, and how far off the starts of words are. Names the Debian
 * packages with voices that it lacks.
 *
 *   npm run bench:transcription                  with WHISPER_MODEL=ggml-base.bin, measures whisper.cpp too
 *   npm run bench:transcription -- languages     measures only the alignment of lyrics in several languages
 *   npm run bench:transcription -- long          measures only songs of 420 s, with and without words
 *   npm run bench:transcription -- singing       measures only recognition, of four voices that sing
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alignTo, alignWords } from '../../engines/transcription/alignment.ts';
import { decodeVoice, decodeWhole } from '../../engines/transcription/audio-clip.ts';
import { confidentChunks } from '../../engines/transcription/confidence.ts';
import type { HeardChunk } from '../../engines/transcription/heard-chunk.ts';
import { listenTo, untimedSegment } from '../../engines/transcription/recognition.ts';
import { linesOf } from '../../engines/transcription/segmentation.ts';
import { recognizeByWhisper } from '../../engines/transcription/whisper.ts';
import type { Segment, TimedWord } from '../../functions/domain/segments.ts';
import { checkPackages, MEASURED } from './transcription/debian-packages.ts';
import { type Errors, errorsOf, quantile } from './transcription/errors.ts';
import { measureLanguages, summary } from './transcription/languages.ts';
import { measureLongest, measureLongTranscriptions } from './transcription/longest.ts';
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
import { sungSongs } from './transcription/sung-songs.ts';

const PAUSE_SECONDS = 1.2;

interface Material {
  name: string;
  path: string;
  durationMs: number;
  segments: Segment[];
}

let folders = 0;

async function main(): Promise<void> {
  const measured = MEASURED.find((name) => name === (process.argv[2] ?? 'all'));
  if (!measured) throw new Error(`measures nothing called ${process.argv[2]}: name one of ${MEASURED.join(', ')}`);
  checkPackages(measured);
  const folder = await mkdtemp(join(tmpdir(), 'songreel-bench-transcription-'));
  try {
    if (measured === 'singing') {
      await recognition(sungMaterialsIn(folder), folder);
      return;
    }
    if (measured === 'long') {
      await longest(folder);
      return;
    }
    if (measured === 'all') {
      const materials = materialsIn(folder);
      await recognition(materials, folder);
      await alignment(materials, folder);
    }
    await languages(measureLanguages(() => newFolder(folder)));
    await languages(measureLongest(() => newFolder(folder)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function materialsIn(folder: string): Material[] {
  const flite = fliteSpeech(PAUSE_SECONDS);
  const espeak = espeakSpeech(PAUSE_SECONDS);
  const write = (name: string, recording: Recording) => written(name, recording, folder);
  return [
    write('flite', flite),
    write('flite, music 10 dB below', overMusic(flite, 10)),
    write('flite, music 5 dB below', overMusic(flite, 5)),
    write('flite, music as loud', overMusic(flite, 0)),
    write('espeak-ng', espeak),
    write('espeak-ng, music 10 dB below', overMusic(espeak, 10)),
    { name: 'the sample song, sung', path: SAMPLE_SONG, durationMs: 22_222, segments: SAMPLE_LYRICS },
    write('music alone', { sound: bandOnly(), segments: [] }),
  ];
}

function sungMaterialsIn(folder: string): Material[] {
  return [...sungSongs()].map(({ name, recording }) => written(name, recording, folder));
}

function written(name: string, { sound, segments }: Recording, folder: string): Material {
  const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.m4a`);
  return { name, path, durationMs: writeSong(sound, path), segments };
}

async function recognition(materials: Material[], folder: string): Promise<void> {
  write(
    'Recognition: word errors in %, the median error of the starts of correct words, and seconds of song per second.',
  );
  write('"delivered" is the result of transcribe, without words that are not confident enough.\n');
  print('material', 'engine', 'all heard', 'delivered', 'start', 'speed');
  for (const material of materials) {
    const began = performance.now();
    const [whole, voice] = await Promise.all([decodeWhole(material.path), decodeVoice(material.path)]);
    const chunks = await listenTo({ whole, voice }, await newFolder(folder));
    const timed = async (heard: HeardChunk[]) => {
      const segments = await alignTo(async () => voice, heard.map(untimedSegment), await newFolder(folder));
      const words = segments.flatMap(({ timedWords }) => timedWords);
      return linesOf(words, material.durationMs / 1000).flat();
    };
    const delivered = await timed(confidentChunks(chunks));
    const speed = speedSince(began, material);
    report(material, 'moonshine', await timed(chunks), delivered, speed);
    // Measures each of the two clips separately, to show what bringing the voice forward gains.
    for (const [engine, clip] of [
      ['  only voice forward', voice],
      ['  only unchanged', whole],
    ] as const) {
      const begun = performance.now();
      const alone = await listenTo({ whole: clip, voice: clip }, await newFolder(folder));
      const believed = await timed(confidentChunks(alone));
      report(material, engine, await timed(alone), believed, speedSince(begun, material));
    }
    const model = process.env.WHISPER_MODEL;
    if (!model) continue;
    const begun = performance.now();
    const { words } = await recognizeByWhisper(await decodeWhole(material.path), model);
    const lines = linesOf(words, material.durationMs / 1000);
    report(material, 'whisper.cpp', words, lines.flat(), speedSince(begun, material));
  }
  if (!process.env.WHISPER_MODEL) write('\nwhisper.cpp was not measured: WHISPER_MODEL names no model file.');
}

function speedSince(began: number, { durationMs }: Material): string {
  return `${(durationMs / (performance.now() - began)).toFixed(1)} x`;
}

function report(material: Material, engine: string, heard: TimedWord[], delivered: TimedWord[], speed: string): void {
  const said = material.segments.flatMap(({ text, timedWords }) =>
    timedWords.length > 0 ? timedWords : text.split(' ').map((word) => ({ text: word })),
  );
  if (said.length === 0) {
    print(material.name, engine, `${heard.length} words`, `${delivered.length} words`, '', speed);
    return;
  }
  const percent = ({ rate }: Errors) => `${Math.round(rate * 100)} %`;
  const right = errorsOf(said, delivered);
  print(
    material.name,
    engine,
    percent(errorsOf(said, heard)),
    percent(right),
    milliseconds(quantile(right.starts, 0.5)),
    speed,
  );
}

async function alignment(materials: Material[], folder: string): Promise<void> {
  write('\nForced alignment: errors of the starts of words.\n');
  print('material', '', 'found', 'median', '90 %');
  for (const { name, path, durationMs, segments } of materials) {
    const known = segments.filter(({ timedWords }) => timedWords.length > 0);
    if (known.length === 0) continue;
    const untimed = known.map((segment) => ({ ...segment, timedWords: [] }));
    const aligned = await alignWords({ path, durationMs }, untimed, await newFolder(folder));
    const errors = aligned.flatMap(({ timedWords }, line) =>
      timedWords.map(({ start }, word) => Math.abs(start - (known[line]?.timedWords[word]?.start ?? 0)) * 1000),
    );
    errors.sort((a, b) => a - b);
    const words = known.reduce((sum, { timedWords }) => sum + timedWords.length, 0);
    const found = `${errors.length} of ${words}`;
    print(name, '', found, milliseconds(quantile(errors, 0.5)), milliseconds(quantile(errors, 0.9)));
  }
}

async function languages(measured: ReturnType<typeof measureLanguages>): Promise<void> {
  write('\nLyrics without times over music 5 dB below: errors of the starts of words, and the time that it took.\n');
  print('voice', '', 'found', 'median', '90 %', 'seconds');
  for await (const figures of measured) print(figures.name, '', ...summary(figures));
}

async function longest(folder: string): Promise<void> {
  await languages(measureLongest(() => newFolder(folder)));
  write('\nRecognition: words that were delivered, and the time that it took.\n');
  print('voice', '', 'delivered', 'seconds');
  for await (const { name, words, seconds } of measureLongTranscriptions(() => newFolder(folder))) {
    print(name, '', `${words} words`, `${seconds.toFixed(0)} s`);
  }
}

async function newFolder(folder: string): Promise<string> {
  const path = join(folder, String(folders++));
  await mkdir(path);
  return path;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

function milliseconds(value: number | undefined): string {
  return value === undefined ? '-' : `${Math.round(value)} ms`;
}

function print(material: string, engine: string, ...figures: string[]): void {
  const columns = figures.map((figure) => figure.padStart(10)).join(' ');
  write(`${material.padEnd(34)} ${engine.padEnd(28)} ${columns}`);
}

await main();
