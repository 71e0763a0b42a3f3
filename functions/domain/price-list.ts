import { FEATURES_OF } from './job.ts';
import { JOB_TYPES, type JobType } from './job-type.ts';
import { type Feature, type Price, pricedFeature, priceOf } from './pricing.ts';
import type { Settings } from './settings.ts';

/** The current prices of jobs, as clients read them: an addition to the contract. */
interface ListedPrice {
  type: JobType;
  /** Null if the type has no qualities. */
  quality: 'basic' | 'pro' | null;
  model: Price['model'];
  /** Tokens per song, or per second of it. Null while such jobs are not accepted. Rates have at most 15 digits. */
  rate: number | null;
}

interface PriceList {
  /** False while no new job of any type is accepted. */
  accepting_jobs: boolean;
  prices: ListedPrice[];
}

/**
 * Returns the current prices, by the engine that the operator has chosen for each type. A lyric video with segments may
 * cost less, because no provider has to find its words.
 * @param settings the settings with which jobs are admitted
 */
export function priceList({ admission, engines, rates }: Settings): PriceList {
  const priced = (type: JobType, quality: ListedPrice['quality'], feature: Feature): ListedPrice => {
    const rate = rates[pricedFeature(feature, engines[type])];
    return { type, quality, model: priceOf(feature, rate ?? '').model, rate: rate === undefined ? null : Number(rate) };
  };
  const prices = JOB_TYPES.flatMap((type) => {
    const { basic, pro } = FEATURES_OF[type];
    if (basic === pro) return [priced(type, null, basic)];
    return [priced(type, 'basic', basic), priced(type, 'pro', pro)];
  });
  return { accepting_jobs: admission === 'open', prices };
}
