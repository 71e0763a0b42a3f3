/** A process of its own: a mutant can loop forever or leave things open. It runs what it is sent, one after the other. */
import { type Replacements, reporting, runTests, type TestResult } from './test-run.ts';

export interface Order {
  testFile: string;
  /** Runs these tests with a mutant, until one fails. */
  mutant?: { sources: Replacements; names: readonly string[] };
  /** Runs all tests, and records which functions of these files each reaches. */
  observed?: readonly string[];
}

export type Answer = { results: TestResult[] } | { failure: string };

process.on('message', ({ testFile, mutant, observed = [] }: Order) => {
  const sources = mutant?.sources ?? Object.fromEntries(observed.map((file) => [file, reporting(file)]));
  runTests(testFile, sources, mutant?.names)
    .then((results): Answer => ({ results }))
    .catch((error: Error): Answer => ({ failure: error.message.split('\n')[0] ?? '' }))
    .then((answer) => process.send?.(answer));
});
// Late failures of a mutant that has been noticed, or of its test's leftovers.
process.on('unhandledRejection', () => undefined);
process.on('disconnect', () => process.exit());
