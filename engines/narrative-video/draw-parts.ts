import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { serialize } from 'node:v8';
import type { NarrativeVideoFacts } from '../engine.ts';
import { GIB, type ProcessLimits, runProcess } from '../process/child-process.ts';
import { RENDERING, runFfmpeg } from '../process/ffmpeg.ts';
import type { Music } from '../sound/music.ts';
import type { PartOrder } from './draw-part.ts';
import { joining, listOf } from './encoding.ts';
import type { Look } from './look.ts';
import { partsOf } from './parts.ts';
import type { Production } from './production.ts';

/** The program is beside this file, both in the sources and in the bundle. */
const DRAWER = join(import.meta.dirname, `draw-part${extname(import.meta.filename)}`);
/** While one process encodes, the other draws. More processes would need more than 1 GB of memory at 1080p. */
const MOST_PARTS = 2;
const TIMEOUT_SECONDS = 1800;
/** Node.js reserves far more address space than it uses. */
const LIMITS: ProcessLimits = { ...RENDERING, memoryBytes: 64 * GIB };

/** Bytes from which glibc returns freed memory to the system: what is larger than pictures of 1080p, and what is smaller. */
const RETURNED = { painted: '9000000', solid: '1000000' };

/**
 * Returns the variables of a program that draws a look. They make glibc return the memory of freed canvases to the system,
 * also if another thread freed them. What scenes of built places leave behind would otherwise stay between what the next
 * ones keep: 30 to 40 MB in each process of a photographed film. Painted looks take so much for each drawing that fetching
 * new pages would cost a tenth of their time (`npm run bench:drawing`). Only letters are written, with the project's own
 * font: without the system's fonts, the program starts in half of the time.
 */
export function environmentOf(look: Look): Readonly<Record<string, string>> {
  return {
    MALLOC_MMAP_THRESHOLD_: 'space' in look ? RETURNED.solid : RETURNED.painted,
    MALLOC_TRIM_THRESHOLD_: '64000000',
    MALLOC_ARENA_MAX: '1',
    DISABLE_SYSTEM_FONTS_LOAD: '1',
  };
}

/**
 * Lets the program free unused canvases, and gives short-lived objects 4 MB instead of 16. With one arena for all threads,
 * this saved 84 MB in each process of a photographed film at 1080p (`npm run bench:drawing`). So few objects live long
 * that marking them beside the drawing takes more work than at once.
 */
export const MEMORY_FLAGS = ['--expose-gc', '--max-semi-space-size=4', '--no-incremental-marking'];

/**
 * Draws the storyboard in one process per processor, up to MOST_PARTS, and joins the runs without encoding them again.
 * @throws ProcessFailure if a part cannot be drawn or ffmpeg fails
 */
export async function drawParts(
  { onProgress, ...facts }: NarrativeVideoFacts,
  music: Music,
  { look, rhythm, board, models }: Production & Pick<PartOrder, 'models'>,
  video: string,
): Promise<void> {
  const most = Math.min(MOST_PARTS, availableParallelism());
  const parts = partsOf(board.scenes, rhythm.durationSeconds, look.drawings, most);
  const failed = new AbortController();
  const total = parts.flat().reduce((sum, { from, to }) => sum + to - from, 0);
  let drawn = 0;
  const onOutput = (dots: Buffer) => {
    drawn += dots.length;
    onProgress?.(drawn / total);
  };
  const runs = await Promise.all(
    parts.map(async (part, index) => {
      const path = join(facts.workDir, `part-${index}`);
      const order: PartOrder = { facts, music, board, part, models, files: `${path}-%d.mp4` };
      await writeFile(`${path}.order`, serialize(order));
      const options = {
        limits: LIMITS,
        timeoutSeconds: TIMEOUT_SECONDS,
        env: environmentOf(look),
        signal: failed.signal,
        onOutput,
      };
      await runProcess(process.execPath, [...MEMORY_FLAGS, DRAWER, `${path}.order`], options);
      return part.map((run, number) => ({ ...run, path: `${path}-${number}.mp4` }));
    }),
  ).catch((error) => {
    failed.abort(error);
    throw error;
  });
  const list = join(facts.workDir, 'parts.txt');
  await writeFile(list, listOf(runs.flat(), look));
  await runFfmpeg(joining(list, facts.song, video));
}
