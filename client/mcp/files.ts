import { openAsBlob } from 'node:fs';
import { extname } from 'node:path';
import type { Songreel } from '../src/songreel.ts';

/** Media types by extension. The service looks at the content, so an unknown extension is no fault. */
const TYPES: Record<string, string> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.flac': 'audio/flac',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.webm': 'video/webm',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/**
 * What an order names for a file: an address as it is, or that of an upload.
 * @throws Error if there is no such file; SongreelError
 */
export async function urlOf(songreel: Songreel, file: string, signal: AbortSignal): Promise<string> {
  if (/^(https?|songreel):\/\//.test(file)) return file;
  const type = TYPES[extname(file).toLowerCase()] ?? 'audio/mpeg';
  return songreel.upload(await contentOf(file, type), { signal });
}

async function contentOf(file: string, type: string): Promise<Blob> {
  try {
    return await openAsBlob(file, { type });
  } catch {
    throw new Error(`There is no file "${file}" that can be read.`);
  }
}
