import type { JobKey } from '../domain/job.ts';
import { count } from '../platform/observability.ts';
import { completeJob } from '../platform/store/job-outcomes.ts';

type Outcome = Awaited<ReturnType<typeof completeJob>>;

/** CompleteJob: terminal only if the job is still processing and has what it was made for. */
export async function handler(job: JobKey): Promise<{ outcome: Outcome }> {
  const outcome = await completeJob(job);
  if (outcome === 'completed') count('JobCompleted');
  return { outcome };
}
