import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Segment } from '../../functions/domain/segments.ts';
import type { OnProgress } from '../engine.ts';
import { GIB, type ProcessLimits, runProcess } from '../process/child-process.ts';
import type { AudioClip } from './audio-clip.ts';
import { confidentChunks } from './confidence.ts';
import type { HeardChunk, HeardLine } from './heard-chunk.ts';

/**
 * WebAssembly reserves far more addresses than it uses: on Linux x64, `/proc/self/status` of a listener shows a peak of
 * 18 GiB of addresses and 0.5 GiB of memory.
 */
const LIMITS: ProcessLimits = { memoryBytes: 64 * GIB, cpuSeconds: 3600, fileBytes: GIB };

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

/** Transcribes English. Returns the chunks that are confident enough, as segments without word times. */
export async function recognizeEnglish(clips: SongClips, workDir: string, onProgress?: OnProgress): Promise<Segment[]> {
  return confidentChunks(await listenTo(clips, workDir, onProgress)).map(untimedSegment);
}

/**
 * Returns everything that was recognized, confident or not, on the song's clock.
 * @throws ProcessFailure if the model or its runtime is missing
 */
export async function listenTo(
  { voice, whole }: SongClips,
  workDir: string,
  onProgress?: OnProgress,
): Promise<HeardChunk[]> {
  // The file is next to this one, both in the sources and in the bundle.
  const listener = fileURLToPath(new URL(`./listener${extname(import.meta.url)}`, import.meta.url));
  const files = [join(workDir, 'voice.raw'), join(workDir, 'whole.raw')] as const;
  await Promise.all([writeFile(files[0], voice.samples), writeFile(files[1], whole.samples)]);
  const chunks: HeardChunk[] = [];
  const onLine = ({ heard, share }: HeardLine) => {
    chunks.push(heard);
    onProgress?.(share);
  };
  await runProcess(process.execPath, [listener, ...files], {
    limits: LIMITS,
    timeoutSeconds: 1800,
    onOutput: byLine((line) => onLine(JSON.parse(line))),
  });
  const origin = voice.start;
  return chunks.map((chunk) => ({ ...chunk, start: origin + chunk.start, end: origin + chunk.end }));
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
