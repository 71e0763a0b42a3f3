import { type Segment, segmentOf, type TimedWord } from '../../functions/domain/segments.ts';
import type { Transcript, TranscriptionFacts } from '../engine.ts';
import { languageOf } from '../language/language.ts';
import { alignTo } from './alignment.ts';
import { decodeVoice, decodeWhole } from './audio-clip.ts';
import { likelyLines, providedWords } from './provided-words.ts';
import { listening, recognizeEnglish } from './recognition.ts';
import { linesOf } from './segmentation.ts';
import { recognizeByWhisper, whisperModel } from './whisper.ts';

/**
 * Transcribes what is sung. Times are on the clock of the whole song, even if only a part is transcribed. Music without
 * words gives no segments and no language.
 */
export async function transcribe(facts: TranscriptionFacts): Promise<Transcript> {
  if (facts.engine === 'transcribe') return transcribeFromProvided(facts);
  return facts.engine === 'whisper' ? transcribeByWhisper(facts, whisperModel()) : transcribeEnglish(facts);
}

async function transcribeFromProvided(facts: TranscriptionFacts): Promise<Transcript> {
  const { words, language } = await providedWords(facts);
  const lines = likelyLines(linesOf(words, facts.trim?.end ?? facts.song.durationMs / 1000));
  return lines.length === 0
    ? { language: null, segments: [] }
    : { language, segments: lines.map((line) => segmentOf(line)) };
}

async function transcribeEnglish({ song, trim, workDir, onProgress }: TranscriptionFacts): Promise<Transcript> {
  const [whole, voice] = await Promise.all([decodeWhole(song.path, trim), decodeVoice(song.path, trim)]);
  const said = await recognizeEnglish({ voice, whole }, workDir, listening(onProgress));
  const sung = await alignTo(async () => voice, said, workDir, 'en');
  const words = sung.flatMap(({ timedWords }) => timedWords);
  return transcriptOf(linesOf(words, trim?.end ?? song.durationMs / 1000), 'en');
}

async function transcribeByWhisper({ song, trim, onProgress }: TranscriptionFacts, model: string): Promise<Transcript> {
  const { words, language } = await recognizeByWhisper(await decodeWhole(song.path, trim), model, onProgress);
  return transcriptOf(linesOf(words, trim?.end ?? song.durationMs / 1000), language);
}

/** Makes a transcript of lines. @param assumed the language if the text is too short to decide */
async function transcriptOf(lines: TimedWord[][], assumed: string | null): Promise<Transcript> {
  const segments = lines.map((line): Segment => segmentOf(line));
  if (segments.length === 0) return { language: null, segments };
  return { language: (await languageOf(segments.map(({ text }) => text).join('\n'))) ?? assumed, segments };
}
