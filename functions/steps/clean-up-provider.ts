import type { JobKey } from '../domain/job.ts';
import { providerOf } from '../domain/renderer.ts';
import { deleteProvided } from '../platform/bucket.ts';
import { requireJob } from '../platform/store/jobs.ts';
import { endTranscription } from '../platform/transcriptions.ts';

/** Thrown if the provider still works for the job. The state's Retry for this error waits. */
class ProviderStillWorking extends Error {
  override readonly name = 'ProviderStillWorking';
}

/**
 * The state CleanUpProvider: deletes what the provider of an ended job has made. May be repeated.
 * @throws ProviderStillWorking if the provider has begun something that it cannot stop
 */
export async function handler(key: JobKey): Promise<{ outcome: 'deleted' }> {
  const job = await requireJob(key);
  if (providerOf(job) === 'transcribe' && (await endTranscription(job.job_id)) === 'running') {
    throw new ProviderStillWorking(`Amazon Transcribe still works for job ${job.job_id}, and cannot be stopped.`);
  }
  await deleteProvided(job);
  return { outcome: 'deleted' };
}
