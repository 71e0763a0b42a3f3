import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../../temporary-folder.ts';

/** These tests run the real runtime with an empty model: for tests, whisper.cpp loads a file without weights. */
const MAGIC = 0x67676d6c;
const VOCABULARY = 50_257;
const MELS = [80, 201] as const;

function integers(...values: number[]): Buffer {
  return Buffer.from(Int32Array.from(values).buffer);
}

/**
 * Returns a model without weights. Its sizes are in the order in which whisper.cpp reads them: vocabulary; context,
 * state, heads and layers of audio; the same of text; mels; 16-bit weights.
 */
function emptyModel(): Buffer {
  // Some single characters must exist, because whisper.cpp looks them up to suppress them. The model repeats the first
  // character, which is not a word.
  const words = Array.from({ length: VOCABULARY }, (_, index) =>
    Buffer.from(index < 256 ? String.fromCharCode(index) : ` w${index}`),
  );
  return Buffer.concat([
    integers(MAGIC, 51_865, 1500, 64, 1, 4, 448, 64, 1, 4, MELS[0], 1),
    integers(...MELS),
    Buffer.alloc(MELS[0] * MELS[1] * Float32Array.BYTES_PER_ELEMENT),
    integers(VOCABULARY),
    ...words.flatMap((word) => [integers(word.length), word]),
  ]);
}

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

describe('the runtime of whisper.cpp', () => {
  test('loads a model, recognizes, prints nothing itself and lets the process end', async () => {
    const model = join(folder.path, 'empty.bin');
    await writeFile(model, emptyModel());
    const listen = join(import.meta.dirname, 'hear-by-whisper.ts');
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [listen, model], { timeout: 100_000 });
    expect(JSON.parse(stdout)).toEqual({ words: [], language: expect.stringMatching(/^[a-z]{2,3}$/) });
    expect(stderr).toBe('');
  });
});
