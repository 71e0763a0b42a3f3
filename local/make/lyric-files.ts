import type { Segment } from '../../client/src/index.ts';

/** Writes SRT (https://en.wikipedia.org/wiki/SubRip), which every video player and editor can open. */
export function srtOf(segments: readonly Segment[]): string {
  const time = (seconds: number) => clock(seconds, 3).replace('.', ',');
  return segments
    .map(({ text, start, end }, index) => `${index + 1}\n${time(start)} --> ${time(end)}\n${text}\n`)
    .join('\n');
}

/** Writes LRC (https://en.wikipedia.org/wiki/LRC_(file_format)), with the times of words if the segments have them. */
export function lrcOf(segments: readonly Segment[]): string {
  return segments
    .map((segment) => `[${minutes(segment.start)}]${words(segment)}\n[${minutes(segment.end)}]\n`)
    .join('');
}

function words({ text, timedWords }: Segment): string {
  if (timedWords.length === 0) return text;
  return timedWords.map((word) => `<${minutes(word.start)}>${word.text}`).join(' ');
}

/** Formats a time as `00:01:02.345`. */
function clock(seconds: number, digits: number): string {
  const rounded = Number(seconds.toFixed(digits));
  const whole = Math.floor(rounded);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, rounded - Math.floor(whole / 60) * 60];
  return parts
    .map((part, index) => (index < 2 ? String(part).padStart(2, '0') : part.toFixed(digits).padStart(digits + 3, '0')))
    .join(':');
}

/** Formats a time as `01:02.35`. LRC has no hours. */
function minutes(seconds: number): string {
  const rounded = Number(seconds.toFixed(2));
  const whole = Math.floor(rounded / 60);
  return `${String(whole).padStart(2, '0')}:${(rounded - whole * 60).toFixed(2).padStart(5, '0')}`;
}
