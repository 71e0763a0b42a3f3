import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Segment, TimedWord } from '../../../functions/domain/segments.ts';
import { playBand } from '../../sample/band.ts';
import { reverberate } from '../../sample/mix.ts';
import { SECONDS_PER_BEAT, SONG_BEATS } from '../../sample/score.ts';
import { add, at, SAMPLE_RATE, type Stereo, silence } from '../../sample/sound.ts';
import { speak } from '../../sample/speech.ts';
import { VERSES } from './verses.ts';

/** Synthetic speech, alone or over music, with its words. Needs flite, espeak-ng and sox. */
export interface Recording {
  sound: Stereo;
  /** One segment for each sentence, without timed words if the voice does not report times. */
  segments: Segment[];
}

export interface Sentence {
  samples: Float32Array;
  words: string[];
  /** Seconds from the first sample; empty if they are not known. */
  times: { start: number; end: number }[];
}

const LOUDNESS = 0.1;
const SENTENCES = VERSES.en ?? [];
const FLITE = ['slt', 'rms', 'awb', 'kal16'];
const ESPEAK = ['en-us', 'en-us+f3', 'en-gb', 'en-us+m3'];

/** Returns the sentences, spoken by four voices of flite. */
export function fliteSpeech(pauseSeconds: number): Recording {
  return record(
    SENTENCES.map((text, index) => sayByFlite(text, FLITE[index % FLITE.length] ?? 'slt')),
    pauseSeconds,
  );
}

/** Returns the same sentences, spoken by four voices of espeak-ng. */
export function espeakSpeech(pauseSeconds: number): Recording {
  return record(
    SENTENCES.map((text, index) => sayByEspeak(text, ESPEAK[index % ESPEAK.length] ?? 'en')),
    pauseSeconds,
  );
}

export function sayByFlite(text: string, voice: string): Sentence {
  const words = text.split(' ');
  const { samples, phones } = speak(words, { voice });
  const times = words.map((_, index) => {
    const sounds = phones.filter(({ word }) => word === index);
    return { start: sounds[0]?.start ?? 0, end: sounds.at(-1)?.end ?? 0 };
  });
  return { samples, words, times };
}

export function sayByEspeak(text: string, voice: string): Sentence {
  const wav = execFileSync('espeak-ng', ['-v', voice, '-s', '140', '--stdout', text]);
  const args = ['-t', 'wav', '-', '-t', 'f32', '-r', String(SAMPLE_RATE), '-c', '1', '-'];
  const raw = execFileSync('sox', args, { input: wav, stdio: ['pipe', 'pipe', 'ignore'] });
  return { samples: new Float32Array(new Uint8Array(raw).buffer), words: text.split(' '), times: [] };
}

/** Joins sentences with pauses, equally loud, in the middle of the stereo image. */
export function record(sentences: Sentence[], pauseSeconds: number): Recording {
  const length = (sentence: Sentence) => sentence.samples.length / SAMPLE_RATE;
  const total = sentences.reduce((sum, sentence) => sum + length(sentence) + pauseSeconds, pauseSeconds);
  const sound = silence(total);
  let cursor = pauseSeconds;
  const segments = sentences.map((sentence) => {
    const { samples, words, times } = sentence;
    const loudness = loudnessOf(samples);
    if (loudness > 0) add(sound, samples, cursor, (LOUDNESS / loudness) * Math.SQRT2);
    const timedWords = words.flatMap((text, index): TimedWord[] => {
      const time = times[index];
      return time ? [{ text, start: milli(cursor + time.start), end: milli(cursor + time.end) }] : [];
    });
    const start = timedWords[0]?.start ?? milli(cursor);
    const end = timedWords.at(-1)?.end ?? milli(cursor + length(sentence));
    cursor += length(sentence) + pauseSeconds;
    return { text: words.join(' '), start, end, duration: milli(end - start), wordCount: words.length, timedWords };
  });
  return { sound, segments };
}

/** Mixes a voice with the sample song's band, repeated. @param decibels by which the voice is louder */
export function overMusic({ sound, segments }: Recording, decibels: number): Recording {
  const band = bandOnly();
  const gain = (LOUDNESS / loudnessOf(band.left)) * 10 ** (-decibels / 20);
  const mix = (voice: Float32Array, music: Float32Array) =>
    voice.map((sample, index) => sample + gain * at(music, index % music.length));
  return { sound: { left: mix(sound.left, band.left), right: mix(sound.right, band.right) }, segments };
}

let band: Stereo | undefined;

export function bandOnly(): Stereo {
  if (band) return band;
  const dry = silence(SONG_BEATS * SECONDS_PER_BEAT);
  playBand(dry);
  band = reverberate(dry, 0.25);
  return band;
}

/** Writes a song in the format that the media task writes. @returns its duration in whole milliseconds */
export function writeSong({ left, right }: Stereo, file: string, bitrate = '160k'): number {
  const peak = left.reduce((max, sample, index) => Math.max(max, Math.abs(sample), Math.abs(at(right, index))), 0);
  const gain = Math.min(1, 0.9 / peak);
  const samples = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) samples.set([at(left, i) * gain, at(right, i) * gain], i * 2);
  const input = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', 'pipe:0'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, '-c:a', 'aac', '-b:a', bitrate, '-flags', 'bitexact', file], {
    input: Buffer.from(samples.buffer),
  });
  return Math.floor((left.length / SAMPLE_RATE) * 1000);
}

export const SAMPLE_SONG = join(import.meta.dirname, '../../../local/sample/song.m4a');
export const SAMPLE_LYRICS: Segment[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../local/sample/lyrics.json'), 'utf8'),
);

/** Returns the root mean square of the samples above a hundredth of full scale. */
function loudnessOf(samples: Float32Array): number {
  const heard = samples.filter((sample) => Math.abs(sample) > 0.01);
  return Math.sqrt(heard.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, heard.length));
}

function milli(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
