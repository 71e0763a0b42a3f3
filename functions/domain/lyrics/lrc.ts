import type { Segment } from '../segments.ts';
import { type Lyrics, minutes, oneLine, shown, wordsOf } from './timed-line.ts';

/**
 * Writes LRC (https://en.wikipedia.org/wiki/LRC_(file_format)): the time of each line, and of its end if a pause follows.
 */
export function lrcOf(lyrics: Lyrics): string {
  return write(lyrics, ({ text }) => plain(text));
}

/** Writes enhanced LRC, in which each word has a time, and each line has the time of its end. */
export function enhancedLrcOf(lyrics: Lyrics): string {
  return write(lyrics, (segment) => {
    const words = wordsOf(segment);
    const timed = words.map(({ text, start, gap }) => `${gap}<${minutes(start)}>${plain(text)}`).join('');
    return `${timed} <${minutes(words.at(-1)?.end ?? segment.end)}>`;
  });
}

/** Seconds without words after which an empty line clears the screen. */
const PAUSE = 0.05;

function write(lyrics: Lyrics, wordsIn: (segment: Segment) => string): string {
  const segments = shown(lyrics);
  return segments
    .map((segment, index) => {
      const next = segments[index + 1]?.start ?? Number.POSITIVE_INFINITY;
      const pause = next - segment.end > PAUSE ? `[${minutes(segment.end)}]\n` : '';
      return `[${minutes(segment.start)}]${wordsIn(segment)}\n${pause}`;
    })
    .join('');
}

/** Replaces the brackets that would be read as times. LRC cannot escape them. */
function plain(text: string): string {
  return oneLine(text).replaceAll('[', '(').replaceAll(']', ')').replaceAll('<', '‹').replaceAll('>', '›');
}
