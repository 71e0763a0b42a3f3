import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Segment } from '../../functions/domain/segments.ts';
import { type ProcessLimits, runProcess } from '../process/child-process.ts';
import { believedPieces } from './belief.ts';
import type { Hearing } from './hearing.ts';
import type { HeardPiece } from './listener.ts';

const GIB = 1024 ** 3;
/** WebAssembly reserves twenty times the addresses that it uses. */
const LIMITS: ProcessLimits = { memoryBytes: 64 * GIB, cpuSeconds: 3600, fileBytes: GIB };

/** One song, heard in two ways. */
export interface Hearings {
  whole: Hearing;
  voice: Hearing;
}

/** Writes down English, as far as what is heard is believed: segments without times of their words. */
export async function recognizeEnglish(hearings: Hearings, workDir: string): Promise<Segment[]> {
  return believedPieces(await listenTo(hearings, workDir)).map(untimedSegment);
}

/** Everything that was heard, believed or not, on the song's clock. @throws ProcessFailure where the model or its runtime is missing */
export async function listenTo({ voice, whole }: Hearings, workDir: string): Promise<HeardPiece[]> {
  // Beside this file both in the sources and in the bundle.
  const listener = fileURLToPath(new URL(`./listener${extname(import.meta.url)}`, import.meta.url));
  const files = [join(workDir, 'voice.raw'), join(workDir, 'whole.raw')] as const;
  await Promise.all([writeFile(files[0], voice.samples), writeFile(files[1], whole.samples)]);
  const output: Buffer[] = [];
  await runProcess(process.execPath, [listener, ...files], {
    limits: LIMITS,
    timeoutSeconds: 1800,
    onOutput: (chunk) => output.push(chunk),
  });
  const pieces: HeardPiece[] = JSON.parse(Buffer.concat(output).toString());
  const origin = voice.start;
  return pieces.map((piece) => ({ ...piece, start: origin + piece.start, end: origin + piece.end }));
}

export function untimedSegment({ text, start, end }: HeardPiece): Segment {
  // It writes dashes and notes between what different singers say.
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { text: words.join(' '), start, end, duration: end - start, wordCount: words.length, timedWords: [] };
}
