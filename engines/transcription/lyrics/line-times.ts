import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Segment, segmentOf, type TimedWord } from '../../../functions/domain/segments.ts';
import { alignTo } from '../alignment.ts';
import type { AudioClip } from '../audio-clip.ts';
import { spokenWordsOf } from '../spoken-words.ts';
import type { PlacedLine } from './placed-lines.ts';
import type { Span } from './sung-time.ts';

/**
 * The place where a line was heard is only roughly right. Neighboring lines are aligned together as a paragraph, so
 * that the boundary between them is found too. These are the paragraph's greatest length, the greatest gap between its
 * lines, and the time added at both ends, because first and last words are often heard too short. All in seconds.
 */
const PARAGRAPH = 30;
const NEIGHBORS = 2;
const ADDED = 0.9;

/** Returns lines with the exact times of their words. A line whose words cannot be found keeps its rough times. */
export async function exactLines(
  placed: readonly PlacedLine[],
  part: Span,
  voice: AudioClip,
  workDir: string,
  language: string,
): Promise<Segment[]> {
  const hear = async () => voice;
  const together = placed.length === 0 ? [] : paragraphsOf(placed);
  const wide = together.map((lines, index) => paragraph(lines, together[index - 1], together[index + 1], part));
  const aligned = await alignTo(hear, wide, await folder(workDir, 'paragraphs'), language);
  const counts = await countsOf(placed, language);
  const lines = aligned.flatMap(({ timedWords }, index) => {
    const each = (together[index] ?? []).map(untimed);
    return timedWords.length > 0 ? split(each, timedWords, counts) : each;
  });
  return alignTo(hear, lines, await folder(workDir, 'lines'), language);
}

/** Groups lines that follow each other closely. A guessed line gets its own group, so that it affects no others. */
function paragraphsOf(placed: readonly PlacedLine[]): PlacedLine[][] {
  const paragraphs: PlacedLine[][] = [];
  for (const line of placed) {
    const last = paragraphs.at(-1);
    const [first, before] = [last?.[0], last?.at(-1)];
    const isNear = before && line.start - before.end < NEIGHBORS && line.end - (first?.start ?? 0) < PARAGRAPH;
    if (last && isNear && line.heard > 0 && before.heard > 0) last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function paragraph(
  lines: readonly PlacedLine[],
  before: readonly PlacedLine[] | undefined,
  after: readonly PlacedLine[] | undefined,
  part: Span,
): Segment {
  const [first, last] = [lines[0], lines.at(-1)];
  const earliest = before?.at(-1)?.end ?? part.start;
  const latest = after?.[0]?.start ?? part.end;
  const start = Math.max(earliest, (first?.start ?? 0) - ADDED);
  const end = Math.min(latest, (last?.end ?? 0) + ADDED);
  return { ...untimed({ text: lines.map(({ text }) => text).join('\n'), start, end, heard: 1 }) };
}

/** Returns the number of words with times of each text. In some languages it is not the number of spaces. */
async function countsOf(lines: readonly PlacedLine[], language: string): Promise<Map<string, number>> {
  const texts = [...new Set(lines.map(({ text }) => text))];
  const words = await spokenWordsOf(texts, language);
  return new Map(texts.map((text, index) => [text, words[index]?.length ?? 0]));
}

/** Divides the words of a paragraph among its lines. */
function split(lines: readonly Segment[], words: readonly TimedWord[], counts: Map<string, number>): Segment[] {
  let from = 0;
  return lines.map(({ text }) => {
    const own = words.slice(from, from + (counts.get(text) ?? 0));
    from += own.length;
    return segmentOf(own, text);
  });
}

/** Returns a line with its rough times, and without times for its words. */
export function untimed({ text, start, end }: PlacedLine): Segment {
  const wordCount = text.split(/\s+/u).filter(Boolean).length;
  return { text, start, end, duration: Math.round((end - start) * 1000) / 1000, wordCount, timedWords: [] };
}

async function folder(workDir: string, name: string): Promise<string> {
  const path = join(workDir, name);
  await mkdir(path);
  return path;
}
