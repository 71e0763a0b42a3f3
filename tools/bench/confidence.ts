/**
 * Prints the values that the thresholds in `engines/transcription/confidence.ts` apply to: for each chunk of the given
 * songs, the model's confidence, the evidence per second, the probability that nothing is said, and the words.
 *
 *   npm run bench:confidence -- [SONG…]    without songs: the recordings in the repository
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { decodeVoice, decodeWhole } from '../../engines/transcription/audio-clip.ts';
import { confidenceOf, confidentChunks, evidenceOf } from '../../engines/transcription/confidence.ts';
import type { HeardChunk } from '../../engines/transcription/heard-chunk.ts';
import { listenTo } from '../../engines/transcription/recognition.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SHIPPED = [
  'local/sample/song.m4a',
  ...['spoken', 'spoken-over-music', 'german', 'instrumental'].map((name) => `test/engines/transcription/${name}.m4a`),
].map((path) => join(ROOT, path));

async function main(songs: readonly string[]): Promise<void> {
  for (const song of songs) {
    const chunks = await chunksOf(song);
    const kept = new Set(confidentChunks(chunks));
    console.log(`\n${basename(song)}: ${kept.size} of ${chunks.length} chunks are delivered`);
    console.log('seconds        confidence  evidence  silence');
    for (const chunk of chunks) {
      const times = `${chunk.start.toFixed(1)} to ${chunk.end.toFixed(1)}`;
      const figures = [confidenceOf(chunk), evidenceOf(chunk), chunk.silence].map((value) => value.toFixed(2));
      console.log(`${times.padEnd(16)}${figures.map((figure) => figure.padEnd(10)).join('')} ${chunk.text}`);
    }
  }
}

async function chunksOf(song: string): Promise<HeardChunk[]> {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-bench-confidence-'));
  try {
    const [whole, voice] = await Promise.all([decodeWhole(song), decodeVoice(song)]);
    return await listenTo({ whole, voice }, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const named = process.argv.slice(2).map((path) => resolve(path));
await main(named.length > 0 ? named : SHIPPED);
