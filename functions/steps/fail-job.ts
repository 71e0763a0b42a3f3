import type { Provider } from '../domain/engines.ts';
import type { JobError } from '../domain/errors.ts';
import type { JobKey } from '../domain/job.ts';
import { usedProvider } from '../domain/renderer.ts';
import { startNextJobs } from '../platform/job-starts.ts';
import { count, logger } from '../platform/observability.ts';
import { failJob } from '../platform/store/job-outcomes.ts';
import { requireJob } from '../platform/store/jobs.ts';

interface Input extends JobKey {
  /** The error that a state caught. Its text is internal and never shown to the caller. */
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

type Failure = ({ outcome: 'failed'; error: JobError } | { outcome: 'superseded' }) & {
  /** The provider that may have worked for the job. */
  provider?: Provider;
};

/**
 * The state FailJob: fails the job and refunds it once. If no error is recorded on the job, the error depends on
 * whether the job was charged.
 */
export async function handler({ fault, ...key }: Input): Promise<Failure> {
  const job = await requireJob(key);
  if (fault) logger.error('A state of a job failed.', { job_id: key.job_id, fault });
  const error = job.error ?? (job.credits_charged > 0 ? GENERATION_FAILED : INTERNAL_ERROR);
  const outcome = await failJob(key, error);
  await startNextJobs(key);
  const provider = usedProvider(job);
  const needed = provider === undefined ? {} : { provider };
  if (outcome === 'superseded') return { outcome, ...needed };
  count('JobFailed');
  // The logger uses the name `message` for its own text.
  logger.info('A job ended.', { job_id: key.job_id, status: outcome, code: error.code, reason: error.message });
  // Errors that the caller can correct are already on the job.
  if (!job.error) count('JobFailedByService');
  if (job.credits_charged > 0) count('TokensRefunded', job.credits_charged);
  return { outcome, error, ...needed };
}
