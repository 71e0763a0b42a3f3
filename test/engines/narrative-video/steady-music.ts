import type { Music } from '../../../engines/sound/music.ts';

const RATE = 50;

/**
 * Returns the analysis of a song with constant loudness and without a pulse.
 * @param vocalsAt probability that somebody sings, 0 to 1
 */
export function steadyMusic(durationSeconds: number, vocalsAt: (seconds: number) => number = () => 0): Music {
  const even = new Float32Array(durationSeconds * RATE).fill(0.5);
  return {
    durationSeconds,
    rate: RATE,
    loudness: even,
    bass: even,
    middle: even,
    treble: even,
    vocals: even.map((_, index) => vocalsAt(index / RATE)),
    onsets: [],
    tempo: null,
    beats: [],
    sections: [{ start: 0, end: durationSeconds, energy: 0.5 }],
  };
}
