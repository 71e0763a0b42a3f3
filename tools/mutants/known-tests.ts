import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Laboratory } from './laboratory.ts';
import type { Mutant } from './mutations.ts';
import { relatedTests } from './related-tests.ts';
import type { TestResult } from './test-run.ts';

export interface KnownTest extends TestResult {
  testFile: string;
}

/** Milliseconds. Tests that took longer are tried last. */
const LONG_MS = 2_000;
/** Milliseconds that the tests of one mutant may take, as measured without it, unless their files are named. */
const MOST_MS = 20_000;

/** Which tests reach which functions. It is measured once and kept in a folder until a test or a file changes. */
export class KnownTests {
  readonly #tests: KnownTest[] = [];
  #mostMs = MOST_MS;

  /**
   * Runs all tests that import any of the files.
   * @param only runs only these test files; by default, all that are related
   * @param folder keeps what is learned
   */
  async learn(
    laboratory: Laboratory,
    files: readonly string[],
    only: readonly string[] | undefined,
    folder: string,
  ): Promise<void> {
    mkdirSync(folder, { recursive: true });
    this.#mostMs = only ? Number.POSITIVE_INFINITY : MOST_MS;
    const testFiles = new Set(only ?? files.flatMap(relatedTests));
    for (const testFile of testFiles) {
      const memory = join(folder, `${hashOf([testFile, ...files])}.json`);
      if (!existsSync(memory)) {
        const answer = await laboratory.run({ testFile, observed: files });
        if ('failure' in answer) throw new Error(`${testFile} cannot run: ${answer.failure}`);
        writeFileSync(memory, JSON.stringify(answer.results));
      }
      const results = JSON.parse(readFileSync(memory, 'utf8')) as TestResult[];
      // A test that fails without any change would notice everything.
      this.#tests.push(...results.filter(({ error }) => !error).map((test) => ({ ...test, testFile })));
    }
  }

  /**
   * Returns the tests that reach a mutant's function, or reach or import its file, grouped by test file. The quickest come
   * first.
   */
  reaching(file: string, { inFunction }: Mutant): { testFile: string; names: string[] }[] {
    const place = inFunction === undefined ? `${file}:` : `${file}:${inFunction}`;
    const isReached = (at: string) => (inFunction === undefined ? at.startsWith(place) : at === place);
    // A test can read a constant of the file without a call.
    const importing = inFunction === undefined ? relatedTests(file, 1) : [];
    let reaching = this.#tests.filter(
      ({ reached, testFile }) => reached.some(isReached) || importing.includes(testFile),
    );
    // No function of the file: whatever imports it.
    if (inFunction === undefined && reaching.length === 0) {
      const nearest = relatedTests(file);
      reaching = this.#tests.filter(({ testFile }) => nearest.includes(testFile));
    }
    const groups = Map.groupBy(reaching, (test) => `${isLong(test) ? 'long' : ''}${test.testFile}`);
    const ordered = [...groups.values()].sort(
      (a, b) => Number(a.some(isLong)) - Number(b.some(isLong)) || duration(a) - duration(b),
    );
    let spent = 0;
    return ordered
      .filter((group) => {
        spent += duration(group);
        return spent <= this.#mostMs;
      })
      .map((group) => ({ testFile: group[0]?.testFile ?? '', names: group.map(({ name }) => name) }));
  }
}

const isLong = ({ ms }: KnownTest): boolean => ms > LONG_MS;

const duration = (tests: readonly KnownTest[]): number => tests.reduce((sum, { ms }) => sum + ms, 0);

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
