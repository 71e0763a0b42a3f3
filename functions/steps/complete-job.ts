import { isTerminal, type JobKey } from '../domain/job.ts';
import { keepOutputs } from '../platform/bucket.ts';
import { startNextJobs } from '../platform/job-starts.ts';
import { count, logger } from '../platform/observability.ts';
import { completeJob } from '../platform/store/job-outcomes.ts';
import { requireJob } from '../platform/store/jobs.ts';

type Outcome = Awaited<ReturnType<typeof completeJob>>;

/**
 * The state CompleteJob: completes the job if it is still processing and its result exists. Before that, it keeps the
 * files from expiring, because a video that was paid for must stay. If the job ends differently meanwhile, they stay
 * too.
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
