import type { JobKey } from '../domain/job.ts';
import { count } from '../platform/observability.ts';
import { type ChargeOutcome, charge } from '../platform/store/charges.ts';
import { requireJob } from '../platform/store/jobs.ts';

/** The state ChargeJob: charges the prepared job, or returns why it could not. */
export async function handler(job: JobKey): Promise<{ outcome: ChargeOutcome }> {
  const outcome = await charge(job);
  if (outcome === 'charged') count('TokensCharged', (await requireJob(job)).credits_charged);
  return { outcome };
}
