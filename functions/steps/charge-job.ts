import type { Provider } from '../domain/engines.ts';
import type { JobKey } from '../domain/job.ts';
import { providerOf, type RayLimits } from '../domain/renderer.ts';
import type { Vocabulary } from '../domain/vocabulary.ts';
import { count } from '../platform/observability.ts';
import { type ChargeOutcome, charge } from '../platform/store/charges.ts';
import { requireJob } from '../platform/store/jobs.ts';

interface Charged {
  outcome: ChargeOutcome;
  /** The provider whose states come next, only for a charged job that needs one. */
  provider?: Provider;
  vocabulary?: Vocabulary;
  ray?: RayLimits;
}

/** The state ChargeJob: charges the prepared job, or returns why it could not. */
export async function handler(key: JobKey): Promise<Charged> {
  const outcome = await charge(key);
  if (outcome !== 'charged') return { outcome };
  const job = await requireJob(key);
  count('TokensCharged', job.credits_charged);
  const provider = providerOf(job);
  if (provider === undefined) return { outcome };
  const vocabulary = job.media?.vocabulary;
  const { ray } = job.renderer;
  return { outcome, provider, ...(vocabulary && { vocabulary }), ...(ray && { ray }) };
}
