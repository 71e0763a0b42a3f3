/**
 * The score of the sample song: words, melody and chords. Beats count from the first bar line; pitches are MIDI
 * numbers.
 */

const TEMPO = 108;
export const BEATS_PER_BAR = 4;
export const SECONDS_PER_BEAT = 60 / TEMPO;

/** One syllable is sung per note; a note lasts until the next one. */
export interface Note {
  beat: number;
  pitch: number;
}

export interface Line {
  words: string[];
  /** What the synthesizer reads if that differs from the spelling. It has the same number of words. */
  spoken?: string[];
  notes: Note[];
  /** Beat at which the last syllable ends. */
  end: number;
}

export interface Bar {
  root: number;
  /** Notes of the accompaniment, close together so that chords follow each other smoothly. */
  voicing: number[];
}

const [G1, A1, B1, D2] = [31, 33, 35, 38];
const [D3, E3, F3SHARP, G3, A3, B3, C4SHARP, D4, E4, F4SHARP, G4] = [50, 52, 54, 55, 57, 59, 61, 62, 64, 66, 67];

const RHYTHM = [0, 0.5, 1, 2, 3, 3.5, 4];
const HELD_UNTIL = 6.75;
const BARS_PER_LINE = 2;
export const INTRO_BARS = 1;

const D: Bar = { root: D2, voicing: [A3, D4, F4SHARP] };
const A: Bar = { root: A1, voicing: [A3, C4SHARP, E4] };
const B_MINOR: Bar = { root: B1, voicing: [B3, D4, F4SHARP] };
const G: Bar = { root: G1, voicing: [B3, D4, G4] };

/** Two chords per bar. */
export const CHORDS: Bar[] = [
  ...[D, D],
  ...[D, D, A, A],
  ...[B_MINOR, B_MINOR, G, G],
  ...[D, D, A, A],
  ...[G, A, D, D],
  ...[D, D],
];

export const SONG_BEATS = (CHORDS.length * BEATS_PER_BAR) / 2;

export const LINES: Line[] = [
  line(0, 'Hello morning, hello light', [F3SHARP, G3, A3, F3SHARP, D3, F3SHARP, E3]),
  line(1, 'Every window opens bright', [F3SHARP, G3, A3, F3SHARP, D3, E3, D3], 'Evry window opens bright'),
  line(2, 'Take my hand and sing along', [A3, A3, B3, A3, F3SHARP, F3SHARP, E3]),
  line(3, 'Every word becomes a song', [G3, A3, B3, A3, E3, E3, D3], 'Evry word becomes a song'),
];

function line(index: number, text: string, pitches: number[], spoken?: string): Line {
  const first = (INTRO_BARS + index * BARS_PER_LINE) * BEATS_PER_BAR;
  return {
    words: text.split(' '),
    ...(spoken === undefined ? {} : { spoken: spoken.split(' ') }),
    notes: pitches.map((pitch, at) => ({ beat: first + (RHYTHM[at] ?? 0), pitch })),
    end: first + HELD_UNTIL,
  };
}

export function frequency(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
