import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

test('[3j] the service survives every fault at every call of a job', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/launch.js', 'tools/faults.ts']);
  expect(stdout).toMatch(/\n(\d+) faults, \1 survived\n$/);
}, 3_600_000);
