/**
 * Measures how well lyrics without times are aligned in several languages: speech over the sample song's band, which plays
 * alone before the first line and in the middle. Needs espeak-ng, Python, Festival with its voices, and sox.
 *
 * The grammar's probabilities were chosen with the voice `es` of espeak-ng, and the width of the search was compared with
 * `es` and `ja`. Nothing was tuned on any other voice. The voices of Festival share no code with espeak-ng, whose phonemes
 * the aligner uses.
 */
import { join } from 'node:path';
import type { SongFile } from '../../../engines/engine.ts';
import { timeLyrics } from '../../../engines/transcription/lyrics/time-lyrics.ts';
import type { Segment } from '../../../functions/domain/segments.ts';
import { quantile } from './errors.ts';
import { type Recording, type Sentence, writeSong } from './recordings.ts';
import { espeakVerses, festivalVerses, songOf } from './sung-lyrics.ts';

/** By how much the voice is louder than the band, in decibels. */
export const LOUDER = 5;
const ESPEAK = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'pl', 'ja', 'zh', 'ko', 'ar', 'hi'];
const FESTIVAL = ['en', 'ru', 'cs', 'fi', 'ca'];

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
}

async function measure(sentences: readonly Sentence[], folder: string): Promise<LyricsFigures> {
  const { sound, segments }: Recording = songOf(sentences, LOUDER);
  const path = join(folder, 'song.m4a');
  return measureSong({ path, durationMs: writeSong(sound, path) }, segments, segments.map(writtenTogether), folder);
}

/**
 * Measures one song.
 * @param truth what is sung, with the times of words
 * @param lyrics the lines that are looked for
 */
export async function measureSong(
  song: SongFile,
  truth: readonly Segment[],
  lyrics: readonly string[],
  workDir: string,
): Promise<LyricsFigures> {
  const began = performance.now();
  const timed = await timeLyrics(lyrics.join('\n'), { song, engine: 'moonshine', workDir });
  const seconds = (performance.now() - began) / 1000;
  const errors = errorsOf(truth, timed.segments).sort((a, b) => a - b);
  const words = truth.reduce((sum, { timedWords }) => sum + timedWords.length, 0);
  return { words, errors, songSeconds: song.durationMs / 1000, seconds };
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
  const milliseconds = (share: number) => (errors.length > 0 ? `${Math.round(quantile(errors, share) ?? 0)} ms` : '-');
  const pace = `${seconds.toFixed(0)} s for ${songSeconds.toFixed(0)} s`;
  return [`${errors.length} of ${words}`, milliseconds(0.5), milliseconds(0.9), pace];
}
