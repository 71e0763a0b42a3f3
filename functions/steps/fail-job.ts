import type { JobError } from '../domain/errors.ts';
import type { JobKey } from '../domain/job.ts';
import { startNextJobs } from '../platform/job-starts.ts';
import { count, logger } from '../platform/observability.ts';
import { failJob } from '../platform/store/job-outcomes.ts';
import { requireJob } from '../platform/store/jobs.ts';

interface Input extends JobKey {
  /** What a state caught. Its text is internal and not for the caller. */
  fault?: { Error?: string; Cause?: string };
}

const GENERATION_FAILED: JobError = {
  code: 'generation_failed',
  message: 'The result could not be made. What was charged is refunded; order it again.',
};
const INTERNAL_ERROR: JobError = {
  code: 'internal_error',
  message: 'Something went wrong on our side. Nothing was charged; order it again.',
};

type Failure = { outcome: 'failed'; error: JobError } | { outcome: 'superseded' };

/** FailJob: terminal and refunded once. The error is the one on the job, or says how far the job had come. */
export async function handler({ fault, ...key }: Input): Promise<Failure> {
  const job = await requireJob(key);
  if (fault) logger.error('A state of a job failed.', { job_id: key.job_id, fault });
  const error = job.error ?? (job.credits_charged > 0 ? GENERATION_FAILED : INTERNAL_ERROR);
  const outcome = await failJob(key, error);
  await startNextJobs(key);
  if (outcome === 'superseded') return { outcome };
  count('JobFailed');
  // The logger keeps the name `message` for its own text.
  logger.info('A job ended.', { job_id: key.job_id, status: outcome, code: error.code, reason: error.message });
  // What the caller can do something about was recorded on the job before.
  if (!job.error) count('JobFailedByService');
  if (job.credits_charged > 0) count('TokensRefunded', job.credits_charged);
  return { outcome, error };
}
