import { MAX_SEGMENTS } from '../../../functions/domain/segments.ts';

/** A line of plain text, LRC (https://en.wikipedia.org/wiki/LRC_(file_format)), SRT or WebVTT. */
export interface LyricLine {
  text: string;
  /** Seconds on the song's clock, if the text has them. */
  start?: number;
  end?: number;
}

const LRC_TIME = /\[(\d{1,3}):(\d{1,2}(?:[.:]\d{1,3})?)\]/g;
const WORD_TIME = /<\d{1,3}:\d{1,2}(?:[.:]\d{1,3})?>/g;
const CUE = /(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{3})\s+-->\s+(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{3})/;
/** `[ar: artist]` of an LRC file; `[Chorus]` or `Verse 2:` between the lines of a text. */
const NOT_SUNG =
  /^(?:\[[a-z]+:.*\]|[[(](?:intro|verse|pre-?chorus|chorus|refrain|hook|bridge|break|interlude|instrumental|solo|outro)\b[^\])]*[\])]|(?:intro|verse|pre-?chorus|chorus|refrain|hook|bridge|outro)(?: \d+)?:?)$/i;

/** Returns the lines that are sung, in order. Leaves out empty lines, section names and notes about the file. */
export function lyricLinesOf(text: string): LyricLine[] {
  const rows = text.split(/\r\n|\r|\n/).map((row) => row.trim());
  const isLrc = rows.some((row) => row.match(LRC_TIME));
  const lines = rows.some((row) => CUE.test(row)) ? cuesOf(rows) : isLrc ? lrcLinesOf(rows) : plainLinesOf(rows);
  return lines.slice(0, MAX_SEGMENTS);
}

function plainLinesOf(rows: readonly string[]): LyricLine[] {
  return rows.filter(isSung).map((text) => ({ text }));
}

/** Reads LRC. A line that is sung again, as in a chorus, has several times. A time without words ends a line. */
function lrcLinesOf(rows: readonly string[]): LyricLine[] {
  const timed = rows
    .flatMap((row) => {
      const text = row.replace(LRC_TIME, '').replace(WORD_TIME, '').replaceAll(/\s+/g, ' ').trim();
      return [...row.matchAll(LRC_TIME)].map(([, minutes, seconds = '']) => ({
        text,
        start: Number(minutes) * 60 + Number(seconds.replace(':', '.')),
      }));
    })
    .sort((a, b) => a.start - b.start);
  return timed.flatMap(({ text, start }, index) => {
    const end = timed[index + 1]?.start;
    return isSung(text) ? [{ text, start, ...(end !== undefined && end > start && { end }) }] : [];
  });
}

function cuesOf(rows: readonly string[]): LyricLine[] {
  const cues: LyricLine[] = [];
  let texts: string[] = [];
  let cue: { start: number; end: number } | undefined;
  for (const row of [...rows, '']) {
    const times = CUE.exec(row);
    if (times) {
      cue = { start: secondsOf(times.slice(1, 5)), end: secondsOf(times.slice(5, 9)) };
      texts = [];
    } else if (row === '') {
      const text = texts.join(' ').replaceAll(/<[^>]*>/g, '');
      if (cue && cue.end > cue.start && isSung(text)) cues.push({ text, ...cue });
      cue = undefined;
    } else if (cue) {
      texts.push(row);
    }
  }
  return cues.sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
}

function secondsOf([hours = '0', minutes = '0', seconds = '0', milliseconds = '0']: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1000;
}

function isSung(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !NOT_SUNG.test(text);
}
