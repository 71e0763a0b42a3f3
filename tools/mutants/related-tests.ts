import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tests that run in one process within seconds. */
const ROOMS = ['domain', 'platform', 'steps', 'schedules', 'api'];
/** A test further away than this reaches a file only by chance. */
const MOST_STEPS = 4;

/**
 * Returns the fast tests that import a file, directly or through others, nearest first. Paths are the project's.
 * @param mostSteps 1 for direct imports only
 */
export function relatedTests(file: string, mostSteps = MOST_STEPS): string[] {
  return ROOMS.flatMap((room) => globSync(`test/${room}/**/*.test.ts`))
    .filter((test) => !test.endsWith('.slow.test.ts'))
    .map((test) => ({ test, steps: stepsTo(file, test) }))
    .filter(({ steps }) => steps <= mostSteps)
    .sort((a, b) => a.steps - b.steps)
    .map(({ test }) => test);
}

/** The number of imports from a test to a file; infinity if it does not import it. */
function stepsTo(file: string, test: string): number {
  const seen = new Set([test]);
  let level = [test];
  for (let steps = 0; level.length > 0; steps += 1) {
    if (level.includes(file)) return steps;
    level = level.flatMap(importsOf).filter((path) => !seen.has(path) && seen.add(path));
  }
  return Number.POSITIVE_INFINITY;
}

const known = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const found = known.get(file) ?? readImports(file);
  known.set(file, found);
  return found;
}

function readImports(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*;$/gm, '');
  return [...source.matchAll(/(?:from|import)\s*\(?'(\.[^']+\.ts)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter(existsSync);
}
