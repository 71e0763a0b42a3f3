import type { Transcript } from '../../engines/engine.ts';
import { transcribe } from '../../engines/transcription/transcribe.ts';
import type { TranscriptionRequest } from '../domain/requests.ts';
import type { EngineInput } from './engine-input.ts';
import { timed } from './timed-lyrics.ts';

/**
 * Returns the words of the song, or of the part between the trims. They are recognized,
 * or come from the caller's lyrics.
 */
export async function generateTranscript(input: EngineInput<TranscriptionRequest>): Promise<Transcript> {
  const { job, request, song, provided, workDir, progress } = input;
  const { trim_start: start = 0, trim_end: end } = request;
  // A trim may end up to the tolerance after the song.
  const trim = end === undefined ? {} : { trim: { start, end: Math.min(end, song.durationMs / 1000) } };
  const onProgress = progress.begin('transcribing');
  const engine = job.renderer.transcription;
  const facts = {
    song,
    engine,
    ...(provided !== undefined && { provided }),
    ...trim,
    workDir: await workDir('transcription'),
    onProgress,
  };
  return request.lyrics === undefined ? transcribe(facts) : timed(request.lyrics, facts);
}
