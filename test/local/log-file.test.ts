import { once } from 'node:events';
import { readFile, symlink } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { logFile } from '../../local/log-file.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

describe('the log of a part of the service', () => {
  let folder: TemporaryFolder;
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder.remove());

  const write = async (path: string, lines: string[]) => {
    const log = logFile(path);
    const errors: Error[] = [];
    log.on('error', (error) => errors.push(error));
    for (const line of lines) log.write(line);
    log.end();
    await once(log, 'close');
    return errors;
  };

  test('appends to its file', async () => {
    const path = `${folder.path}/sweep.log`;
    await write(path, ['a\n', 'b\n']);
    expect(await write(path, ['c\n'])).toEqual([]);
    expect(await readFile(path, 'utf8')).toBe('a\nb\nc\n');
  });

  test('loses its lines while the disk is full, and does not fail', async () => {
    // Every write to this device fails with ENOSPC.
    await symlink('/dev/full', `${folder.path}/full.log`);
    expect(await write(`${folder.path}/full.log`, ['a\n', 'b\n'])).toEqual([]);
  });

  test('does not fail if its file cannot be opened', async () => {
    expect(await write(`${folder.path}/none/sweep.log`, ['a\n'])).toEqual([]);
  });
});
