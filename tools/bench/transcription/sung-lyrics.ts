import { readingsOf } from '../../../engines/language/readings.ts';
import { SAMPLE_RATE } from '../../sample/sound.ts';
import { FESTIVAL, sayByFestival, sayByLibespeak } from './foreign-voices.ts';
import { overMusic, type Recording, record, type Sentence } from './recordings.ts';
import { VERSES } from './verses.ts';

const ESPEAK: Readonly<Record<string, string>> = { en: 'en-us', pt: 'pt-br', zh: 'cmn-latn-pinyin' };
/** Seconds of the band alone: before the first line, and between the halves of the text. */
const INTRO = 12;
const BREAK = 15;

/** Returns the verses, spoken by espeak-ng. @param variant of the voice, such as `f2` */
export async function espeakVerses(language: string, variant?: string): Promise<Sentence[]> {
  const lines = await readingsOf(VERSES[language] ?? [], language);
  const voice = `${ESPEAK[language] ?? language}${variant ? `+${variant}` : ''}`;
  return lines.map((parts) => sayByLibespeak(parts, voice));
}

export function festivalVerses(language: string): Sentence[] {
  return FESTIVAL[language] ? (VERSES[language] ?? []).map((line) => sayByFestival(line, language)) : [];
}

/** Mixes the verses with the sample song's band, which plays alone before them and in their middle. */
export function songOf(sentences: readonly Sentence[], decibels: number, intro = INTRO, pause = BREAK): Recording {
  const quiet = (seconds: number): Sentence => ({
    samples: new Float32Array(Math.round(seconds * SAMPLE_RATE)),
    words: [],
    times: [],
  });
  const half = sentences.length >> 1;
  const all = [quiet(intro), ...sentences.slice(0, half), quiet(pause), ...sentences.slice(half), quiet(1)];
  const { sound, segments } = record(all, 0.7);
  return overMusic({ sound, segments: segments.filter(({ text }) => text !== '') }, decibels);
}
