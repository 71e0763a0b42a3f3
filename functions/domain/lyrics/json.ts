import type { Lyrics } from './timed-line.ts';

/** Writes the language and the segments, as a transcription shows them. They can be sent in an order. */
export function jsonOf({ language, segments }: Lyrics): string {
  return JSON.stringify({ language, segments });
}
