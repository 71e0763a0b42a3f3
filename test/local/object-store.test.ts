import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ObjectStore } from '../../local/aws/bucket/objects.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => folder.remove());

test('an upload has its file before its content is read, so that one that fails can remove it', async () => {
  const store = await ObjectStore.open(folder.path);
  const drafts = () => readdirSync(join(folder.path, '.unfinished'));
  let seen = 0;
  const broken = {
    async *content() {
      seen = drafts().length;
      yield Buffer.from('a song');
      throw new Error('the content ends too early');
    },
    checksums: {},
  };
  await expect(store.put('bucket', 'key', broken, {})).rejects.toThrow('ends too early');
  expect([seen, drafts()]).toEqual([1, []]);
});
