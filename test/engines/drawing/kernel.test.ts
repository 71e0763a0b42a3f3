import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ASSETS = join(ROOT, 'engines/drawing/assets');

test('has for each kernel the file that npm run build:wasm makes from its source', async () => {
  const folder = await temporaryFolder();
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools/build-kernels.ts'), folder.path]);
  const made = await readdir(folder.path);
  expect(made.sort()).toEqual((await readdir(ASSETS)).filter((name) => name.endsWith('.wasm')).sort());
  for (const name of made) expect(await readFile(join(folder.path, name))).toEqual(await readFile(join(ASSETS, name)));
  await folder.remove();
});
