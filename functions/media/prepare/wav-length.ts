import { open } from 'node:fs/promises';

/** Reads the header of a WAV file, because ffprobe reports the length of the data that is present instead. */
const MAX_CHUNKS = 64;
const CHUNK_HEADER_BYTES = 8;
/** Lengths that programs write if they do not know the length in advance. */
const UNKNOWN = [0, 0x7fffffff, 0xffffffff];

/** Returns the duration in milliseconds that a WAV file's header states, or undefined if it states none. */
export async function wavLength(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    let bytesPerSecond = 0;
    let offset = 12;
    for (let chunks = 0; chunks < MAX_CHUNKS; chunks += 1) {
      const head = Buffer.alloc(CHUNK_HEADER_BYTES + 16);
      const { bytesRead } = await file.read(head, 0, head.length, offset);
      if (bytesRead < CHUNK_HEADER_BYTES) return undefined;
      const id = head.toString('latin1', 0, 4);
      const size = head.readUInt32LE(4);
      if (id === 'fmt ') bytesPerSecond = head.readUInt32LE(16);
      if (id === 'data') return UNKNOWN.includes(size) || !bytesPerSecond ? undefined : (size * 1000) / bytesPerSecond;
      // Chunks begin at even offsets.
      offset += CHUNK_HEADER_BYTES + size + (size % 2);
    }
    return undefined;
  } finally {
    await file.close();
  }
}
