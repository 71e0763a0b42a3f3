import { readFile } from 'node:fs/promises';
import {
  type Recognized,
  type RecognizedWord,
  readTranscribeOutput,
} from '../../functions/domain/transcribe-output.ts';
import type { TranscriptionFacts } from '../engine.ts';

/**
 * Mean confidence from which a line counts as sung. Recognizers that are made for speech also find words in music, and
 * are unsure of them. It is low, and was not measured with songs.
 */
const LIKELY = 0.3;

/**
 * Returns the words that Amazon Transcribe recognized, within the trim.
 * @throws Error if the transcript is missing or malformed
 */
export async function providedWords({ provided, trim }: TranscriptionFacts): Promise<Recognized> {
  if (provided === undefined)
    throw new Error('The job is to be transcribed by Amazon Transcribe, but has no transcript.');
  const { language, words } = readTranscribeOutput(await readFile(provided, 'utf8'));
  const within = trim ? words.filter(({ start, end }) => start >= trim.start && end <= trim.end) : words;
  return { language, words: within };
}

/** Returns the lines that were probably sung. */
export function likelyLines(lines: readonly RecognizedWord[][]): RecognizedWord[][] {
  return lines.filter((line) => line.reduce((sum, { confidence }) => sum + confidence, 0) / line.length >= LIKELY);
}
