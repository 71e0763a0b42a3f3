import type { JobKey } from '../domain/job.ts';
import { startNextJobs } from '../platform/job-starts.ts';
import { count, logger } from '../platform/observability.ts';
import { cancelJob } from '../platform/store/job-outcomes.ts';
import { requireJob } from '../platform/store/jobs.ts';

/** The state ConfirmCancellation: cancels the job and refunds it once, unless the job has already ended. */
export async function handler(job: JobKey): Promise<{ outcome: 'canceled' | 'superseded' }> {
  const outcome = await cancelJob(job);
  if (outcome === 'canceled') {
    count('JobCanceled');
    logger.info('A job ended.', { job_id: job.job_id, status: outcome });
    const { credits_refunded } = await requireJob(job);
    if (credits_refunded > 0) count('TokensRefunded', credits_refunded);
  }
  await startNextJobs(job);
  return { outcome };
}
