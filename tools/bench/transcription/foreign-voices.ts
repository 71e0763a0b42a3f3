import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_RATE } from '../../sample/sound.ts';
import type { Sentence } from './recordings.ts';

/** Voices that speak other languages than English and report when each word starts. */

/**
 * Speaks parts with libespeak-ng, called from Python. It speaks a part without spaces as one word.
 * @param parts what is written, and what espeak-ng can read of it
 */
export function sayByLibespeak(parts: readonly { text: string; spoken: string }[], voice: string): Sentence {
  const heard = parts.filter(({ spoken }) => spoken !== '');
  const text = heard.map(({ spoken }) => spoken).join(' ');
  return inFolder((wav) => {
    const script = join(import.meta.dirname, 'espeak-words.py');
    const printed = execFileSync('python3', [script, voice, '130', wav], { input: text, encoding: 'utf8' });
    const events = printed
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
    let from = 1;
    const starts = heard.map(({ spoken }) => {
      const length = [...spoken].length + 1;
      const event = events.find(([, place = 0]) => place >= from && place < from + length);
      from += length;
      return event?.[0] === undefined ? undefined : event[0] / 1000;
    });
    return sentence(
      wav,
      heard.map(({ text: written }) => written),
      starts,
    );
  });
}

/** Voices of Festival, with the encoding of the text that each one reads. */
export const FESTIVAL: Readonly<Record<string, { voice: string; encoding: string }>> = {
  en: { voice: 'kal_diphone', encoding: 'ASCII' },
  ru: { voice: 'msu_ru_nsh_clunits', encoding: 'UTF-8' },
  cs: { voice: 'czech_ph', encoding: 'ISO-8859-2' },
  fi: { voice: 'suo_fi_lj_diphone', encoding: 'ISO-8859-1' },
  ca: { voice: 'upc_ca_ona_hts', encoding: 'ISO-8859-1' },
  hi: { voice: 'hindi_NSK_diphone', encoding: 'UTF-8' },
};

export function sayByFestival(line: string, language: string): Sentence {
  const { voice = '', encoding = '' } = FESTIVAL[language] ?? {};
  const words = line.split(' ');
  return inFolder((wav) => {
    const plain = line.replaceAll(/["\\,]/g, '').replaceAll('’', "'");
    const program = `${wav}.scm`;
    const text = execFileSync('iconv', ['-f', 'UTF-8', '-t', `${encoding}//TRANSLIT`], {
      input: `(voice_${voice})(set! u (utt.synth (Utterance Text "${plain}")))(utt.save.wave u "${wav}" 'riff)
(mapcar (lambda (w) (format t "%s %s\\n" (item.feat w 'word_start) (item.name w))) (utt.relation.items u 'Word))`,
    });
    writeFileSync(program, text);
    const printed = execFileSync('festival', ['-b', program], {
      encoding: 'latin1',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const starts = printed
      .trim()
      .split('\n')
      .map((row) => Number(row.split(' ')[0]));
    // A voice that reads a word as two does not say which is which.
    return sentence(wav, words, starts.length === words.length ? starts : []);
  });
}

function sentence(wav: string, words: string[], starts: readonly (number | undefined)[]): Sentence {
  const raw = execFileSync('sox', [wav, '-t', 'f32', '-r', String(SAMPLE_RATE), '-c', '1', '-'], {
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const samples = new Float32Array(new Uint8Array(raw).buffer);
  const end = samples.length / SAMPLE_RATE;
  const complete = starts.length === words.length && starts.every((start) => start !== undefined);
  const times = complete ? starts.map((start = 0, index) => ({ start, end: starts[index + 1] ?? end })) : [];
  return { samples, words, times };
}

function inFolder<Result>(use: (wav: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'songreel-voice-'));
  try {
    return use(join(folder, 'line.wav'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
