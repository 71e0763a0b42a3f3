import { join } from 'node:path';
import { eld } from 'eld/large';
import { type Segment, segmentOf, type TimedWord } from '../../domain/segments.ts';
import type { Transcript, TranscriptionFacts } from '../engine.ts';
import { runFfmpeg } from '../ffmpeg.ts';
import { type HeardWord, recognise } from './pocketsphinx.ts';

/** A word that is heard with less is more likely music than speech. */
const MIN_CONFIDENCE = 0.3;
const LONGEST_PAUSE = 0.8;
const LONGEST_SEGMENT = 6;

/** English words that pocketsphinx hears in the song, at its low confidence; none where it hears none. */
export async function transcribe({ song, trim, workDir }: TranscriptionFacts): Promise<Transcript> {
  const wav = join(workDir, 'voice.wav');
  const range = trim ? ['-ss', String(trim.start), '-t', String(trim.end - trim.start)] : [];
  const voice = 'pan=mono|c0=0.5*c0+0.5*c1,highpass=f=150,lowpass=f=6000';
  await runFfmpeg([...range, '-i', song.path, '-af', voice, '-ar', '16000', wav]);
  const offset = trim?.start ?? 0;
  const end = trim?.end ?? song.durationMs / 1000;
  const words = (await recognise('voice.wav', workDir)).filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  const segments = segmentsOf(words.map((word) => onSongClock(word, offset, end)));
  const text = segments.map((segment) => segment.text).join(' ');
  return { language: text === '' ? null : eld.detect(text).language || 'en', segments };
}

function onSongClock({ text, start, end }: HeardWord, offset: number, limit: number): TimedWord {
  return { text, start: Math.min(offset + start, limit), end: Math.min(offset + end, limit) };
}

function segmentsOf(words: TimedWord[]): Segment[] {
  const phrases: TimedWord[][] = [];
  for (const word of words.filter(({ start, end }) => end > start)) {
    const phrase = phrases.at(-1);
    const last = phrase?.at(-1);
    const first = phrase?.[0];
    const goesOn = last && first && word.start - last.end < LONGEST_PAUSE && word.end - first.start < LONGEST_SEGMENT;
    if (phrase && goesOn) phrase.push(word);
    else phrases.push([word]);
  }
  return phrases.map((phrase) => segmentOf(phrase));
}
