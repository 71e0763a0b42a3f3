import { readFile } from 'node:fs/promises';
import { type AudioClip, partOf } from './audio-clip.ts';
import { confidenceOf } from './confidence.ts';
import type { ChunkTimes, HeardChunk } from './heard-chunk.ts';
import { loadMoonshine } from './moonshine.ts';

/**
 * `node listener.ts VOICE WHOLE CHUNKS` recognizes chunks of a song and writes a HeardChunk as JSON for each of them. The
 * arguments are files: VOICE has the samples of the song with its voice brought forward, WHOLE has it unchanged, and
 * CHUNKS has a JSON list of ChunkTimes. This is a separate process for two reasons: the model keeps a processor busy for
 * a minute, and WebAssembly returns its memory only when the process ends.
 */

/**
 * Recognizes each chunk in both clips and keeps the more confident result. Without the band, a voice in the middle of
 * the stereo mix is clearer. A choir, which is spread over both sides, loses too much.
 */
async function* listen(voice: AudioClip, whole: AudioClip, chunks: ChunkTimes[]): AsyncGenerator<HeardChunk> {
  const moonshine = await loadMoonshine();
  for (const { start, end } of chunks) {
    const forward = await moonshine.listen(partOf(voice, start, end));
    const plain = await moonshine.listen(partOf(whole, start, end));
    yield { ...(confidenceOf(forward) >= confidenceOf(plain) ? forward : plain), start, end };
  }
}

async function clipIn(path: string): Promise<AudioClip> {
  const bytes = await readFile(path);
  return { samples: new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1), start: 0 };
}

const [voice = '', whole = '', chunks = ''] = process.argv.slice(2);
const times = JSON.parse(await readFile(chunks, 'utf8')) as ChunkTimes[];
for await (const heard of listen(await clipIn(voice), await clipIn(whole), times)) {
  process.stdout.write(`${JSON.stringify(heard)}\n`);
}
