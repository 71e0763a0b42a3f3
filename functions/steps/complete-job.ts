import { isTerminal, type JobKey } from '../domain/job.ts';
import { keepOutputs } from '../platform/bucket.ts';
import { startNextJobs } from '../platform/job-starts.ts';
import { count, logger } from '../platform/observability.ts';
import { completeJob } from '../platform/store/job-outcomes.ts';
import { requireJob } from '../platform/store/jobs.ts';

type Outcome = Awaited<ReturnType<typeof completeJob>>;

/**
 * CompleteJob: completes the job if it is still processing and its result exists. Its files are kept before that,
 * because a video that was paid for must not expire. If the job has ended differently, they stay too.
 */
export async function handler(key: JobKey): Promise<{ outcome: Outcome }> {
  const job = await requireJob(key);
  if (!isTerminal(job) && !job.error) await keepOutputs(job);
  const outcome = await completeJob(key);
  if (outcome === 'completed') {
    count('JobCompleted');
    logger.info('A job ended.', { job_id: key.job_id, status: outcome });
  }
  if (outcome !== 'incomplete') await startNextJobs(job);
  return { outcome };
}
