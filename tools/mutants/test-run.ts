import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Circus } from '@jest/types';
import circus from 'jest-circus';
import { functionBodies } from './mutations.ts';

/**
 * Runs test files of Jest in this process, each time with all of the project's modules loaded again and one source file
 * replaced. Packages stay loaded, so a run takes a tenth of the time that Jest needs.
 */
const { getState, resetState, run } = circus as unknown as {
  getState(): Circus.State;
  resetState(): void;
  run(): Promise<Circus.RunResult>;
};

const PROJECT = new URL('../..', import.meta.url).href;
const GLOBALS = new URL('jest-globals.ts', import.meta.url).href;
/** Milliseconds. Longer than any of these tests takes on a busy machine. */
const LIMIT_MS = 30_000;

/** Sources by the path of the file that they replace. */
export type Replacements = Readonly<Record<string, string>>;

export interface TestResult {
  name: string;
  ms: number;
  /** The first line of the first error; undefined if the test passed. */
  error: string | undefined;
  /** The functions that the test reached, if the sources report them: file and where the body begins. */
  reached: string[];
}

let runs = 0;
let replacements = new Map<string, string>();
/** Functions that the running test has reached, and those that hooks have reached. */
const reached = new Set<string>();
const reachedByHooks = new Set<string>();

Object.assign(globalThis, { reached: (place: string) => reached.add(place) });

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return next(GLOBALS, context);
    const found = next(specifier, context);
    const isOurs = found.url.startsWith(PROJECT) && !/\/node_modules\/|\/tools\/mutants\//.test(found.url);
    return isOurs && runs > 0 && !found.url.includes('?') ? { ...found, url: `${found.url}?run=${runs}` } : found;
  },
  load(url, context, next) {
    const source = replacements.get(url.split('?')[0] ?? '');
    if (source === undefined) return next(url, context);
    return { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true };
  },
});

/**
 * Runs one test file.
 * @param names runs only these tests, and stops after the first that fails; by default, runs all
 * @returns the tests that ran
 */
export async function runTests(file: string, replaced: Replacements, names?: readonly string[]): Promise<TestResult[]> {
  runs += 1;
  replacements = new Map(Object.entries(replaced).map(([path, source]) => [pathToFileURL(path).href, source]));
  reached.clear();
  reachedByHooks.clear();
  resetState();
  getState().testTimeout = LIMIT_MS;
  await import(`${pathToFileURL(file).href}?run=${runs}`);
  const tests = [...testsOf(getState().rootDescribeBlock)];
  const reachedBy = new Map<string, string[]>();
  for (const test of tests) {
    if (names && !names.includes(nameOf(test))) test.mode = 'skip';
    else observe(test, tests, reachedBy, names !== undefined);
  }
  const { testResults, unhandledErrors } = await run();
  const results = testResults
    .filter(({ status }) => status === 'done')
    .map(({ testPath, duration, errors }) => {
      const name = testPath.slice(1).join(' › ');
      const own = [...(reachedBy.get(name) ?? []), ...reachedByHooks];
      return { name, ms: duration ?? 0, error: firstLine(errors), reached: own };
    });
  if (unhandledErrors.length === 0) return results;
  return [...results, { name: '(outside a test)', ms: 0, error: firstLine(unhandledErrors), reached: [] }];
}

function observe(
  test: Circus.TestEntry,
  all: readonly Circus.TestEntry[],
  reachedBy: Map<string, string[]>,
  stopsAtFailure: boolean,
): void {
  const run = test.fn as () => Promise<void> | undefined;
  test.fn = async () => {
    for (const place of reached) reachedByHooks.add(place);
    reached.clear();
    try {
      await run();
    } catch (error) {
      if (stopsAtFailure) for (const other of all) other.mode = 'skip';
      throw error;
    } finally {
      reachedBy.set(nameOf(test), [...reached]);
      reached.clear();
    }
  };
}

function* testsOf(block: Circus.DescribeBlock): Generator<Circus.TestEntry> {
  for (const child of block.children) {
    if (child.type === 'describeBlock') yield* testsOf(child);
    else yield child;
  }
}

function nameOf(test: Circus.TestEntry): string {
  const names = [test.name];
  for (let block = test.parent; block.parent; block = block.parent) names.unshift(block.name);
  return names.join(' › ');
}

function firstLine([error]: readonly unknown[]): string | undefined {
  return error === undefined ? undefined : (String(error).split('\n')[0] ?? '');
}

/** Returns a file's source, changed so that its functions report that they were reached. */
export function reporting(file: string): string {
  const source = readFileSync(file, 'utf8');
  const insertions = functionBodies(source).flatMap(({ start, end, isBlock }) => {
    const report = `globalThis.reached('${file}:${start}')`;
    if (isBlock) return [{ at: start + 1, text: `${report};` }];
    return [
      { at: start, text: `(${report}, (` },
      { at: end, text: '))' },
    ];
  });
  let text = source;
  for (const { at, text: inserted } of insertions.sort((a, b) => b.at - a.at)) {
    text = text.slice(0, at) + inserted + text.slice(at);
  }
  return text;
}
