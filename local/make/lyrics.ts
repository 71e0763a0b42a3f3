import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Segment } from '../../client/src/index.ts';
import { Fault, messageOf } from '../fault.ts';

/** The words of a song as fields of an order, and the path of their file. */
export interface Lyrics {
  file: string;
  words: { lyrics: string } | { segments: Segment[] };
}

/**
 * Reads a file of lyrics. A `.json` file has segments: as a list, as `make --transcribe` writes them, or in the field `segments`,
 * as the API returns them. The service checks them, and recognizes text, LRC and SRT in any other file.
 * @throws Fault if a `.json` file has no segments
 */
export async function readLyrics(file: string): Promise<Lyrics> {
  const text = await readFile(file, 'utf8');
  if (extname(file).toLowerCase() !== '.json') return { file, words: { lyrics: text } };
  const content = parsed(text, file);
  const segments = Array.isArray(content) ? content : content?.segments;
  if (Array.isArray(segments)) return { file, words: { segments } };
  throw new Fault(`${basename(file)} has no segments; give a list of them, or an object with the field "segments"`);
}

function parsed(text: string, file: string): { segments?: unknown } | unknown[] | null {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault(`${basename(file)} is not JSON: ${messageOf(error)}. For words without times, use a .txt file`);
  }
}
