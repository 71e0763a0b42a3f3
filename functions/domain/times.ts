import * as v from 'valibot';

/**
 * Times of a song, in seconds. Decimal seconds rarely have an exact binary form: 0.02 + 0.04 is 0.060000000000000005.
 * So times that differ by less than a microsecond, a fiftieth of an audio sample, are equal.
 */
export const SAME_TIME = 1e-6;

export const seconds = () =>
  v.pipe(v.number('must be a number'), v.finite('must be finite'), v.minValue(0, 'must be >= 0'));

/** Returns whether a time is later than another by more than rounding. */
export function isAfter(time: number, other: number): boolean {
  return time - other >= SAME_TIME;
}
