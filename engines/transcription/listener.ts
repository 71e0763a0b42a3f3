import { readFile } from 'node:fs/promises';
import { type AudioClip, endOf, partOf } from './audio-clip.ts';
import { chunksOf } from './chunks.ts';
import { confidenceOf } from './confidence.ts';
import type { HeardLine } from './heard-chunk.ts';
import { loadMoonshine } from './moonshine.ts';

/**
 * `node listener.ts VOICE WHOLE` recognizes a song and writes a HeardLine as JSON for each chunk. Both arguments are
 * files with samples: VOICE has the song with its voice brought forward, WHOLE has it unchanged. This is a separate process
 * for two reasons: the model keeps a processor busy for a minute, and WebAssembly returns its memory only when the
 * process ends.
 */

/**
 * Recognizes each chunk in both clips and keeps the more confident result. Without the band, a voice in the middle of
 * the stereo mix is clearer. A choir, which is spread over both sides, loses too much.
 */
async function* listen(voice: AudioClip, whole: AudioClip): AsyncGenerator<HeardLine> {
  const moonshine = await loadMoonshine();
  const chunks = chunksOf(voice);
  for (const [index, chunk] of chunks.entries()) {
    const [start, end] = [chunk.start, endOf(chunk)];
    const forward = await moonshine.listen(chunk);
    const plain = await moonshine.listen(partOf(whole, start, end));
    const heard = { ...(confidenceOf(forward) >= confidenceOf(plain) ? forward : plain), start, end };
    yield { heard, share: (index + 1) / chunks.length };
  }
}

async function clipIn(path: string): Promise<AudioClip> {
  const bytes = await readFile(path);
  return { samples: new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1), start: 0 };
}

const [voice = '', whole = ''] = process.argv.slice(2);
for await (const line of listen(await clipIn(voice), await clipIn(whole))) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
