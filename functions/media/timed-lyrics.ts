import type { Transcript, TranscriptionFacts } from '../../engines/engine.ts';
import { timeLyrics } from '../../engines/transcription/lyrics/time-lyrics.ts';
import { logger } from '../platform/observability.ts';

/** Returns the caller's lyrics with times. Logs how many lines were heard, but never their text. */
export async function timed(lyrics: string, facts: TranscriptionFacts): Promise<Transcript> {
  const { segments, language, report } = await timeLyrics(lyrics, facts);
  logger.info('The lyrics have their times.', { lines: report });
  return { segments, language };
}
