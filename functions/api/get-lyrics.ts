import { ApiError } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import { parseLyricsQuery } from '../domain/lyrics/formats.ts';
import type { Lyrics } from '../domain/lyrics/timed-line.ts';
import { isMissing, readText } from '../platform/bucket.ts';
import { findJob } from '../platform/store/job-search.ts';
import { endpoint } from './http.ts';
import { checkScopeOf, jobIdOf, jobNotFound } from './routes.ts';

/** GET /jobs/{id}/lyrics, an addition to the contract: the words of a transcription or a lyric video, as a file. */
export const handler = endpoint(async ({ event, caller }) => {
  const job = await findJob(jobIdOf(event), caller.account_id);
  if (!job) throw jobNotFound();
  checkScopeOf(job.type, caller);
  const { contentType, extension, write } = parseLyricsQuery(event.multiValueQueryStringParameters);
  const text = write(await lyricsOf(job));
  const name = `attachment; filename="${job.job_id}.${extension}"`;
  return { status: 200, text, headers: { 'Content-Type': contentType, 'Content-Disposition': name } };
});

/** @throws ApiError `not_completed`, or `not_found` if the job never had lyrics or no longer has them */
async function lyricsOf(job: Job): Promise<Lyrics> {
  if (job.type === 'narrative_video') throw new ApiError('not_found', { message: 'A music video has no lyrics.' });
  if (job.status !== 'completed') throw new ApiError('not_completed', { values: { status: job.status } });
  if (job.transcript) return job.transcript;
  if (job.lyrics_key === undefined) throw notKept();
  const text = await readText(job.lyrics_key).catch((error) => {
    throw isMissing(error) ? notKept() : error;
  });
  return JSON.parse(text);
}

function notKept(): ApiError {
  return new ApiError('not_found', { message: 'The lyrics of this job are not kept.' });
}
