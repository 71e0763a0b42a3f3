import type { JobKey } from '../domain/job.ts';
import { stopJobExecution } from '../platform/executions.ts';

/** The state StopExecution: ends the execution of a canceled job. */
export async function handler(job: JobKey): Promise<{ outcome: 'stopped' }> {
  await stopJobExecution(job);
  return { outcome: 'stopped' };
}
