import { setTimeout as pause } from 'node:timers/promises';
import { isTerminal, type Job, type JobKey } from '../domain/job.ts';
import { providerOf } from '../domain/renderer.ts';
import { returnToken } from '../platform/executions.ts';
import { requireJob } from '../platform/store/jobs.ts';

/** Milliseconds between two reads of the job. A charge takes about a second. */
const POLL_MS = 1_000;

/**
 * Reports the end of the preparation by returning the job's tokens, and waits for the charge. It has no time limit of its
 * own: if the charge fails, Step Functions stops this task.
 * @returns whether the job is charged, and its result is made here
 * @throws Error if the execution may not know that the preparation has failed. Another attempt reports it.
 */
export async function awaitCharge(key: JobKey): Promise<boolean> {
  const returned = new Set<string>();
  let isReported = false;
  for (;;) {
    const job = await requireJob(key);
    if (!isTerminal(job) && job.charged_at !== undefined) return providerOf(job) === undefined;
    const tokens = (job.preparation_tokens ?? []).filter((token) => !returned.has(token));
    for (const token of tokens) {
      if (await returnToken(token)) isReported = true;
      returned.add(token);
    }
    // Whatever has ended the job may have failed to stop its execution, which then must not wait for a token.
    if (isTerminal(job) || (isReported && endsHere(job))) return false;
    if (job.error && returned.size > 0) throw new Error(`No state waits for job ${job.job_id} any longer.`);
    await pause(POLL_MS);
  }
}

/** Returns whether this task has nothing to do after the preparation, whatever becomes of the charge. */
function endsHere(job: Job): boolean {
  return Boolean(job.error || job.cancellation_requested) || providerOf(job) !== undefined;
}
