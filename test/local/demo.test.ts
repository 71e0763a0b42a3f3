import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { gone, processesOf } from '../processes.ts';
import { temporaryFolder } from '../temporary-folder.ts';

test('an interrupted demo leaves no process and no temporary file', async () => {
  const folder = await temporaryFolder();
  const TMPDIR = `${folder.path}/tmp`;
  await mkdir(TMPDIR);
  const demo = spawn(process.execPath, ['local/demo.ts', '--out', `${folder.path}/out`], {
    env: { ...process.env, TMPDIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The demo's service is running and has a job.
  let shown = '';
  demo.stdout.on('data', (text) => {
    shown += text;
  });
  while (!shown.includes('job job_')) await pause(50);
  const children = processesOf(demo.pid).map(({ id }) => id);
  expect(children.length).toBeGreaterThan(0);
  demo.kill('SIGTERM');
  await once(demo, 'exit');
  await gone(children);
  expect(await readdir(TMPDIR)).toEqual([]);
  await folder.remove();
});
