import type { JobKey } from '../domain/job.ts';
import { count } from '../platform/observability.ts';
import { cancelJob } from '../platform/store/job-outcomes.ts';

/** ConfirmCancellation: terminal and refunded once, unless the job has ended by itself. */
export async function handler(job: JobKey): Promise<{ outcome: 'canceled' | 'superseded' }> {
  const outcome = await cancelJob(job);
  if (outcome === 'canceled') count('JobCanceled');
  return { outcome };
}
