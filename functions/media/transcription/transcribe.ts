import { type Segment, segmentOf, type TimedWord } from '../../domain/segments.ts';
import type { Transcript, TranscriptionFacts } from '../engine.ts';
import { believedLines } from './belief.ts';
import { hearAll, hearVoice } from './hearing.ts';
import { languageOf } from './language.ts';
import { recognizeEnglish } from './recognition.ts';
import { linesOf } from './segmentation.ts';
import { recognizeByWhisper, whisperModel } from './whisper.ts';

/**
 * Writes down what is sung, with times on the song's own clock, whatever part of it was heard.
 * Music without words gives no segments, and no language.
 */
export async function transcribe(facts: TranscriptionFacts): Promise<Transcript> {
  return facts.engine === 'whisper' ? transcribeByWhisper(facts, whisperModel()) : transcribeEnglish(facts);
}

/** Of low confidence: good for clear voices, and silent about what it cannot make out. */
async function transcribeEnglish({ song, trim, workDir }: TranscriptionFacts): Promise<Transcript> {
  const heard = await recognizeEnglish(await hearVoice(song.path, trim), workDir);
  const lines = await believedLines(linesOf(heard, trim?.end ?? song.durationMs / 1000));
  return transcriptOf(lines, 'en');
}

async function transcribeByWhisper({ song, trim }: TranscriptionFacts, model: string): Promise<Transcript> {
  const { words, language } = await recognizeByWhisper(await hearAll(song.path, trim), model);
  return transcriptOf(linesOf(words, trim?.end ?? song.durationMs / 1000), language);
}

/** @param assumed the language where the text alone does not tell */
async function transcriptOf(lines: TimedWord[][], assumed: string | null): Promise<Transcript> {
  const segments = lines.map((line): Segment => segmentOf(line));
  if (segments.length === 0) return { language: null, segments };
  return { language: (await languageOf(segments.map(({ text }) => text).join('\n'))) ?? assumed, segments };
}
