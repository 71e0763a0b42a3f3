import { mkdtemp, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { MIB, ProcessFailure, type ProcessLimits, runProcess } from '../process/child-process.ts';
import type { Person } from './person.ts';
import type { About } from './sheet.ts';
import { type Found, readPerson } from './stored-person.ts';

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

/** A picture to search: a PNG of at most 2048 pixels a side. */
export interface Search {
  picture: string;
  /** Path of the file that is written if a person is found. */
  target: string;
  /** What is said about the person, if a sheet of the person is needed. */
  about?: About;
}

interface Process {
  /** Runs the program that searches. */
  run?: typeof runProcess;
  signal?: AbortSignal;
}

/**
 * Searches each picture for the person with the largest face. One process searches all pictures of a job, because
 * starting it and loading the networks takes half of the time of a search. If that fails, each picture gets a process of
 * its own, so that one that cannot be read does not hide the people in the others.
 * @returns whether a person was found. False if the search failed: the video goes on without the person, so a warning
 * of the process is all that an operator sees of a failure
 */
export async function searchPeople(searches: readonly Search[], options: Process = {}): Promise<boolean[]> {
  if (searches.length === 0) return [];
  try {
    return await searchAll(searches, options);
  } catch (error) {
    if (!(error instanceof ProcessFailure)) throw error;
    if (searches.length === 1) {
      warn(error);
      return [false];
    }
  }
  const found: boolean[] = [];
  for (const one of searches) found.push(...(await searchPeople([one], options)));
  return found;
}

async function searchAll(searches: readonly Search[], { run = runProcess, ...rest }: Process): Promise<boolean[]> {
  const output: Buffer[] = [];
  const orders = searches.flatMap(({ picture, target, about }) => [picture, target, JSON.stringify(about ?? null)]);
  await run(process.execPath, [COMPILER, FINDER, ...orders], {
    limits: { ...LIMITS, cpuSeconds: LIMITS.cpuSeconds * searches.length },
    timeoutSeconds: TIMEOUT_SECONDS * searches.length,
    onOutput: (chunk) => output.push(chunk),
    ...rest,
  });
  return JSON.parse(Buffer.concat(output).toString());
}

/** A picture of a character, with the result of an earlier search. */
export interface Pictured {
  picture: string;
  about?: About;
  /** File that `searchPeople` wrote. Null if it found nobody. Undefined if the picture was not searched yet. */
  person?: string | null;
}

/**
 * Returns the people in pictures, in the same order. Searches the pictures that were not searched before.
 * @param workDir where files are kept during the search
 * @returns undefined for each picture in which nobody was found
 */
export async function peopleIn(
  pictures: readonly Pictured[],
  workDir: string,
  options: Process = {},
): Promise<(Found | undefined)[]> {
  const folder = await mkdtemp(join(workDir, 'person-'));
  try {
    const files = pictures.map(({ person }) => person);
    const searches = pictures.flatMap(({ picture, about, person }, index) =>
      person === undefined ? [{ picture, target: join(folder, `${index}`), index, ...(about && { about }) }] : [],
    );
    const results = await searchPeople(searches, options);
    searches.forEach(({ target, index }, at) => {
      files[index] = results[at] ? target : null;
    });
    return await Promise.all(files.map(async (file) => (file ? read(file) : undefined)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file was written by a process that read a stranger's picture, so anything may be in it. */
async function read(file: string): Promise<Found | undefined> {
  try {
    return await readPerson(file);
  } catch (error) {
    warn(error as Error);
    return undefined;
  }
}

function warn({ message }: Error): void {
  process.emitWarning(`A search for people failed: ${message}`, 'PeopleSearchWarning');
}

/** Finds the person with the largest face in each picture, as `peopleIn` does. */
export async function findPeople(
  paths: readonly string[],
  workDir: string,
  options: Process = {},
): Promise<(Person | undefined)[]> {
  const found = await peopleIn(
    paths.map((picture) => ({ picture })),
    workDir,
    options,
  );
  return found.map((one) => one?.person);
}

/** Finds the person with the largest face in a picture, as `peopleIn` does. */
export async function findPerson(path: string, workDir: string, options: Process = {}): Promise<Person | undefined> {
  return (await findPeople([path], workDir, options))[0];
}
