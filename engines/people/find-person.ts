import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { MIB, ProcessFailure, type ProcessLimits, runProcess } from '../process/child-process.ts';
import type { FoundPerson } from './find-people.ts';
import type { Person } from './person.ts';

/** Beside this file, as it is or bundled. */
const FINDER = join(import.meta.dirname, `find-people${extname(import.meta.filename)}`);
/** Compiles WebAssembly quickly to slower code, because each network runs only a few times. */
const COMPILER = '--liftoff-only';
/** `cpuSeconds` is for each picture. */
const LIMITS: ProcessLimits & { cpuSeconds: number } = {
  // WebAssembly reserves far more addresses than it uses.
  memoryBytes: 64 * 1024 * MIB,
  dataBytes: 1024 * MIB,
  cpuSeconds: 30,
  fileBytes: 16 * MIB,
};
/** For each picture. Enough for an overloaded machine: a search usually takes about two seconds. */
const TIMEOUT_SECONDS = 60;

interface Search {
  signal?: AbortSignal;
}

/**
 * Finds the person with the largest face in a picture.
 * @param path a PNG of at most 2048 pixels a side
 * @param workDir where a file is kept during the search
 * @returns undefined if nobody is in the picture, or if the search failed. The video goes on without the person, so a
 * warning of the process is all that an operator sees of a failure
 */
export async function findPerson(path: string, workDir: string, search: Search = {}): Promise<Person | undefined> {
  return (await findPeople([path], workDir, search))[0];
}

/**
 * Finds the person with the largest face in each picture. One process searches all pictures of a job, because starting
 * it and loading the networks takes half of the time of a search. If that fails, each picture gets a process of its own,
 * so that one that cannot be read does not hide the people in the others.
 */
export async function findPeople(
  paths: readonly string[],
  workDir: string,
  search: Search = {},
): Promise<(Person | undefined)[]> {
  if (paths.length === 0) return [];
  const folder = await mkdtemp(join(workDir, 'person-'));
  try {
    return await searchAll(paths, folder, search);
  } catch (error) {
    if (!(error instanceof ProcessFailure)) throw error;
    if (paths.length === 1) {
      process.emitWarning(`A search for people failed: ${error.message}`, 'PeopleSearchWarning');
      return [undefined];
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const people: (Person | undefined)[] = [];
  for (const path of paths) people.push(await findPerson(path, workDir, search));
  return people;
}

async function searchAll(
  paths: readonly string[],
  folder: string,
  { signal }: Search,
): Promise<(Person | undefined)[]> {
  const maskOf = (index: number) => join(folder, `mask-${index}`);
  const output: Buffer[] = [];
  await runProcess(process.execPath, [COMPILER, FINDER, ...paths.flatMap((path, index) => [path, maskOf(index)])], {
    limits: { ...LIMITS, cpuSeconds: LIMITS.cpuSeconds * paths.length },
    timeoutSeconds: TIMEOUT_SECONDS * paths.length,
    onOutput: (chunk) => output.push(chunk),
    ...(signal ? { signal } : {}),
  });
  const found: (FoundPerson | null)[] = JSON.parse(Buffer.concat(output).toString());
  return Promise.all(
    found.map(async (person, index) => (person ? { ...person, mask: await readFile(maskOf(index)) } : undefined)),
  );
}
