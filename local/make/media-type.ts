import { extname } from 'node:path';

/** Media types by file extension. The service detects the type from the content anyway. */
const TYPES: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.wav': 'audio/wav',
  '.flac': 'audio/flac',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.mkv': 'video/x-matroska',
  '.webm': 'video/webm',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
};

/** Returns a file's media type. @param otherwise the type of a file with an unknown extension */
export function mediaTypeOf(path: string, otherwise: 'audio/mpeg' | 'image/jpeg'): string {
  return TYPES[extname(path).toLowerCase()] ?? otherwise;
}
