import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataFolder } from '../../local/data-folder.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('the data folder', () => {
  test.each(['that does not exist', 'that is empty', 'of an earlier version'])(
    '%s is for its user only',
    async (which) => {
      const path = `${folder.path}/${which}`;
      if (which !== 'that does not exist') await mkdir(path);
      if (which === 'of an earlier version') {
        (await DataFolder.open(path)).release();
        await chmod(path, 0o755);
      }
      const data = await DataFolder.open(path);
      data.release();
      expect(await modeOf(path)).toBe(0o700);
    },
  );

  test('with other files in it is left unchanged', async () => {
    const path = `${folder.path}/songs`;
    await mkdir(path);
    await chmod(path, 0o755);
    await writeFile(`${path}/song.mp3`, 'a song');
    await expect(DataFolder.open(path)).rejects.toThrow(
      `the data folder ${path} cannot be used: it contains files that Songreel did not make; name another folder with --data`,
    );
    expect(await modeOf(path)).toBe(0o755);
  });
});
