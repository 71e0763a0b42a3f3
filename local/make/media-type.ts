import { extname } from 'node:path';

/** Media types by the end of a file's name. The service looks at the content anyway. */
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

/** @param otherwise the type of a file whose name says nothing */
export function mediaTypeOf(path: string, otherwise: 'audio/mpeg' | 'image/jpeg'): string {
  return TYPES[extname(path).toLowerCase()] ?? otherwise;
}
