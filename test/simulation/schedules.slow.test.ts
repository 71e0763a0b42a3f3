import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

/** Runs a tool in a process of its own, because it replaces the clock and the connections. */
async function run(tool: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, ['bin/launch.js', `tools/${tool}.ts`, ...args])).stdout;
}

test('a seed gives the same events every time', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => run('simulate', '--schedules', '4', '--seed', '5')));
  expect(first).toMatch(/^seed 5: 4 schedules, [1-9]\d+ events, no promise broken\n$/);
  expect(second).toBe(first);
});

test('docs/reliability.md names every call that is disturbed', async () => {
  const calls = (await run('faults', '--list')).trim().split('\n');
  const rows = (await readFile('docs/reliability.md', 'utf8')).matchAll(/^\| `([\w-]+)` \| [^|]+ \| ([\w, ]+) \|$/gm);
  const named = [...rows].flatMap(([, who, list = '']) => list.split(', ').map((call) => `${who}: ${call}`));
  expect(named.sort()).toEqual(calls);
});
