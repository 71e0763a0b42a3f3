import { chanceOf } from '../../drawing/chance.ts';
import type { Music } from '../../sound/music.ts';
import { SUNG, showsSinging } from '../../sound/vocals.ts';
import { DRAWINGS, type MouthShape } from './face-state.ts';

/** The singer's mouth. */
export interface Voice {
  mouthAt(seconds: number): MouthShape;
}

/**
 * If singing cannot be distinguished from playing, moments louder than this share of the song's maximum count as sung.
 */
const LOUD = 0.3;
/** Minimum seconds between syllables. Anything faster is not singing. */
const CLOSEST = 0.14;
/** A note ends when it fades below this share of its maximum. */
const FADED = 0.4;

interface Syllable {
  start: number;
  end: number;
  /** Loudness relative to the song's maximum, 0 to 1. */
  loudness: number;
  /** Whether a hiss comes before its vowel: s, f, sh. */
  hisses: boolean;
}

/**
 * Follows the voice without knowing its words. Each rise between 200 Hz and 2 kHz during singing begins a syllable. The
 * mouth holds the syllable's vowel until the note fades or the next syllable begins. Transcribing the words first would
 * take longer than drawing the mouth.
 */
export function voiceOf(music: Music): Voice {
  const syllables = syllablesOf(music);
  const shapes = shapesOf(syllables, Math.ceil(music.durationSeconds * DRAWINGS));
  return { mouthAt: (seconds) => shapes[Math.floor(seconds * DRAWINGS + 1e-6)] ?? 'closed' };
}

function syllablesOf(music: Music): Syllable[] {
  const { middle, treble, rate } = music;
  const isSung = sungIn(music);
  const starts: number[] = [];
  for (let index = 2; index < middle.length - 1; index += 1) {
    if (!isSung(index) || rise(middle, index) < 0.035) continue;
    if (rise(middle, index) < rise(middle, index - 1) || rise(middle, index) <= rise(middle, index + 1)) continue;
    if (index - (starts.at(-1) ?? -rate) >= CLOSEST * rate) starts.push(index);
  }
  return starts.map((start, position) => {
    const next = starts[position + 1] ?? middle.length;
    let peak = 0;
    let end = start;
    while (end < next && isSung(end) && (middle[end] ?? 0) >= peak * FADED) {
      peak = Math.max(peak, middle[end] ?? 0);
      end += 1;
    }
    const hiss = Math.max(treble[start] ?? 0, treble[start - 2] ?? 0);
    return { start: start / rate, end: end / rate, loudness: peak, hisses: hiss > (middle[start] ?? 0) };
  });
}

function rise(values: Float32Array, index: number): number {
  return (values[index + 1] ?? 0) - (values[index - 2] ?? 0);
}

function sungIn({ vocals, loudness }: Music): (index: number) => boolean {
  if (showsSinging(vocals)) return (index) => (vocals[index] ?? 0) > SUNG;
  return (index) => (loudness[index] ?? 0) > LOUD;
}

const LOUD_VOWELS: readonly MouthShape[] = ['open', 'wide', 'open', 'round'];
const SOFT_VOWELS: readonly MouthShape[] = ['half-open', 'narrow', 'wide', 'round', 'half-open'];

/** Returns one mouth shape for each drawing. Every syllable starts with a consonant, and two vowels in a row differ. */
function shapesOf(syllables: readonly Syllable[], drawings: number): MouthShape[] {
  const shapes: MouthShape[] = Array.from({ length: drawings }, () => 'closed');
  const chance = chanceOf('mouth');
  let before: MouthShape | undefined;
  for (const { start, end, loudness, hisses } of syllables) {
    const first = Math.round(start * DRAWINGS);
    const last = Math.max(first + 2, Math.round(end * DRAWINGS));
    const vowels = (loudness > 0.45 ? LOUD_VOWELS : SOFT_VOWELS).filter((shape) => shape !== before);
    const vowel = chance.pick(vowels);
    for (let drawing = first; drawing < last && drawing < drawings; drawing += 1) {
      const left = last - drawing;
      if (drawing === first) shapes[drawing] = hisses ? 'teeth' : 'half-open';
      else shapes[drawing] = left === 1 && last - first > 3 ? 'half-open' : vowel;
    }
    before = vowel;
  }
  return shapes;
}
