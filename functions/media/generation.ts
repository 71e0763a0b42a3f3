import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RenderedVideo, SongFile } from '../../engines/engine.ts';
import { GenerationFailure } from '../../engines/generation-failure.ts';
import { isTerminal, type Job, type JobKey } from '../domain/job.ts';
import type { CreateRequest } from '../domain/requests.ts';
import { getFile, outputKey, putOutput, readRequest } from '../platform/bucket.ts';
import { recordError, recordVideo, requireJob } from '../platform/store/jobs.ts';
import { inWorkFolder } from './work-folder.ts';

/** What an engine is given: the job, what was ordered, and the prepared media in a folder that is gone afterwards. */
export interface Order<Request extends CreateRequest> {
  job: Job;
  request: Request;
  song: SongFile;
  /** Paths of PNG files, in the request's order. */
  images: string[];
  /** Makes an empty folder. */
  workDir(name: string): Promise<string>;
}

/**
 * Runs an engine on a prepared and paid job, unless the job has ended or an earlier try has done the work.
 * A failure that the caller can do something about is recorded on the job.
 */
export async function generate<Request extends CreateRequest>(
  key: JobKey,
  work: (order: Order<Request>) => Promise<void>,
): Promise<void> {
  const job = await requireJob(key);
  if (isTerminal(job) || job.error || job.transcript || job.video_key) return;
  try {
    await inWorkFolder(async (folder) => work(await order<Request>(job, folder)));
  } catch (error) {
    if (!(error instanceof GenerationFailure)) throw error;
    await recordError(job, { code: 'generation_failed', message: error.message });
  }
}

async function order<Request extends CreateRequest>(job: Job, folder: string): Promise<Order<Request>> {
  const { media, duration_ms } = job;
  if (!media || duration_ms === undefined) throw new Error(`The media of job ${job.job_id} are not prepared.`);
  const local = async (objectKey: string) => {
    const path = join(folder, basename(objectKey));
    await getFile(objectKey, path);
    return path;
  };
  return {
    job,
    // What was admitted under this type has passed the schema of this type.
    request: (await readRequest(job)) as Request,
    song: { path: await local(media.song_key), durationMs: duration_ms },
    images: await Promise.all(media.image_keys.map(local)),
    workDir: async (name) => {
      const path = join(folder, name);
      await mkdir(path);
      return path;
    },
  };
}

/** Uploads what an engine made, then records it: a job never names a file that is not there. */
export async function deliver(job: Job, { video, thumbnail, storyboard }: RenderedVideo): Promise<void> {
  const video_key = outputKey(job, 'video.mp4');
  const thumbnail_key = outputKey(job, 'thumbnail.jpg');
  await putOutput(video_key, video, 'video/mp4');
  await putOutput(thumbnail_key, thumbnail, 'image/jpeg');
  if (storyboard !== undefined) await putOutput(outputKey(job, 'storyboard.json'), storyboard, 'application/json');
  await recordVideo(job, { video_key, thumbnail_key });
}
