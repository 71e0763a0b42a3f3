import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gone, processesOf } from '../processes.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Lets npm find the Node.js that runs this test. */
const withThisNode = () => ({ ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` });

describe('npm that runs npm start', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)('can be ended by %s, and leaves no process', async (signal) => {
    const data = `${folder.path}/npm-${signal}`;
    const npm = spawn('npm', ['start', '--silent', '--', '--json', '--port', '0', '--data', data], {
      env: withThisNode(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const errors = text(npm.stderr);
    await once(npm.stdout, 'data');
    const children = processesOf(npm.pid).map(({ id }) => id);
    npm.kill(signal);
    await gone(children);
    expect(await readdir(data)).not.toContain('service.json');
    if (signal === 'SIGKILL') {
      expect(await errors).toContain('{"event":"ending","reason":"The program that started it has ended"}\n');
    }
  });
});

describe('npm start in the background', () => {
  test.each([
    ['&', 'npm start -- --port 0 --data "$0" > "$0.log" 2>&1 &'],
    ['& under setsid and nohup', 'setsid nohup npm start -- --port 0 --data "$0" > "$0.log" 2>&1 &'],
  ])('with %s keeps running after its shell has ended', async (name, command) => {
    const data = `${folder.path}/background-${name.length}`;
    const untilReady = 'while [ ! -e "$0/demo-account.json" ]; do sleep 0.1; done';
    const shell = spawn('sh', ['-c', `${command} ${untilReady}`, data], { env: withThisNode(), stdio: 'ignore' });
    await once(shell, 'exit');
    const { pid, base_url } = JSON.parse(await readFile(`${data}/service.json`, 'utf8'));
    try {
      // Longer than the service takes to detect that its starter has gone.
      await pause(1000);
      expect((await fetch(`${base_url}/account`)).status).toBe(401);
    } finally {
      process.kill(pid, 'SIGTERM');
      await gone([pid]);
    }
    expect(await readFile(`${data}.log`, 'utf8')).not.toContain('songreel:');
  });

  test('ends at a hangup without a terminal, and reports why', async () => {
    const args = ['local/main.ts', '--json', '--port', '0', '--data', `${folder.path}/hangup`];
    const service = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const errors = text(service.stderr);
    await once(service.stdout, 'data');
    service.kill('SIGHUP');
    expect(await once(service, 'exit')).toEqual([0, null]);
    expect(await errors).toBe('{"event":"ending","reason":"Its terminal was closed"}\n');
  });
});
