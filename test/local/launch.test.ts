import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(`${folder.path}/bin`);
  await copyFile('bin/launch.js', `${folder.path}/bin/launch.js`);
  await writeFile(`${folder.path}/package.json`, '{"type": "module"}');
  await writeFile(
    `${folder.path}/program.ts`,
    'const [, file = "", ...args]: string[] = process.argv;\nconsole.log(file, args);',
  );
});
afterAll(() => folder.remove());

function launch(...flags: string[]) {
  const args = [...flags, 'bin/launch.js', 'program.ts', '--port', '0'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder.path,
    encoding: 'utf8',
    // Removed, because the test run has its own cache.
    env: { ...process.env, NODE_COMPILE_CACHE: undefined },
  });
  return { status, out: stdout, error: stderr };
}

describe('npm start and the other commands', () => {
  test('say in one line that the packages are missing', () => {
    expect(launch()).toEqual({ status: 1, out: '', error: 'songreel: the packages are missing. Run: npm ci\n' });
  });

  // Each flag disables a feature of Node.js 24 that the programs need.
  test.each(['--no-experimental-strip-types', '--no-js-explicit-resource-management'])(
    'say in one line that Node.js is too old: %s',
    (flag) => {
      const { status, out, error } = launch(flag);
      expect([status, out]).toEqual([1, '']);
      expect(error).toMatch(
        /^songreel: this needs Node\.js 24 or newer, and \S+ is v\d\S+\. Install it from https:\/\/nodejs\.org\n$/,
      );
    },
  );

  test('run with their arguments, and cache what was compiled', async () => {
    await mkdir(`${folder.path}/node_modules`);
    expect(launch()).toEqual({ status: 0, out: `${folder.path}/program.ts [ '--port', '0' ]\n`, error: '' });
    expect(await readdir(`${folder.path}/.songreel-build/compiled`)).toHaveLength(1);
  });
});
