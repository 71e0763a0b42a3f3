import { transcribe } from '../../engines/transcription/transcribe.ts';
import type { JobKey } from '../domain/job.ts';
import type { TranscriptionRequest } from '../domain/requests.ts';
import { recordTranscript } from '../platform/store/jobs.ts';
import { generate } from './generation.ts';

export async function generateTranscript(key: JobKey): Promise<void> {
  await generate<TranscriptionRequest>(key, async ({ job, request, song, workDir }) => {
    const { trim_start: start = 0, trim_end: end } = request;
    // A trim may end up to the tolerance behind the song.
    const trim = end === undefined ? {} : { trim: { start, end: Math.min(end, song.durationMs / 1000) } };
    await recordTranscript(
      job,
      await transcribe({ song, engine: job.renderer.transcription, ...trim, workDir: await workDir('transcription') }),
    );
  });
}
