import { readFfmpeg } from '../process/ffmpeg.ts';
import { beatsOf } from './beats.ts';
import { type Onset, onsetsOf } from './onsets.ts';
import { type Section, sectionsOf } from './sections.ts';
import { HOP_RATE, SAMPLE_RATE, spectrogramOf } from './spectrum.ts';
import { vocalsOf } from './vocals.ts';

/** What a picture can follow in a song. Envelopes have `rate` values per second, from 0 to 1 (the song's maximum). */
export interface Music {
  durationSeconds: number;
  rate: number;
  loudness: Float32Array;
  /** Below 200 Hz: drums and bass. */
  bass: Float32Array;
  /** 200 Hz to 2 kHz: voices and most instruments. */
  middle: Float32Array;
  /** Above 2 kHz: cymbals, consonants. */
  treble: Float32Array;
  /** Probability of singing. It is not scaled to the song's maximum. */
  vocals: Float32Array;
  onsets: Onset[];
  /** Beats per minute; null if the song has no clear pulse. */
  tempo: number | null;
  /** Time of each beat in seconds, ascending; empty if there is no tempo. */
  beats: number[];
  /** At least one section. Sections cover the song from 0 to its end without gaps. */
  sections: Section[];
}

export type { Onset, Section };

/**
 * Analyzes a song. This takes about 0.2 s of processor time per minute of music; `npm run bench:vocals` prints the time
 * for a long song.
 * @throws ProcessFailure if ffmpeg cannot decode the file
 */
export async function analyzeMusic(songPath: string): Promise<Music> {
  const pcm = await readFfmpeg(['-i', songPath, '-vn', '-ac', '1', '-ar', `${SAMPLE_RATE}`, '-f', 's16le', 'pipe:1']);
  return analyzeSamples(new Int16Array(pcm.buffer, pcm.byteOffset, pcm.length >> 1));
}

/** @param samples mono, `SAMPLE_RATE` per second */
export function analyzeSamples(samples: Int16Array): Music {
  const spectrogram = spectrogramOf(samples);
  const { onsets, novelty } = onsetsOf(spectrogram);
  const { tempo, beats } = beatsOf(novelty, HOP_RATE);
  const durationSeconds = samples.length / SAMPLE_RATE;
  const { loudness, bass, middle, treble } = spectrogram;
  let vocals: Float32Array | undefined;
  return {
    durationSeconds,
    rate: HOP_RATE,
    loudness,
    bass,
    middle,
    treble,
    // The search takes as long as the rest, and lyric videos do without it.
    get vocals() {
      vocals ??= vocalsOf(samples);
      return vocals;
    },
    onsets,
    tempo,
    beats,
    sections: sectionsOf(loudness, HOP_RATE, durationSeconds, beats),
  };
}

/** Returns an envelope's value at a time, interpolated; 0 outside the song. */
export function envelopeAt(music: Music, envelope: Float32Array, seconds: number): number {
  const position = seconds * music.rate;
  const index = Math.floor(position);
  const here = envelope[index] ?? 0;
  const next = envelope[index + 1] ?? here;
  return here + (next - here) * (position - index);
}
