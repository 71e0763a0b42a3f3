import type { RenderedVideo, Transcript } from '../../engines/engine.ts';
import { GenerationFailure } from '../../engines/generation-failure.ts';
import { isTerminal, type JobKey } from '../domain/job.ts';
import type { JobType } from '../domain/job-type.ts';
import type { RequestOf } from '../domain/requests.ts';
import { recordError, requireJob } from '../platform/store/jobs.ts';
import { deliver } from './delivery.ts';
import { type EngineInput, inputOf } from './engine-input.ts';
import { generateLyricVideo } from './generate-lyric-video.ts';
import { generateNarrativeVideo } from './generate-narrative-video.ts';
import { generateTranscript } from './generate-transcript.ts';
import { inWorkFolder } from './work-folder.ts';

type Engine<Type extends JobType> = (input: EngineInput<RequestOf<Type>>) => Promise<RenderedVideo | Transcript>;
export type Engines = { readonly [Type in JobType]: Engine<Type> };

const ENGINES: Engines = {
  lyric_transcription: generateTranscript,
  lyric_video: generateLyricVideo,
  narrative_video: generateNarrativeVideo,
};

/** Runs the engine of a job and stores its result. See `onPreparedJob`. */
export async function generate(key: JobKey, engines: Engines = ENGINES): Promise<void> {
  await onPreparedJob(key, async (input) => {
    // The request passed the schema of its type at admission.
    const engine = engines[input.job.type] as Engine<JobType>;
    const output = await engine(input);
    input.progress.begin('finishing');
    await deliver(input.job, output);
  });
}

/**
 * Works on a prepared and charged job, unless the job has ended or an earlier attempt has made its result. A failure
 * that the caller can correct is recorded on the job.
 */
export async function onPreparedJob(
  key: JobKey,
  work: (input: EngineInput<RequestOf<JobType>>) => Promise<void>,
): Promise<void> {
  const job = await requireJob(key);
  if (isTerminal(job) || job.error || job.transcript || job.video_key) return;
  try {
    await inWorkFolder(async (folder) => {
      const input = await inputOf<RequestOf<JobType>>(job, folder);
      await work(input);
      await input.progress.settled();
    });
  } catch (error) {
    if (!(error instanceof GenerationFailure)) throw error;
    await recordError(job, { code: 'generation_failed', message: error.message });
  }
}
