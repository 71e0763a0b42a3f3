import { overMusic, type Recording, record, type Sentence } from './recordings.ts';
import { singByEspeak, singByFestival, singByFlite } from './sung-voices.ts';
import { VERSES } from './verses.ts';

/** A voice that sings a line. `line` chooses the place in the melody. */
interface Singer {
  name: string;
  sing(text: string, line: number): Sentence;
}

/**
 * Three synthesizers that share no code. Thresholds may be chosen with the first two voices. Nothing may be tuned on
 * Festival's, so that their figures show what a change does to an unknown singer.
 */
const SINGERS: readonly Singer[] = [
  { name: 'flite slt (tuned on)', sing: singByFlite },
  { name: 'espeak-ng (tuned on)', sing: singByEspeak },
  { name: 'festival kal (not tuned on)', sing: (text, line) => singByFestival(text, line, 'kal') },
  { name: 'festival ked (not tuned on)', sing: (text, line) => singByFestival(text, line, 'ked') },
];

const PAUSE_SECONDS = 0.9;
/** By how much each voice is louder than the band, in decibels. */
const LOUDER = 5;

/** Returns the English verses as each voice sings them, about 40 s long, alone and over a band. */
export function* sungSongs(): Generator<{ name: string; recording: Recording }> {
  for (const { name, sing } of SINGERS) {
    const recording = record((VERSES.en ?? []).map(sing), PAUSE_SECONDS);
    yield { name, recording };
    yield { name: `${name}, band`, recording: overMusic(recording, LOUDER) };
  }
}
