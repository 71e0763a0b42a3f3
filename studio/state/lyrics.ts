import type { Segment } from '../../client/src/types.ts';
import { BASE_URL, key } from './session.ts';

export type LyricFormat = 'srt' | 'vtt' | 'lrc' | 'elrc' | 'ass' | 'ultrastar' | 'json';

export const LYRIC_FORMATS: readonly { format: LyricFormat; label: string }[] = [
  { format: 'srt', label: 'SRT' },
  { format: 'vtt', label: 'WebVTT' },
  { format: 'lrc', label: 'LRC' },
  { format: 'elrc', label: 'Enhanced LRC' },
  { format: 'ass', label: 'ASS karaoke' },
  { format: 'ultrastar', label: 'UltraStar' },
  { format: 'json', label: 'JSON' },
];

interface LyricFile {
  name: string;
  type: string;
  text: string;
}

/** Reads the words of an ended job. @throws Error with the service's message */
export async function fetchLyrics(id: string, format: LyricFormat): Promise<LyricFile> {
  const response = await fetch(`${BASE_URL}/jobs/${encodeURIComponent(id)}/lyrics?format=${format}`, {
    headers: { Authorization: `Bearer ${key.value}` },
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(JSON.parse(text)?.error?.message ?? `The service answered with ${response.status}.`);
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? `${id}.${format}`;
  return { name, type: response.headers.get('Content-Type') ?? 'text/plain', text };
}

/** The words as the editor needs them. @throws Error with the service's message */
export async function fetchSegments(id: string): Promise<Segment[]> {
  const parsed = JSON.parse((await fetchLyrics(id, 'json')).text) as { segments: Segment[] } | Segment[];
  return Array.isArray(parsed) ? parsed : parsed.segments;
}

/** Lets the browser save a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
