import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TimedWord } from '../../../functions/domain/segments.ts';
import type { TranscriptionFacts } from '../../engine.ts';
import type { Music } from '../../sound/music.ts';
import { type AudioClip, decodeWhole } from '../audio-clip.ts';
import { providedWords } from '../provided-words.ts';
import { listening } from '../recognition.ts';
import { recognizeByWhisper, whisperModel } from '../whisper.ts';
import type { LyricLine } from './lyrics-text.ts';
import { type PlacedLine, placeLines, placeMissing } from './placed-lines.ts';
import { lengthOf, type Span, sungSpans } from './sung-time.ts';
import { wordsBetween } from './unplaced-words.ts';
import { placeBySound } from './whole-song.ts';

/** The lines that were heard, in the text's order, and the words that were recognized. */
export interface HeardLines {
  found: (PlacedLine | undefined)[];
  heard: readonly TimedWord[];
}

/** Whether no line was heard, and nobody seems to sing at all. Looking for more would only take time. */
export function isHopeless({ found }: HeardLines, { music, part }: Pick<Singing, 'music' | 'part'>): boolean {
  return countOf(found) === 0 && lengthOf(sungSpans(music, part)) < SOMEBODY_SINGS;
}

/** What the lines are looked for in. */
export interface Singing {
  part: Span;
  music: Music;
  voice: AudioClip;
  language: string;
}

/** If the narrow search finds a smaller share of the lines, the wide one searches again. */
const FOUND_ENOUGH = 0.75;
/**
 * Seconds of singing below which nobody sings. `npm run bench:vocals` prints what is detected; in music alone, it is
 * nothing.
 */
const SOMEBODY_SINGS = 2;

/** Finds the lines in the whole song: by their sounds, or among the words that another engine recognized. */
export async function searchSong(
  lines: readonly LyricLine[],
  voice: AudioClip,
  language: string,
  facts: TranscriptionFacts,
): Promise<HeardLines> {
  if (facts.engine === 'moonshine') {
    const place = await folder(facts.workDir, 'lyrics-by-sound');
    return { found: await placeBySound(lines, voice, place, language, 'narrow'), heard: [] };
  }
  const heard = await recognizedWords(facts);
  return { found: placeLines(lines, heard), heard };
}

/**
 * Looks for the lines that the search by sounds did not find: by a wider search, and in English by recognizing what is
 * sung between the others. Both take longer than the first search, so they are left out if it found nothing and nobody
 * sings.
 */
export async function hearMore(
  lines: readonly LyricLine[],
  searched: HeardLines,
  singing: Singing,
  facts: TranscriptionFacts,
): Promise<HeardLines> {
  if (facts.engine !== 'moonshine' || isHopeless(searched, singing)) return searched;
  const found = await searchAgain(lines, searched.found, singing, facts);
  return singing.language === 'en' ? recognizeBetween(lines, found, singing, facts) : { found, heard: [] };
}

async function searchAgain(
  lines: readonly LyricLine[],
  narrow: HeardLines['found'],
  { voice, language }: Singing,
  { workDir }: TranscriptionFacts,
): Promise<HeardLines['found']> {
  if (countOf(narrow) >= FOUND_ENOUGH * lines.length) return narrow;
  const wide = await placeBySound(lines, voice, await folder(workDir, 'lyrics-by-sound-again'), language, 'wide');
  return countOf(wide) > countOf(narrow) ? wide : narrow;
}

/** Recognizes English words between the lines that were found by their sounds. They may be more lines of the text. */
async function recognizeBetween(
  lines: readonly LyricLine[],
  found: HeardLines['found'],
  { part, music, voice }: Singing,
  { song, trim, workDir, onProgress }: TranscriptionFacts,
): Promise<HeardLines> {
  const hearWhole = () => decodeWhole(song.path, trim);
  const placed = found.filter((line) => line !== undefined);
  const place = await folder(workDir, 'lyrics-between');
  const heard = await wordsBetween(placed, part, music, voice, hearWhole, place, listening(onProgress));
  return { found: placeMissing(lines, found, heard, part), heard };
}

/** Returns the words that another engine recognized in the whole song. */
async function recognizedWords(facts: TranscriptionFacts): Promise<readonly TimedWord[]> {
  const { song, trim, engine, onProgress } = facts;
  if (engine === 'transcribe') return (await providedWords(facts)).words;
  const whole = await decodeWhole(song.path, trim);
  return (await recognizeByWhisper(whole, whisperModel(), listening(onProgress))).words;
}

function countOf(found: HeardLines['found']): number {
  return found.filter((line) => line !== undefined).length;
}

async function folder(workDir: string, name: string): Promise<string> {
  const path = join(workDir, name);
  await mkdir(path);
  return path;
}
