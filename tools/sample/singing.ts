import { frequency, type Line, SECONDS_PER_BEAT } from './score.ts';
import { at, SAMPLE_RATE } from './sound.ts';
import { isVoiced, isVowel, type Phone, type Speech } from './speech.ts';

/**
 * Turns speech on one pitch into singing by pitch-synchronous overlap and add: places the voice's periods at the
 * melody's spacing.
 */

export interface Sung {
  samples: Float32Array;
  /** Song time of the first sample, seconds. */
  start: number;
  words: { start: number; end: number }[];
}

/** A sound of the speech and its place in the song, in seconds. */
interface Placed {
  phone: Phone;
  start: number;
  end: number;
}

export interface Manner {
  /** Deviation from the melody, for a second voice. */
  cents: number;
  vibratoPhase: number;
}

/** The one pitch of the speech that is sung. */
export const SPOKEN_HZ = 200;

const VIBRATO_HZ = 5.4;
const VIBRATO_DEPTH = 0.009;
const VIBRATO_AFTER = 0.3;
const GLIDE_SECONDS = 0.035;
const UNVOICED_HOP = Math.round(0.004 * SAMPLE_RATE);
/** The part of a vowel that is held. The parts before and after it (a diphthong's glide) keep their own speed. */
const HELD = { from: 0.25, to: 0.5 };

/** A vowel begins on its note's beat. The consonants before it take their time from the note before. */
export function sing(line: Line, speech: Speech, manner: Manner): Sung {
  const placed = place(line, speech.phones);
  const start = placed[0]?.start ?? 0;
  const end = placed.at(-1)?.end ?? 0;
  return {
    samples: layOut(speech, placed, start, end, pitchCurve(line, start, end, manner)),
    start,
    words: line.words.map((_, index) => {
      const sounds = placed.filter(({ phone }) => phone.word === index);
      return { start: sounds[0]?.start ?? 0, end: sounds.at(-1)?.end ?? 0 };
    }),
  };
}

function place(line: Line, phones: Phone[]): Placed[] {
  const vowels = phones.flatMap(({ name }, index) => (isVowel(name) ? [index] : []));
  if (vowels.length !== line.notes.length) {
    throw new Error(`"${line.words.join(' ')}" has ${vowels.length} syllables and ${line.notes.length} notes.`);
  }
  const onset = (syllable: number) => (line.notes[syllable]?.beat ?? line.end) * SECONDS_PER_BEAT;
  const between = (from: number, to: number) => (phones[to - 1]?.end ?? 0) - (phones[from]?.start ?? 0);
  const placed: Placed[] = [];
  let cursor = onset(0) - between(0, vowels[0] ?? 0);
  phones.forEach((phone, index) => {
    const syllable = vowels.indexOf(index);
    let length = phone.end - phone.start;
    if (syllable !== -1) {
      const consonants = between(index + 1, vowels[syllable + 1] ?? phones.length);
      length = onset(syllable + 1) - consonants - cursor;
    }
    placed.push({ phone, start: cursor, end: cursor + length });
    cursor += length;
  });
  return placed;
}

function pitchCurve(line: Line, start: number, end: number, manner: Manner): Float32Array {
  const curve = new Float32Array(Math.ceil((end - start) * SAMPLE_RATE) + 1);
  const follow = 1 - Math.exp(-1 / (GLIDE_SECONDS * SAMPLE_RATE));
  let glide = Math.log(frequency(line.notes[0]?.pitch ?? 60) * 0.96);
  for (let i = 0; i < curve.length; i++) {
    const time = start + i / SAMPLE_RATE;
    const note = line.notes.findLast(({ beat }) => beat * SECONDS_PER_BEAT <= time + 0.03) ?? line.notes[0];
    const held = time - (note?.beat ?? 0) * SECONDS_PER_BEAT;
    glide += follow * (Math.log(frequency(note?.pitch ?? 60)) - glide);
    const depth = VIBRATO_DEPTH * Math.min(1, Math.max(0, (held - VIBRATO_AFTER) / 0.4));
    const vibrato = depth * Math.sin(2 * Math.PI * VIBRATO_HZ * time + manner.vibratoPhase);
    curve[i] = Math.exp(glide + vibrato + (manner.cents / 1200) * Math.LN2);
  }
  return curve;
}

function layOut(speech: Speech, placed: Placed[], start: number, end: number, pitch: Float32Array): Float32Array {
  const sung = new Float32Array(Math.ceil((end - start) * SAMPLE_RATE) + SAMPLE_RATE / 10);
  const weights = new Float32Array(sung.length);
  const period = Math.round(SAMPLE_RATE / SPOKEN_HZ);
  const marks = pitchMarks(speech.samples, period);
  let position = 0;
  let index = 0;
  while (position < (end - start) * SAMPLE_RATE) {
    const time = start + position / SAMPLE_RATE;
    while (index < placed.length - 1 && time >= (placed[index]?.end ?? 0)) index++;
    const here = placed[index];
    if (!here) break;
    const source = sourceTime(here, time) * SAMPLE_RATE;
    const voiced = isVoiced(here.phone.name);
    const reach = voiced ? period : UNVOICED_HOP * 2;
    for (const { center, share } of voiced ? around(marks, source) : [{ center: source, share: 1 }]) {
      overlapAdd(speech.samples, center, share, reach, sung, weights, position);
    }
    position += voiced ? SAMPLE_RATE / at(pitch, Math.round(position)) : UNVOICED_HOP;
  }
  return sung.map((sample, i) => sample / Math.max(1, at(weights, i)));
}

function sourceTime({ phone, start, end }: Placed, time: number): number {
  const spoken = phone.end - phone.start;
  const sung = end - start;
  const into = time - start;
  if (sung <= spoken || !isVowel(phone.name)) return phone.start + (into / sung) * spoken;
  const before = spoken * HELD.from;
  const after = spoken * (1 - HELD.to);
  if (into < before) return phone.start + into;
  if (into > sung - after) return phone.end - (sung - into);
  const share = (into - before) / (sung - before - after);
  return phone.start + before + share * (spoken - before - after);
}

/** Places a grain exactly, between samples if needed. Rounding to whole samples would make the voice hoarse. */
function overlapAdd(
  from: Float32Array,
  center: number,
  share: number,
  reach: number,
  into: Float32Array,
  weights: Float32Array,
  to: number,
) {
  const last = Math.min(Math.floor(to + reach), into.length - 1);
  for (let i = Math.max(0, Math.ceil(to - reach)); i <= last; i++) {
    const weight = share * (0.5 + 0.5 * Math.cos((Math.PI * (i - to)) / reach));
    const position = center + i - to;
    const whole = Math.floor(position);
    const sample = at(from, whole) + (position - whole) * (at(from, whole + 1) - at(from, whole));
    into[i] = at(into, i) + weight * sample;
    weights[i] = at(weights, i) + weight;
  }
}

/** Finds the peaks of the voice, one per period. Each is searched for where the previous one predicts it. */
function pitchMarks(samples: Float32Array, period: number): number[] {
  const marks: number[] = [];
  let expected = 0;
  while (expected + period < samples.length) {
    const slack = marks.length === 0 ? period : Math.round(period * 0.12);
    let best = expected;
    for (let i = Math.max(0, expected - slack); i <= expected + slack; i++) {
      if (at(samples, i) > at(samples, best)) best = i;
    }
    marks.push(best);
    expected = best + period;
  }
  return marks;
}

/** Returns the periods before and after a position with their shares. Blending hides that a held vowel repeats. */
function around(marks: number[], position: number): { center: number; share: number }[] {
  const next = marks.findIndex((mark) => mark > position);
  const before = marks[next - 1];
  const after = marks[next];
  if (before === undefined || after === undefined) return [{ center: marks.at(next) ?? 0, share: 1 }];
  const share = (position - before) / (after - before);
  return [
    { center: before, share: 1 - share },
    { center: after, share },
  ];
}
