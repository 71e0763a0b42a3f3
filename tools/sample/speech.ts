import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_RATE } from './sound.ts';

/** A line spoken by flite, with its sounds and their times. */
export interface Speech {
  samples: Float32Array;
  phones: Phone[];
}

export interface Manner {
  /** A voice of flite: `slt`, `rms`, `awb` or `kal16`. */
  voice: string;
  /** Speaks on this single pitch, which only `slt` can do. */
  hz?: number;
  /** Factor for the duration of the speech. */
  stretch?: number;
}

export interface Phone {
  name: string;
  /** Index of the word it belongs to. */
  word: number;
  /** Seconds. */
  start: number;
  end: number;
}

/** @throws Error if the sounds of the line differ from those of its single words */
export function speak(words: string[], { voice, hz, stretch = 1 }: Manner): Speech {
  const plain = words.map((word) => word.toLowerCase().replace(/[^a-z']/g, ''));
  const folder = mkdtempSync(join(tmpdir(), 'sample-song-'));
  // Scales the intonation to zero, so that every period of the voice has the same length.
  const monotone = hz ? ['--setf', `int_f0_target_mean=${hz}`, '--setf', 'int_f0_target_stddev=0.01'] : [];
  const tempo = ['--setf', `duration_stretch=${stretch}`];
  try {
    const file = join(folder, 'line.wav');
    const args = ['-voice', voice, ...monotone, ...tempo, '-psdur', '-t', plain.join(' '), '-o', file];
    const phones = phonesOf(run('flite', args), plain, voice);
    const raw = execFileSync('sox', [file, '-t', 'f32', '-r', String(SAMPLE_RATE), '-']);
    return { samples: new Float32Array(new Uint8Array(raw).buffer), phones };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function isVowel(phone: string): boolean {
  return /^[aeiou]/.test(phone);
}

export function isVoiced(phone: string): boolean {
  return !['p', 't', 'k', 'f', 'th', 's', 'sh', 'ch', 'hh', 'pau'].includes(phone);
}

function phonesOf(printed: string, words: string[], voice: string): Phone[] {
  const spoken = printed
    .trim()
    .split(/\s+/)
    .map((item, index, all) => {
      const [name = '', end] = item.split(':');
      return { name, start: index === 0 ? 0 : Number(all[index - 1]?.split(':')[1]), end: Number(end) };
    })
    .filter(({ name }) => name !== 'pau');
  const wordOfPhone = words.flatMap((word, index) => Array<number>(soundsOf(word, voice)).fill(index));
  if (wordOfPhone.length !== spoken.length) throw new Error(`flite reads "${words.join(' ')}" unlike its words alone.`);
  return spoken.map((phone, index) => ({ ...phone, word: wordOfPhone[index] ?? 0 }));
}

function soundsOf(word: string, voice: string): number {
  return run('flite', ['-voice', voice, '-ps', '-t', word, '-o', '/dev/null'])
    .trim()
    .split(/\s+/)
    .filter((phone) => phone !== 'pau').length;
}

function run(program: string, args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' });
}
