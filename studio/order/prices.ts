import { signal } from '@preact/signals';
import { chargeFor, type Feature, type Price } from '../../functions/domain/pricing.ts';
import { read } from '../api.ts';
import type { JobType } from '../state/route.ts';
import type { Quality } from './draft.ts';

interface PriceList {
  prices: { feature: Feature; model: Price['model']; rate: string }[];
}

/** Prices of the service by what is ordered; undefined until they are known. */
export const prices = signal<ReadonlyMap<string, Price> | undefined>(undefined);

/** Without prices, the page shows none, and the order works all the same. */
export async function loadPrices(): Promise<void> {
  if (prices.value) return;
  const list = await read<PriceList>('/prices').catch(() => undefined);
  if (list) prices.value = new Map(list.prices.map(({ feature, model, rate }) => [feature, { model, rate }]));
}

export function priceOf(kind: JobType, quality: Quality): Price | undefined {
  return prices.value?.get(kind === 'lyric_transcription' ? 'transcription' : `${kind}_${quality}`);
}

/** @param seconds of the song; undefined while it is not known, which only a flat price does not need */
export function costOf(price: Price | undefined, seconds: number | undefined): number | undefined {
  if (!price || (price.model === 'per_second' && seconds === undefined)) return undefined;
  return chargeFor(price, Math.round((seconds ?? 0) * 1000));
}
