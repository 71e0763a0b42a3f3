import type { Transcript } from '../../engines/engine.ts';
import { transcribe } from '../../engines/transcription/transcribe.ts';
import type { TranscriptionRequest } from '../domain/requests.ts';
import type { EngineInput } from './engine-input.ts';

/** GenerateTranscript: the words of the song, or of the part between the trims. */
export async function generateTranscript(input: EngineInput<TranscriptionRequest>): Promise<Transcript> {
  const { job, request, song, workDir } = input;
  const { trim_start: start = 0, trim_end: end } = request;
  // A trim may end up to the tolerance after the song.
  const trim = end === undefined ? {} : { trim: { start, end: Math.min(end, song.durationMs / 1000) } };
  return transcribe({ song, engine: job.renderer.transcription, ...trim, workDir: await workDir('transcription') });
}
