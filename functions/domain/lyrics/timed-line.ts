import type { Segment, TimedWord } from '../segments.ts';

/** Lyrics as the formats write them. All times are seconds. */
export interface Lyrics {
  /** ISO 639-1 code; null if it is unknown. */
  language: string | null;
  segments: readonly Segment[];
}

/** Returns one line of text: line breaks and control characters would end a line or a cue of most formats. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/**
 * Replaces the characters of override codes such as `{\i1}` and `\N` with similar ones. Players apply such codes in SRT
 * too, and not all of them support escaping.
 */
export function withoutCodes(text: string): string {
  return text.replaceAll('{', '(').replaceAll('}', ')').replaceAll('\\', '\u2216');
}

export interface ShownWord extends TimedWord {
  /** What is before the word: nothing if it is the first one, or if the text has no space there. */
  gap: '' | ' ';
}

/**
 * Returns the words of a segment in order. Each lies within the segment, and after the previous word. A segment without
 * word times is one word.
 */
export function wordsOf({ text, start, end, timedWords }: Segment): ShownWord[] {
  const words = timedWords.map((word) => ({ ...word, text: oneLine(word.text) })).filter((word) => word.text !== '');
  if (words.length === 0) return [{ text: oneLine(text), start, end, gap: '' }];
  const gaps = gapsIn(
    oneLine(text),
    words.map((word) => word.text),
  );
  let earliest = start;
  return words.map((word, index) => {
    const from = Math.min(end, Math.max(earliest, word.start));
    const latest = Math.max(from, words[index + 1]?.start ?? end);
    earliest = Math.min(end, latest, Math.max(from, word.end));
    return { text: word.text, start: from, end: earliest, gap: gaps[index] ?? ' ' };
  });
}

/** Chinese, Japanese and other languages write their words without spaces. */
function gapsIn(text: string, words: readonly string[]): ('' | ' ')[] {
  let at = 0;
  return words.map((word, index) => {
    const place = text.indexOf(word, at);
    const follows = index === 0 || place === at;
    if (place >= 0) at = place + word.length;
    return follows ? '' : ' ';
  });
}

/** Returns the segments that have text to show. */
export function shown({ segments }: Lyrics): Segment[] {
  return segments.filter(({ text }) => oneLine(text) !== '');
}

/** Writes a time as `hours:minutes:seconds`, with two digits each and a fraction. */
export function clock(seconds: number, digits: number): string {
  const { whole, fraction } = rounded(seconds, digits);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return `${parts.map(twoDigits).join(':')}.${fraction}`;
}

/** Writes a time as `minutes:seconds`, with a fraction of two digits. LRC has no hours. */
export function minutes(seconds: number): string {
  const { whole, fraction } = rounded(seconds, 2);
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}.${fraction}`;
}

/** Rounds before it splits, so that 59.9996 s become a minute and not `59.1000`. */
function rounded(seconds: number, digits: number): { whole: number; fraction: string } {
  const scale = 10 ** digits;
  const units = Math.round(seconds * scale);
  return { whole: Math.floor(units / scale), fraction: String(units % scale).padStart(digits, '0') };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
