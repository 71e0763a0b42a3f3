import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Segment } from '../../functions/domain/segments.ts';
import type { OnProgress } from '../engine.ts';
import { GIB, type ProcessLimits, runProcess } from '../process/child-process.ts';
import { inShares } from '../process/shares.ts';
import { type AudioClip, endOf } from './audio-clip.ts';
import { chunksOf } from './chunks.ts';
import { canBeEnglish, confidentChunks } from './confidence.ts';
import type { HeardChunk } from './heard-chunk.ts';

/**
 * WebAssembly reserves far more addresses than it uses: on Linux x64, `/proc/self/status` of a listener shows a peak of
 * 18 GiB of addresses and 0.5 GiB of memory.
 */
const LIMITS: ProcessLimits = { memoryBytes: 64 * GIB, cpuSeconds: 3600, fileBytes: GIB };

/** Listeners at the same time. Each takes half a gigabyte. */
const MOST_LISTENERS = 2;
/** Chunks from which a second listener is worth the second that it takes to load its model. */
const WORTH_SHARING = 4;

/** One song in two versions. */
interface SongClips {
  whole: AudioClip;
  voice: AudioClip;
}

/** Share of a transcription that is listening. The rest finds the times of the words: `npm run bench:progress`. */
const LISTENING = 0.9;

export function listening(onProgress: OnProgress | undefined): OnProgress | undefined {
  return onProgress && ((share) => onProgress(share * LISTENING));
}

/** Ends the listeners, because the song is not English whatever the rest of it is. */
class OtherLanguage extends Error {}

/**
 * Transcribes English. Returns the chunks that are confident enough, as segments without word times. Listens to a song in
 * another language only until that is certain.
 */
export async function recognizeEnglish(clips: SongClips, workDir: string, onProgress?: OnProgress): Promise<Segment[]> {
  const onHeard: OnHeard = (heard, rest) => {
    if (!canBeEnglish(heard, rest)) throw new OtherLanguage();
  };
  try {
    return confidentChunks(await listenTo(clips, workDir, onProgress, onHeard)).map(untimedSegment);
  } catch (error) {
    if (error instanceof OtherLanguage) return [];
    throw error;
  }
}

/** Called after each chunk, with the chunks heard so far and the seconds of the others. What it throws ends listening. */
type OnHeard = (heard: readonly HeardChunk[], rest: number) => void;

/**
 * Returns everything that was recognized, confident or not, on the song's clock.
 * @throws ProcessFailure if the model or its runtime is missing
 */
export async function listenTo(
  { voice, whole }: SongClips,
  workDir: string,
  onProgress?: OnProgress,
  onHeard?: OnHeard,
): Promise<HeardChunk[]> {
  const files = [join(workDir, 'voice.raw'), join(workDir, 'whole.raw')];
  await Promise.all([voice, whole].map(({ samples }, index) => writeFile(files[index] ?? '', samples)));
  const chunks = chunksOf({ ...voice, start: 0 }).map((chunk) => ({ start: chunk.start, end: endOf(chunk) }));
  const heardSoFar: HeardChunk[] = [];
  let rest = chunks.reduce((sum, { start, end }) => sum + end - start, 0);
  const onChunk = (chunk: HeardChunk) => {
    heardSoFar.push(chunk);
    rest = Math.max(0, rest - (chunk.end - chunk.start));
    onProgress?.(heardSoFar.length / chunks.length);
    onHeard?.(heardSoFar, rest);
  };
  const most = chunks.length < WORTH_SHARING ? 1 : MOST_LISTENERS;
  const heard = await inShares(chunks, most, async (share, index, signal) => {
    const list = join(workDir, `chunks-${index}.json`);
    await writeFile(list, JSON.stringify(share));
    return listen([...files, list], onChunk, signal);
  });
  const origin = voice.start;
  return heard.map((chunk) => ({ ...chunk, start: origin + chunk.start, end: origin + chunk.end }));
}

/** Runs a listener, and calls `onChunk` after each chunk. */
async function listen(
  args: readonly string[],
  onChunk: (chunk: HeardChunk) => void,
  signal: AbortSignal,
): Promise<HeardChunk[]> {
  // The file is next to this one, both in the sources and in the bundle.
  const listener = fileURLToPath(new URL(`./listener${extname(import.meta.url)}`, import.meta.url));
  const chunks: HeardChunk[] = [];
  const onLine = (line: string) => {
    const chunk: HeardChunk = JSON.parse(line);
    chunks.push(chunk);
    onChunk(chunk);
  };
  await runProcess(process.execPath, [listener, ...args], {
    limits: LIMITS,
    timeoutSeconds: 1800,
    onOutput: byLine(onLine),
    signal,
  });
  return chunks;
}

export function untimedSegment({ text, start, end }: HeardChunk): Segment {
  // The model writes dashes and notes between the words of different singers.
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { text: words.join(' '), start, end, duration: end - start, wordCount: words.length, timedWords: [] };
}

/** Cuts output into lines. Each line must end. */
function byLine(onLine: (line: string) => void): (chunk: Buffer) => void {
  let text = '';
  return (chunk) => {
    const lines = (text + chunk.toString('latin1')).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) onLine(Buffer.from(line, 'latin1').toString('utf8'));
  };
}
