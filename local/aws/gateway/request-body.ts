import type { IncomingMessage } from 'node:http';

/** What API Gateway takes, and what it hands on to Lambda: bytes. */
const LARGEST_REQUEST = 10 * 1024 * 1024;
/** A client that sends more than this without waiting for the answer is cut off. */
const LARGEST_DISCARDED = 64 * 1024 * 1024;

/** Reads a body to its end, so that a client which reads the answer only then gets it; undefined when it is too large. */
export async function readBody(message: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    if (size <= LARGEST_REQUEST) chunks.push(chunk);
    else chunks.length = 0;
    if (size > LARGEST_DISCARDED) return undefined;
  }
  return size > LARGEST_REQUEST ? undefined : Buffer.concat(chunks);
}
