import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { MIB, ProcessFailure, type ProcessLimits, runProcess } from '../process/child-process.ts';
import type { FoundPerson } from './find-people.ts';
import type { Person } from './person.ts';

/** Beside this file, as it is or bundled. */
const FINDER = join(import.meta.dirname, `find-people${extname(import.meta.filename)}`);
/** Compiles WebAssembly quickly to slower code, because each network runs only a few times. */
const COMPILER = '--liftoff-only';
const LIMITS: ProcessLimits = {
  // WebAssembly reserves far more addresses than it uses.
  memoryBytes: 64 * 1024 * MIB,
  dataBytes: 1024 * MIB,
  cpuSeconds: 30,
  fileBytes: 16 * MIB,
};
/** Enough for an overloaded machine: a search usually takes about two seconds. */
const TIMEOUT_SECONDS = 60;

/**
 * Finds the person with the largest face in a picture.
 * @param path a PNG of at most 2048 pixels a side
 * @param workDir where a file is kept during the search
 * @returns undefined if nobody is in the picture, or if the search failed. The video goes on without the person, so a warning of the
 * process is all that an operator sees of a failure
 */
export async function findPerson(
  path: string,
  workDir: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Person | undefined> {
  const folder = await mkdtemp(join(workDir, 'person-'));
  try {
    const mask = join(folder, 'mask');
    const output: Buffer[] = [];
    await runProcess(process.execPath, [COMPILER, FINDER, path, mask], {
      limits: LIMITS,
      timeoutSeconds: TIMEOUT_SECONDS,
      onOutput: (chunk) => output.push(chunk),
      ...(signal ? { signal } : {}),
    });
    const found: FoundPerson | null = JSON.parse(Buffer.concat(output).toString());
    return found ? { ...found, mask: await readFile(mask) } : undefined;
  } catch (error) {
    if (!(error instanceof ProcessFailure)) throw error;
    process.emitWarning(`A search for people failed: ${error.message}`, 'PeopleSearchWarning');
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
