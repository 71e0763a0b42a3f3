import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

test('[3j] the service survives every fault at every call of a job', async () => {
  // One core alone takes a quarter of an hour.
  const runs = ['1/2', '2/2'].map((shard) =>
    promisify(execFile)(process.execPath, ['bin/launch.js', 'tools/faults.ts', '--shard', shard]),
  );
  for (const { stdout } of await Promise.all(runs)) {
    expect(stdout).toMatch(/\n([1-9]\d*) faults, \1 survived\n$/);
  }
}, 3_600_000);
