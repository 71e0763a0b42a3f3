import type { Engine } from './engines.ts';

/**
 * What a job costs, in whole tokens: specification, section 8. A rate is decimal text and arithmetic uses integers
 * only, so 0.1 means exactly a tenth.
 */
export const DEFAULT_RATES = {
  transcription: '5',
  lyric_video_basic: '33',
  lyric_video_pro: '40',
  narrative_video_basic: '50',
  narrative_video_pro: '80',
} as const;

export type Feature = keyof typeof DEFAULT_RATES;
export const FEATURES = Object.keys(DEFAULT_RATES) as Feature[];

/**
 * Features that a provider makes have prices of their own, because a provider may cost a thousand times as much as the
 * embedded engine. They have no defaults: an operator sets them before a provider can be chosen.
 */
export const PROVIDED_FEATURES = [
  'transcription.transcribe',
  'lyric_video_basic.transcribe',
  'lyric_video_pro.transcribe',
  'narrative_video_basic.ray',
  'narrative_video_pro.ray',
] as const;

export type PricedFeature = Feature | (typeof PROVIDED_FEATURES)[number];
export const PRICED_FEATURES: readonly PricedFeature[] = [...FEATURES, ...PROVIDED_FEATURES];

/** Returns the feature whose price an order has, by the engine that makes it. */
export function pricedFeature(feature: Feature, engine: Engine): PricedFeature {
  const provided = PROVIDED_FEATURES.find((name) => name === `${feature}.${engine}`);
  return provided ?? feature;
}

/** Fixed at admission, so that a job costs what it cost when it was ordered. */
export interface Price {
  model: 'flat' | 'per_second';
  rate: string;
}

const RATE = /^(\d{1,9})(?:\.(\d{1,6}))?$/;
const MILLIONTHS = 1_000_000n;
const MILLISECONDS = 1_000n;

/** True for decimal text such as `33` or `0.125`: at most 9 digits before the point and 6 after it. */
export function isRate(text: string): boolean {
  return RATE.test(text);
}

export function priceOf(feature: PricedFeature, rate: string): Price {
  return { model: feature.startsWith('transcription') ? 'flat' : 'per_second', rate };
}

/**
 * Returns the charge in whole tokens: ceil(duration × rate) for `per_second`, ceil(rate) for `flat`.
 * @param durationMs the measured duration in whole milliseconds
 */
export function chargeFor(price: Price, durationMs: number): number {
  if (!Number.isSafeInteger(durationMs) || durationMs < 0) throw new RangeError(`not a duration: ${durationMs}`);
  const rate = millionths(price.rate);
  const charge =
    price.model === 'flat'
      ? ceilDivide(rate, MILLIONTHS)
      : ceilDivide(BigInt(durationMs) * rate, MILLISECONDS * MILLIONTHS);
  return Number(charge);
}

function millionths(rate: string): bigint {
  const [, whole, fraction = ''] = RATE.exec(rate) ?? [];
  if (whole === undefined) throw new RangeError(`not a rate: ${rate}`);
  return BigInt(whole) * MILLIONTHS + BigInt(fraction.padEnd(6, '0'));
}

function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
