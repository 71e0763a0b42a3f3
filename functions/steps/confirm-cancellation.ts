import type { Provider } from '../domain/engines.ts';
import type { JobKey } from '../domain/job.ts';
import { usedProvider } from '../domain/renderer.ts';
import { startNextJobs } from '../platform/job-starts.ts';
import { count, logger } from '../platform/observability.ts';
import { cancelJob } from '../platform/store/job-outcomes.ts';
import { requireJob } from '../platform/store/jobs.ts';

interface Confirmed {
  outcome: 'canceled' | 'superseded';
  /** The provider that may have worked for the canceled job. */
  provider?: Provider;
}

/** The state ConfirmCancellation: cancels the job and refunds it once, unless the job has already ended. */
export async function handler(key: JobKey): Promise<Confirmed> {
  const outcome = await cancelJob(key);
  const job = await requireJob(key);
  if (outcome === 'canceled') {
    count('JobCanceled');
    logger.info('A job ended.', { job_id: job.job_id, status: outcome });
    if (job.credits_refunded > 0) count('TokensRefunded', job.credits_refunded);
  }
  await startNextJobs(key);
  const provider = usedProvider(job);
  return { outcome, ...(provider && { provider }) };
}
