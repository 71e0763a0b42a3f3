import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GIB, type ProcessLimits, runProcess } from '../process/child-process.ts';
import type { AudioClip } from './audio-clip.ts';

/** Runs `pocketsphinx_batch` with its model of US English on chunks of sound. */

const LIMITS: ProcessLimits = { memoryBytes: 3 * GIB, cpuSeconds: 3600, fileBytes: GIB };
const MODEL_FOLDERS = ['/usr/share', '/usr/local/share', '/opt/homebrew/share'].map((share) =>
  join(share, 'pocketsphinx/model/en-us'),
);

/**
 * Returns the paths of the acoustic model and the dictionary in Debian's package pocketsphinx-en-us, or in Homebrew's
 * cmu-pocketsphinx.
 */
export function englishModel(): { acoustic: string; dictionary: string } {
  const folder = MODEL_FOLDERS.find((candidate) => existsSync(candidate));
  if (!folder) throw new Error('The model of pocketsphinx is missing. Install the package pocketsphinx-en-us.');
  return {
    acoustic: join(folder, 'en-us'),
    dictionary: join(folder, 'cmudict-en-us.dict'),
  };
}

/**
 * Runs pocketsphinx once on all chunks.
 * @param args what to search for: grammars, a dictionary, beams
 * @param results the options that name files to write, such as `-ctm`; each is read back
 * @returns the text of each result
 */
export async function runPocketsphinx(
  name: string,
  chunks: readonly AudioClip[],
  args: readonly string[],
  results: readonly string[],
  workDir: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const files = results.map((option) => join(workDir, `${name}${option}`));
  const control = join(workDir, `${name}.ctl`);
  await writeFile(control, chunks.map((_, index) => `${chunkName(name, index)}\n`).join(''));
  for (const [index, { samples }] of chunks.entries()) {
    const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
    await writeFile(join(workDir, `${chunkName(name, index)}.raw`), bytes);
  }
  const sound = ['-adcin', 'yes', '-adchdr', '0', '-cepdir', workDir, '-cepext', '.raw', '-ctl', control];
  // Otherwise it would remove frames that it takes for silence, and the times would not count them.
  const clock = ['-remove_silence', 'no'];
  const outputs = results.flatMap((option, index) => [option, files[index] ?? '']);
  const model = ['-hmm', englishModel().acoustic];
  await runProcess('pocketsphinx_batch', [...model, ...sound, ...clock, ...args, ...outputs], {
    limits: LIMITS,
    timeoutSeconds: 1800,
    ...(signal && { signal }),
  });
  return Promise.all(files.map((file) => readFile(file, 'utf8')));
}

function chunkName(name: string, index: number): string {
  return `${name}-${index}`;
}

/** Returns the index that `chunkName` was given, from the first field of a line of results. */
export function pieceIndex(utterance: string): number {
  return Number(utterance.split('-').at(-1));
}
