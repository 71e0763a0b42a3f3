import type { Segment } from '../../../functions/domain/segments.ts';
import type { Transcript, TranscriptionFacts } from '../../engine.ts';
import { languageOf } from '../../language/language.ts';
import { analyzeMusic, type Music } from '../../sound/music.ts';
import { decodeVoice, endOf } from '../audio-clip.ts';
import { type HeardLines, hearMore, isHopeless, type Singing, searchSong } from './heard-lines.ts';
import { exactLines, untimed } from './line-times.ts';
import { type LyricLine, lyricLinesOf } from './lyrics-text.ts';
import { missingRuns, type PlacedLine, repeatedLines, wordsOf } from './placed-lines.ts';
import { anythingSung, divide, lengthOf, type Span, sungSpans } from './sung-time.ts';

/** The number of lines that got their times in each way. */
export interface LyricsReport {
  /** Lines with times in the text. */
  given: number;
  heard: number;
  /** Heard again, although the text has them once. */
  repeated: number;
  /** Not heard, but placed where somebody sings between lines that were heard. */
  guessed: number;
  /** Lines without times, because their neighbors left no time for them. */
  leftOut: number;
  /**
   * How sure each line of the result is, from 0 (a guess) to 1 (all of its words were heard, or its times were given).
   */
  sure: number[];
}

export interface TimedLyrics extends Transcript {
  report: LyricsReport;
}

/** Seconds of a sung syllable. Chosen with the sample song, whose syllables last a third of a second. */
const SYLLABLE = 0.33;
/** A line is not in the song if it would have to be sung more than this many times as fast as usual. */
const FASTEST = 3;
/** Seconds. A shorter line is dropped. */
const SHORTEST_LINE = 0.3;
/** Seconds by which the last word of a line is extended at most. */
const LONGEST_HELD = 1;

/**
 * Finds the times of written lyrics and their words, on the song's own clock. If the language is one whose sounds are
 * not known here, the lines are divided among the sung parts, without times for words.
 * @param lyrics plain text, LRC, SRT or WebVTT
 * @param facts the trim is the part of the song that the text belongs to
 */
export async function timeLyrics(lyrics: string, facts: TranscriptionFacts): Promise<TimedLyrics> {
  const { song, trim, workDir } = facts;
  const lines = lyricLinesOf(lyrics);
  const voice = await decodeVoice(song.path, trim);
  const part = { start: voice.start, end: Math.min(endOf(voice), song.durationMs / 1000) };
  const language = (await languageOf(lines.map(({ text }) => text).join('\n'))) ?? 'en';
  const isGiven = lines.some(({ start }) => start !== undefined);
  // The search is another process, so this one analyzes the music in the meantime.
  const [searched, music] = await Promise.all([
    isGiven ? undefined : searchSong(lines, voice, language, facts),
    analyzeMusic(song.path),
  ]);
  const { placed, report } = searched
    ? await foundTimes(lines, searched, { part, music, voice, language }, facts)
    : givenTimes(lines, part);
  const isGuess = searched !== undefined && isHopeless(searched, { music, part });
  const segments = isGuess ? placed.map(untimed) : await exactLines(placed, part, voice, workDir, language);
  const sung = segments.map((segment, index) => held(segment, segments[index + 1]?.start ?? part.end, music));
  return { segments: sung, language: sung.length > 0 ? language : null, report };
}

/** Keeps the times in the text. A line without an end lasts as long as its syllables take, or until the next line. */
function givenTimes(lines: readonly LyricLine[], part: Span): { placed: PlacedLine[]; report: LyricsReport } {
  const placed = lines.map(({ text, start = part.start, end = start + syllables(text) * SYLLABLE + 1 }) => ({
    text,
    start,
    end,
    heard: 1,
  }));
  const kept = inOrder(placed, part);
  return { placed: kept, report: reportOf(kept, { given: kept.length, leftOut: lines.length - kept.length }) };
}

async function foundTimes(
  lines: readonly LyricLine[],
  searched: HeardLines,
  singing: Singing,
  facts: TranscriptionFacts,
): Promise<{ placed: PlacedLine[]; report: LyricsReport }> {
  const { music, part } = singing;
  const { found, heard } = await hearMore(lines, searched, singing, facts);
  const guessed = guess(lines, found, music, part);
  const inText = found.map((line, index) => line ?? guessed[index]).filter((line) => line !== undefined);
  const repeated = repeatedLines(lines, heard, inText);
  const placed = inOrder([...inText, ...repeated], part);
  const count = (all: readonly unknown[]) => all.filter((one) => one !== undefined).length;
  const figures = { heard: count(found), repeated: repeated.length, guessed: count(guessed) };
  return { placed, report: reportOf(placed, { ...figures, leftOut: lines.length - figures.heard - figures.guessed }) };
}

/** Extends the last word of a line while somebody sings, because the alignment ends held vowels too early. */
function held(segment: Segment, limit: number, music: Music): Segment {
  const last = segment.timedWords.at(-1);
  const [span] = sungSpans(music, { start: segment.end, end: Math.min(limit, segment.end + LONGEST_HELD) });
  if (!last || !span || span.start - segment.end > SYLLABLE) return segment;
  const end = milli(span.end);
  const timedWords = [...segment.timedWords.slice(0, -1), { ...last, end }];
  return { ...segment, end, duration: milli(end - segment.start), timedWords };
}

/** Places lines that were not heard in the sung parts between their neighbors, if there is enough time. */
function guess(
  lines: readonly LyricLine[],
  found: readonly (PlacedLine | undefined)[],
  music: Music,
  part: Span,
): (PlacedLine | undefined)[] {
  const guessed: (PlacedLine | undefined)[] = lines.map(() => undefined);
  const isAnyFound = found.some((line) => line !== undefined);
  for (const { first, next, free } of missingRuns(found, part)) {
    const texts = lines.slice(first, next).map(({ text }) => text);
    const spans = isAnyFound ? sungSpans(music, free) : anythingSung(music, free);
    const weights = texts.map(syllables);
    const needed = weights.reduce((sum, weight) => sum + weight, 0) * SYLLABLE;
    if (lengthOf(spans) >= needed / FASTEST) {
      divide(spans, weights).forEach((span, index) => {
        guessed[first + index] = { text: texts[index] ?? '', ...span, heard: 0 };
      });
    }
  }
  return guessed;
}

/** Sorts lines and limits them to the part. A line ends no later than the next one begins. */
function inOrder(placed: readonly PlacedLine[], part: Span): PlacedLine[] {
  const sorted = [...placed].sort((a, b) => a.start - b.start);
  return sorted.flatMap((line, index) => {
    const start = Math.max(part.start, line.start);
    const end = Math.min(part.end, line.end, sorted[index + 1]?.start ?? part.end);
    return end - start < SHORTEST_LINE ? [] : [{ ...line, start: milli(start), end: milli(end) }];
  });
}

/** Estimates syllables: groups of vowels, or one for each letter in scripts that write syllables or words. */
function syllables(text: string): number {
  const groups = text.match(/[aeiouyäöüàáâèéêëìíîïòóôùúûаеёиоуыэюя]+/giu)?.length ?? 0;
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return groups + signs || wordsOf(text).length * 2;
}

function reportOf(placed: readonly PlacedLine[], figures: Partial<LyricsReport>): LyricsReport {
  const sure = placed.map(({ heard }) => Math.round(heard * 100) / 100);
  return { given: 0, heard: 0, repeated: 0, guessed: 0, leftOut: 0, sure, ...figures };
}

function milli(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
