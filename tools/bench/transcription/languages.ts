/**
 * Measures how well lyrics without times are aligned in several languages: speech over the sample song's band, which plays
 * alone before the first line and in the middle. Needs espeak-ng, Python, Festival with its voices, and sox.
 *
 * The grammar's probabilities were chosen with the voice `es` of espeak-ng, and the width of the search was compared with
 * `es` and `ja`. Nothing was tuned on any other voice. The voices of Festival share no code with espeak-ng, whose phonemes
 * the aligner uses.
 */
import { join } from 'node:path';
import { timeLyrics } from '../../../engines/transcription/lyrics/time-lyrics.ts';
import type { Segment } from '../../../functions/domain/segments.ts';
import { SAMPLE_RATE } from '../../sample/sound.ts';
import { quantile } from './errors.ts';
import { type Recording, type Sentence, writeSong } from './recordings.ts';
import { espeakVerses, festivalVerses, songOf } from './sung-lyrics.ts';

/** By how much the voice is louder than the band, in decibels. */
const LOUDER = 5;
const ESPEAK = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'pl', 'ja', 'zh', 'ko', 'ar', 'hi'];
const FESTIVAL = ['en', 'ru', 'cs', 'fi', 'ca'];
const LONG_SONGS = ['en', 'es'];
/** Seconds of the longest song. */
const LONGEST = 420;

export interface LyricsFigures {
  words: number;
  /** Errors of the starts of words, in milliseconds, ascending. */
  errors: number[];
  songSeconds: number;
  seconds: number;
}

/** Measures each voice in turn. @param newFolder makes an empty folder */
export async function* measureLanguages(
  newFolder: () => Promise<string>,
): AsyncGenerator<LyricsFigures & { name: string }> {
  for (const language of ESPEAK) {
    yield { name: `espeak-ng ${language}`, ...(await measure(await espeakVerses(language), await newFolder())) };
  }
  for (const language of FESTIVAL) {
    yield { name: `festival ${language}`, ...(await measure(festivalVerses(language), await newFolder())) };
  }
  yield* measureLongest(newFolder);
}

/** Measures songs of the longest duration, for their time. @param newFolder makes an empty folder */
export async function* measureLongest(
  newFolder: () => Promise<string>,
): AsyncGenerator<LyricsFigures & { name: string }> {
  for (const language of LONG_SONGS) {
    const verses = await espeakVerses(language);
    const length = verses.reduce((sum, { samples }) => sum + samples.length / SAMPLE_RATE + 0.7, 0);
    const long = Array.from({ length: Math.floor((LONGEST - 30) / length) }, () => verses).flat();
    yield { name: `espeak-ng ${language}, ${LONGEST} s`, ...(await measure(long, await newFolder())) };
  }
}

async function measure(sentences: readonly Sentence[], folder: string): Promise<LyricsFigures> {
  const { sound, segments }: Recording = songOf(sentences, LOUDER);
  const path = join(folder, 'song.m4a');
  const durationMs = writeSong(sound, path);
  const began = performance.now();
  const lyrics = segments.map(writtenTogether).join('\n');
  const timed = await timeLyrics(lyrics, { song: { path, durationMs }, engine: 'moonshine', workDir: folder });
  const seconds = (performance.now() - began) / 1000;
  const errors = errorsOf(segments, timed.segments).sort((a, b) => a - b);
  const words = segments.reduce((sum, { timedWords }) => sum + timedWords.length, 0);
  return { words, errors, songSeconds: durationMs / 1000, seconds };
}

/** Removes the spaces that only the voice needs. */
function writtenTogether({ text }: Segment): string {
  return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) ? text.replaceAll(' ', '') : text;
}

/** Compares lines in their order. Lines of which the voice reports no times are left out. */
function errorsOf(truth: readonly Segment[], timed: readonly Segment[]): number[] {
  let at = 0;
  return truth.flatMap((line) => {
    const text = writtenTogether(line);
    const found = timed.slice(at).findIndex((segment) => segment.text === text);
    if (found < 0) return [];
    const words = timed[at + found]?.timedWords ?? [];
    at += found + 1;
    if (words.length !== line.timedWords.length) return [];
    return words.map(({ start }, index) => Math.abs(start - (line.timedWords[index]?.start ?? 0)) * 1000);
  });
}

export function summary({ words, errors, songSeconds, seconds }: LyricsFigures): string[] {
  const milliseconds = (share: number) => `${Math.round(quantile(errors, share) ?? Number.NaN)} ms`;
  const pace = `${seconds.toFixed(0)} s for ${songSeconds.toFixed(0)} s`;
  return [`${errors.length} of ${words}`, milliseconds(0.5), milliseconds(0.9), pace];
}
