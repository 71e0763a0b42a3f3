import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './processes.ts';

const NAME = /^songreel-tests-(\d+)$/;

/**
 * Makes a folder for all temporary files of this run, from its tests and the programs that they start. Also removes the
 * folders of runs that were killed. Only the owner can list it, but decoders that run as another user can open paths in
 * it.
 * @returns its path
 */
export async function makeRunFolder(root: string): Promise<string> {
  for (const name of await readdir(root)) {
    const run = Number(NAME.exec(name)?.[1]);
    if (run && !isAlive(run)) await rm(join(root, name), { recursive: true, force: true });
  }
  const folder = join(root, `songreel-tests-${process.pid}`);
  await mkdir(folder, { recursive: true, mode: 0o711 });
  return folder;
}
