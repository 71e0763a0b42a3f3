import { join } from 'node:path';
import type { SongFile } from '../../../engines/engine.ts';
import { transcribe } from '../../../engines/transcription/transcribe.ts';
import { SAMPLE_RATE, silence } from '../../sample/sound.ts';
import { LOUDER, type LyricsFigures, measureSong } from './languages.ts';
import { overMusic, type Recording, writeSong } from './recordings.ts';
import { espeakVerses, songOf } from './sung-lyrics.ts';

/**
 * Measures how long songs of the longest duration take: with words that are found, and without, which must not take
 * longer.
 */

/** Seconds. */
const LONGEST = 420;
/** Text in a language that has no pronunciations here. */
const THAI = 'ฉันรักเธอ มากที่สุด ในโลกนี้';

type NewFolder = () => Promise<string>;

/** Measures the alignment of lyrics. @param newFolder makes an empty folder */
export async function* measureLongest(newFolder: NewFolder): AsyncGenerator<LyricsFigures & { name: string }> {
  const english = await longSong('en');
  const lines = english.segments.map(({ text }) => text);
  const songs: [string, Recording, string[]][] = [
    ['espeak-ng en', english, lines],
    ['espeak-ng es', await longSong('es'), []],
    ['music alone, English lyrics', overMusic({ sound: silence(LONGEST), segments: [] }, LOUDER), lines],
    ['espeak-ng en, Thai lyrics', { ...english, segments: [] }, lines.map(() => THAI)],
  ];
  for (const [name, { sound, segments }, lyrics] of songs) {
    const folder = await newFolder();
    const text = lyrics.length > 0 ? lyrics : segments.map((segment) => segment.text);
    yield { name: `${name}, ${LONGEST} s`, ...(await measureSong(written(sound, folder), segments, text, folder)) };
  }
}

/** Measures transcription, whose recognizer knows only English. @param newFolder makes an empty folder */
export async function* measureLongTranscriptions(
  newFolder: NewFolder,
): AsyncGenerator<{ name: string; words: number; seconds: number }> {
  const songs = {
    'espeak-ng en': (await longSong('en')).sound,
    'espeak-ng es': (await longSong('es')).sound,
    'music alone': overMusic({ sound: silence(LONGEST), segments: [] }, LOUDER).sound,
  };
  for (const [name, sound] of Object.entries(songs)) {
    const workDir = await newFolder();
    const song = written(sound, workDir);
    const began = performance.now();
    const { segments } = await transcribe({ song, engine: 'moonshine', workDir });
    const seconds = (performance.now() - began) / 1000;
    yield { name: `${name}, ${LONGEST} s`, words: segments.flatMap(({ timedWords }) => timedWords).length, seconds };
  }
}

/** Repeats the verses of a language, over the band. */
async function longSong(language: string): Promise<Recording> {
  const verses = await espeakVerses(language);
  const length = verses.reduce((sum, { samples }) => sum + samples.length / SAMPLE_RATE + 0.7, 0);
  return songOf(Array.from({ length: Math.floor((LONGEST - 30) / length) }, () => verses).flat(), LOUDER);
}

function written(sound: Recording['sound'], folder: string): SongFile {
  const path = join(folder, 'song.m4a');
  return { path, durationMs: writeSong(sound, path) };
}
