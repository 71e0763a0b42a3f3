import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { polishVoice } from '../../sample/mix.ts';
import { type Note, SECONDS_PER_BEAT } from '../../sample/score.ts';
import { SPOKEN_HZ, sing } from '../../sample/singing.ts';
import { SAMPLE_RATE } from '../../sample/sound.ts';
import { isVowel, speak } from '../../sample/speech.ts';
import type { Sentence } from './recordings.ts';

/** Voices that sing a line on a melody, by three synthesizers that share no code. */

/** A word with a note for each of its syllables. */
interface SungWord {
  text: string;
  notes: SungNote[];
}

interface SungNote extends Note {
  /** Length, in beats. */
  beats: number;
}

/** A melody in D as MIDI pitches, and the lengths of its notes in beats. Each line begins at another place in both. */
const MELODY = [54, 55, 57, 54, 50, 54, 52, 57, 57, 59, 57, 54, 54, 52, 55, 57];
const BEATS = [0.5, 0.5, 1, 0.5, 1, 0.5, 0.5, 1.5];
const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];
/** Semitones by which the men's voices of Festival and espeak-ng sing lower. */
const LOWER = { festival: 5, espeak: 12 };
/** The scale of espeak-ng's pitch, as measured: 40 is 80 Hz (a MIDI pitch of 39.5), and a semitone is about 5.2. */
const ESPEAK_PITCH = { at: 39.5, value: 40, semitone: 5.2 };

/** Shifts the periods of flite's voice `slt` to the melody, as in the sample song. */
export function singByFlite(text: string, line: number): Sentence {
  const words = text.split(' ');
  const speech = speak(words, { voice: 'slt', hz: SPOKEN_HZ, stretch: 1.15 });
  const notes = melody(words, line).flatMap((word) => word.notes);
  const last = notes.at(-1);
  const end = (last?.beat ?? 0) + (last?.beats ?? 0);
  const sung = sing({ words, notes, end }, speech, { cents: 0, vibratoPhase: 0 });
  const times = sung.words.map((time) => ({ start: time.start - sung.start, end: time.end - sung.start }));
  return { samples: polishVoice(sung.samples), words, times };
}

/** Lets Festival sing a score in its XML. @param voice a diphone voice, `kal` or `ked` */
export function singByFestival(text: string, line: number, voice: string): Sentence {
  const words = text.split(' ');
  const score = melody(words, line).map(({ text: word, notes }) => {
    const pitches = notes.map(({ pitch }) => nameOf(pitch - LOWER.festival)).join(',');
    const beats = notes.map((note) => note.beats).join(',');
    return `<PITCH NOTE="${pitches}"><DURATION BEATS="${beats}">${word}</DURATION></PITCH>`;
  });
  const document = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE SINGING PUBLIC "-//SINGING//DTD SINGING mark up//EN" "Singing.v0_1.dtd" []>',
    `<SINGING BPM="${60 / SECONDS_PER_BEAT}">`,
    ...score,
    '</SINGING>',
  ].join('\n');
  return rendered(words, document, (source, wav) => {
    const args = ['-eval', `(voice_${voice}_diphone)`, '-mode', 'singing', source, '-o', wav];
    execFileSync('text2wave', args, { stdio: 'ignore' });
  });
}

/** Lets espeak-ng speak each word slowly, on the pitch of its first note. */
export function singByEspeak(text: string, line: number): Sentence {
  const words = text.split(' ');
  const spoken = melody(words, line).map(({ text: word, notes }) => {
    const semitones = (notes[0]?.pitch ?? 0) - LOWER.espeak - ESPEAK_PITCH.at;
    const pitch = Math.round(ESPEAK_PITCH.value + semitones * ESPEAK_PITCH.semitone);
    return `<prosody pitch="${pitch}" range="0" rate="0.55">${word}</prosody>`;
  });
  return rendered(words, `<speak>${spoken.join(' ')}</speak>`, (source, wav) => {
    execFileSync('espeak-ng', ['-v', 'en-us', '-m', '-f', source, '-w', wav]);
  });
}

const melodies = new Map<number, SungWord[]>();

/** Sets each syllable of a line, as flite divides it, to a note. Flite reads every line once for all singers. */
function melody(words: readonly string[], line: number): SungWord[] {
  const sung = melodies.get(line) ?? setToMusic(words, line);
  melodies.set(line, sung);
  return sung;
}

function setToMusic(words: readonly string[], line: number): SungWord[] {
  const { phones } = speak([...words], { voice: 'slt' });
  let [beat, count] = [0, 3 * line];
  return words.map((text, index) => {
    const syllables = phones.filter(({ name, word }) => word === index && isVowel(name));
    const notes = syllables.map(() => {
      const beats = BEATS[count % BEATS.length] ?? 1;
      const note = { beat, beats, pitch: MELODY[count % MELODY.length] ?? 54 };
      beat += beats;
      count += 1;
      return note;
    });
    return { text, notes };
  });
}

function nameOf(pitch: number): string {
  return `${NAMES[pitch % 12]}${Math.floor(pitch / 12) - 1}`;
}

/** @param render reads the document and writes a WAV file */
function rendered(words: string[], document: string, render: (source: string, wav: string) => void): Sentence {
  const folder = mkdtempSync(join(tmpdir(), 'songreel-sung-'));
  const [source, wav] = [join(folder, 'line.xml'), join(folder, 'line.wav')];
  try {
    writeFileSync(source, document);
    render(source, wav);
    const raw = execFileSync('sox', ['-v', '0.9', wav, '-t', 'f32', '-r', String(SAMPLE_RATE), '-c', '1', '-'], {
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { samples: polishVoice(new Float32Array(new Uint8Array(raw).buffer)), words, times: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
