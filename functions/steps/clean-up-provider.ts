import type { Job, JobKey } from '../domain/job.ts';
import { CLIP_NAMES, type ProvidedName, RAY_NAMES, TRANSCRIBE_NAMES } from '../domain/job-files.ts';
import { providerOf } from '../domain/renderer.ts';
import { deleteProvided, providedKey, readTextIfPresent } from '../platform/bucket.ts';
import { shotInvocations } from '../platform/shot-invocations.ts';
import { requireJob } from '../platform/store/jobs.ts';
import { recordCleanUp } from '../platform/store/provider-clean-ups.ts';
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
  const provider = providerOf(job);
  if (provider === 'transcribe') await cleanUpTranscription(job);
  if (provider === 'ray') await cleanUpShots(job);
  await recordCleanUp(job);
  return { outcome: 'deleted' };
}

async function cleanUpTranscription(job: Job): Promise<void> {
  if ((await endTranscription(job.job_id)) === 'running') {
    throw new ProviderStillWorking(`Amazon Transcribe still works for job ${job.job_id}, and cannot be stopped.`);
  }
  await deleteProvided(job, TRANSCRIBE_NAMES);
}

/** Deletes the list of shots last, because it says which files there are. */
async function cleanUpShots(job: Job): Promise<void> {
  const invocations = await shotInvocations(job, new Date(job.prepared_at ?? job.created_at));
  if (invocations.some(({ isRunning }) => isRunning)) {
    throw new ProviderStillWorking(`Amazon Bedrock still makes shots of job ${job.job_id}, and cannot be stopped.`);
  }
  const list = await readTextIfPresent(providedKey(job, 'shots.json'));
  const shots: { scene: number }[] = list === undefined ? [] : JSON.parse(list);
  await deleteProvided(job, [
    ...shots.map(({ scene }): ProvidedName => `shot-${scene}.json`),
    ...invocations.flatMap(({ scene, id }) => CLIP_NAMES.map((name): ProvidedName => `shot-${scene}/${id}/${name}`)),
  ]);
  await deleteProvided(job, RAY_NAMES);
}
