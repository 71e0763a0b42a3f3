import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SongFile } from '../../engines/engine.ts';
import type { Job } from '../domain/job.ts';
import { planOf } from '../domain/progress.ts';
import type { CreateRequest } from '../domain/requests.ts';
import { getFile, providedKey, readRequest } from '../platform/bucket.ts';
import { ProgressReport } from './progress.ts';

/** The input of an engine: the job, its request, and the prepared media in a folder that is removed afterwards. */
export interface EngineInput<Request extends CreateRequest> {
  job: Job;
  request: Request;
  song: SongFile;
  /** Paths of PNG files, in the request's order. */
  images: string[];
  /** Files with the people in the images, null for an image without a person. Empty if the images were not searched. */
  people: (string | null)[];
  /** Path of the transcript of Amazon Transcribe, if the job is transcribed by it. */
  provided?: string;
  workDir(name: string): Promise<string>;
  progress: ProgressReport;
}

/** Downloads the media of a prepared job into a folder. @throws Error if the job is not prepared */
export async function inputOf<Request extends CreateRequest>(job: Job, folder: string): Promise<EngineInput<Request>> {
  const { media, duration_ms } = job;
  if (!media || duration_ms === undefined) throw new Error(`The media of job ${job.job_id} are not prepared.`);
  const local = async (objectKey: string) => {
    const path = join(folder, basename(objectKey));
    await getFile(objectKey, path);
    return path;
  };
  // The request passed the schema of this type at admission.
  const request = (await readRequest(job)) as Request;
  return {
    job,
    request,
    progress: new ProgressReport(job, planOf(job.type, request)),
    song: { path: await local(media.song_key), durationMs: duration_ms },
    images: await Promise.all(media.image_keys.map(local)),
    people: await Promise.all((media.person_keys ?? []).map((found) => found && local(found))),
    ...(job.renderer.transcription === 'transcribe' && {
      provided: await local(providedKey(job, 'transcript.json')),
    }),
    workDir: async (name) => {
      const path = join(folder, name);
      await mkdir(path);
      return path;
    },
  };
}
