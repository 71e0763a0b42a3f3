import type { JobKey } from '../domain/job.ts';
import { cancelJob } from '../platform/job-outcomes.ts';
import { count } from '../platform/observability.ts';

/** ConfirmCancellation: terminal and refunded once, unless the job has ended by itself. */
export async function handler(job: JobKey): Promise<{ outcome: 'canceled' | 'superseded' }> {
  const outcome = await cancelJob(job);
  if (outcome === 'canceled') count('JobCanceled');
  return { outcome };
}
