import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TimedWord } from '../../domain/segments.ts';
import { runProcess } from '../child-process.ts';

/** A word that was heard, with the recogniser's own confidence in it: 0 to 1. */
export interface HeardWord extends TimedWord {
  confidence: number;
}

const MODEL = '/usr/share/pocketsphinx/model/en-us';
const GIB = 1024 ** 3;
const LIMITS = { memoryBytes: 2 * GIB, cpuSeconds: 3600, fileBytes: GIB };
/** `name channel start duration word confidence` */
const CTM_LINE = /^\S+ \d+ ([\d.]+) ([\d.]+) (\S+) ([\d.]+)/;

/** @param wav 16 kHz mono, in `folder`. @returns words with times in seconds from the beginning of the file */
export async function recognise(wav: string, folder: string): Promise<HeardWord[]> {
  const [control, result] = [join(folder, 'control'), join(folder, 'words.ctm')];
  await writeFile(control, `${wav.replace(/\.wav$/, '')}\n`);
  const model = ['-hmm', `${MODEL}/en-us`, '-lm', `${MODEL}/en-us.lm.bin`, '-dict', `${MODEL}/cmudict-en-us.dict`];
  const files = ['-ctl', control, '-adcin', 'yes', '-adchdr', '44', '-cepext', '.wav', '-ctm', result];
  await runProcess('pocketsphinx_batch', [...model, ...files], { limits: LIMITS, timeoutSeconds: 3600, cwd: folder });
  const lines = (await readFile(result, 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [, start, duration, text = '', confidence] = CTM_LINE.exec(line) ?? [];
    if (start === undefined || !/^[a-z]/.test(text)) return [];
    const from = Number(start);
    return [
      { text: text.replace(/\(\d+\)$/, ''), start: from, end: from + Number(duration), confidence: Number(confidence) },
    ];
  });
}
