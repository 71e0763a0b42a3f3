import type { RenderedVideo, Transcript } from '../../engines/engine.ts';
import type { Job } from '../domain/job.ts';
import { outputKey, putOutput } from '../platform/bucket.ts';
import { recordTranscript, recordVideo } from '../platform/store/jobs.ts';

/** Stores an engine's result and records it on the job. */
export async function deliver(job: Job, output: RenderedVideo | Transcript): Promise<void> {
  if ('video' in output) await deliverVideo(job, output);
  else await recordTranscript(job, output);
}

/** Uploads first, so that a job never names a file that does not exist. */
async function deliverVideo(job: Job, { video, thumbnail, storyboard, lyrics }: RenderedVideo): Promise<void> {
  const video_key = outputKey(job, 'video.mp4');
  const thumbnail_key = outputKey(job, 'thumbnail.jpg');
  await putOutput(video_key, video, 'video/mp4');
  await putOutput(thumbnail_key, thumbnail, 'image/jpeg');
  if (storyboard !== undefined) await putOutput(outputKey(job, 'storyboard.json'), storyboard, 'application/json');
  if (lyrics === undefined) return recordVideo(job, { video_key, thumbnail_key });
  const lyrics_key = outputKey(job, 'lyrics.json');
  await putOutput(lyrics_key, lyrics, 'application/json');
  await recordVideo(job, { video_key, thumbnail_key, lyrics_key });
}
