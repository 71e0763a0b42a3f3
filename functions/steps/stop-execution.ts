import type { JobKey } from '../domain/job.ts';
import { stopJobExecution } from '../platform/executions.ts';

/** StopExecution: ends what a canceled job still has under way. */
export async function handler(job: JobKey): Promise<{ outcome: 'stopped' }> {
  await stopJobExecution(job);
  return { outcome: 'stopped' };
}
