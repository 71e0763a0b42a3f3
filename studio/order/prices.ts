import { signal } from '@preact/signals';
import type { PriceList } from '../../client/src/types.ts';
import type { JobType } from '../../functions/domain/job-type.ts';
import { chargeFor } from '../../functions/domain/pricing.ts';
import { songreel } from '../state/session.ts';
import type { Quality } from './draft.ts';

type Price = PriceList['prices'][number];

/** Prices of the service; undefined until they are known. */
export const prices = signal<PriceList | undefined>(undefined);

/** Without prices, the page shows none, and an order works all the same. */
export async function loadPrices(): Promise<void> {
  prices.value ??= await songreel()
    .prices()
    .catch(() => undefined);
}

export function priceOf(kind: JobType, quality: Quality): Price | undefined {
  return prices.value?.prices.find((price) => price.type === kind && (price.quality ?? quality) === quality);
}

/** @param seconds of the song; undefined while it is not known, which only a flat price does not need */
export function costOf(price: Price | undefined, seconds: number | undefined): number | undefined {
  if (!price || price.rate === null || (price.model === 'per_second' && seconds === undefined)) return undefined;
  return chargeFor({ model: price.model, rate: String(price.rate) }, Math.round((seconds ?? 0) * 1000));
}
