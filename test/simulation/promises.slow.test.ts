import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

/** In a process of its own, whose clock and connections are simulated. */
async function simulate(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/launch.js', 'tools/simulate.ts', ...args]);
  return stdout;
}

test('[3j] no schedule of two thousand breaks a promise about money, ends or webhooks', async () => {
  // A run of a thousand uses the ten seeds from the given one on.
  const printed = await Promise.all(['1', '11'].map((seed) => simulate('--schedules', '1000', '--seed', seed)));
  for (const text of printed) expect(text).toMatch(/1000 schedules, \d+ events, no promise broken/);
}, 1_800_000);

test('the simulation finds every planted bug', async () => {
  expect(await simulate('--bugs', '--seed', '1')).toMatch(/: (\d+) of \1 planted bugs found/);
}, 1_800_000);
