import { mkdir, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { whisperModel } from '../../local/whisper-model.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Returns the beginning of a model file. */
function header(magic: string, vocabulary: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(vocabulary);
  return Buffer.concat([Buffer.from(magic, 'latin1'), size, Buffer.alloc(100)]);
}

async function written(name: string, content: Buffer | string): Promise<string> {
  await writeFile(`${folder.path}/${name}`, content);
  return `${folder.path}/${name}`;
}

describe('WHISPER_MODEL', () => {
  test('may be unset', async () => {
    expect(await whisperModel(undefined)).toBe('');
    expect(await whisperModel('')).toBe('');
  });

  test.each([51_864, 51_865, 51_866])('may name a model with a vocabulary of %i', async (vocabulary) => {
    const path = await written(`${vocabulary}.bin`, header('lmgg', vocabulary));
    expect(await whisperModel(path)).toBe(path);
    expect(await whisperModel(relative(process.cwd(), path))).toBe(path);
  });

  test.each([
    ['a song', header('ID3\u0004', 51_865)],
    ['a model of another program', header('GGUF', 51_865)],
    ['a voice detector of whisper.cpp', header('lmgg', 10)],
    ['a file that breaks off', 'lmgg'],
    ['an empty file', ''],
  ])('may not name %s', async (name, content) => {
    const path = await written(name, content);
    await expect(whisperModel(path)).rejects.toThrow(
      `WHISPER_MODEL names ${path}, which is not a model of whisper.cpp: name a file such as ggml-base.bin, or unset it`,
    );
  });

  test('may not name a folder, or nothing', async () => {
    await mkdir(`${folder.path}/models`);
    await expect(whisperModel(`${folder.path}/models`)).rejects.toThrow('models, which cannot be read (EISDIR)');
    await expect(whisperModel(`${folder.path}/none.bin`)).rejects.toThrow('none.bin, which does not exist');
  });
});
