import type { IncomingMessage } from 'node:http';

/** Bytes. API Gateway accepts no larger body. */
const LARGEST_REQUEST = 10 * 1024 * 1024;
/** Bytes. A client that sends more without waiting for the response is disconnected. */
const LARGEST_DISCARDED = 64 * 1024 * 1024;

/** Reads a body to its end, because some clients read the response only then. Returns undefined if it is too large. */
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
