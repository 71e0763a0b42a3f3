import type { JobKey } from '../domain/job.ts';
import { type ChargeOutcome, charge } from '../platform/store/charges.ts';

/** ChargeJob: takes the price of the prepared job, or says why not. */
export async function handler(job: JobKey): Promise<{ outcome: ChargeOutcome }> {
  return { outcome: await charge(job) };
}
