import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Fault } from './fault.ts';

/**
 * The first bytes of the file: a magic number, then the size of the vocabulary. Both are unsigned integers of 4 bytes,
 * little-endian.
 */
const HEADER_BYTES = 8;
/** https://github.com/ggml-org/whisper.cpp/blob/master/src/whisper.cpp, whisper_model_load */
const MAGIC = 0x67676d6c;
/**
 * The vocabulary of English models. Multilingual models have one or two more entries. Other models of whisper.cpp, such
 * as Silero, have a small number in its place.
 */
const LEAST_VOCABULARY = 51_864;

/**
 * Returns the model file for transcriptions, from the environment variable WHISPER_MODEL.
 * @returns its absolute path, because the media task runs in another folder; empty if no model is named
 * @throws Fault if the file is not a model of whisper.cpp, because each job would fail otherwise
 */
export async function whisperModel(name: string | undefined): Promise<string> {
  if (!name) return '';
  const path = resolve(name);
  const header = await headerOf(path).catch((error) => {
    throw unusable(path, error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.code})`);
  });
  const isModel = header.length === HEADER_BYTES && header.readUInt32LE(0) === MAGIC;
  if (!isModel || header.readUInt32LE(4) < LEAST_VOCABULARY) throw unusable(path, 'is not a model of whisper.cpp');
  return path;
}

async function headerOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function unusable(path: string, why: string): Fault {
  return new Fault(`WHISPER_MODEL names ${path}, which ${why}: name a file such as ggml-base.bin, or unset it`);
}
