import { spawnSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeRunFolder } from '../run-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';

test('the temporary files of a test run are in one folder, which is removed after it', async () => {
  expect(basename(tmpdir())).toMatch(/^songreel-tests-\d+$/);
});

test('a run removes the folders of runs that were killed, and nothing else', async () => {
  const root = await temporaryFolder();
  const { pid: ended } = spawnSync('true');
  const others = ['of-something-else', `songreel-tests-${process.ppid}`];
  for (const name of [`songreel-tests-${ended}`, ...others]) await mkdir(`${root.path}/${name}`);
  const own = await makeRunFolder(root.path);
  expect(own).toBe(`${root.path}/songreel-tests-${process.pid}`);
  expect((await readdir(root.path)).sort()).toEqual([...others, basename(own)].sort());
  await root.remove();
});
