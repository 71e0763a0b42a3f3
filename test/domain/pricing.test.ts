import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chargeFor, isRate, priceOf } from '../../functions/domain/pricing.ts';

describe('the price of a job', () => {
  test('[8h] 180 seconds of basic lyric video cost 5,940 tokens at the default rate', () => {
    expect(chargeFor(priceOf('lyric_video_basic', '33'), 180_000)).toBe(5_940);
  });

  test.each([
    ['33', 12_000, 396],
    ['33', 12_001, 397],
    ['0.1', 10_000, 1],
    ['0.1', 10_001, 2],
    ['0.1', 30_000, 3],
    ['0.000001', 420_000, 1],
    ['80', 420_000, 33_600],
    ['0', 420_000, 0],
  ])('[8jo] a rate of %s for %i ms is %i', (rate, durationMs, tokens) => {
    expect(chargeFor(priceOf('lyric_video_pro', rate), durationMs)).toBe(tokens);
  });

  test('[8h] a transcription costs the same at any length', () => {
    const price = priceOf('transcription', '5');
    expect([0, 1, 420_000].map((duration) => chargeFor(price, duration))).toEqual([5, 5, 5]);
  });

  test('[8j] is duration times rate, rounded up, for every duration and rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 420_000 }),
        fc.integer({ min: 0, max: 999_999_999 }),
        (durationMs, micro) => {
          const rate = `${Math.floor(micro / 1e6)}.${String(micro % 1e6).padStart(6, '0')}`;
          const charge = BigInt(chargeFor(priceOf('narrative_video_basic', rate), durationMs));
          const exact = BigInt(durationMs) * BigInt(micro);
          const whole = 1_000_000_000n;
          expect(charge * whole >= exact && (charge - 1n) * whole < exact).toBe(true);
        },
      ),
    );
  });

  test('counts a millionth of a token exactly', () => {
    const price = priceOf('lyric_video_basic', '0.001');
    expect([1_000_000, 1_000_001].map((durationMs) => chargeFor(price, durationMs))).toEqual([1, 2]);
  });

  test('rounds the smallest part of a token up', () => {
    expect(chargeFor(priceOf('lyric_video_basic', '0.000001'), 1)).toBe(1);
  });

  test('refuses to charge by what is not a rate', () => {
    expect(() => chargeFor({ model: 'flat', rate: '-1' }, 0)).toThrow('not a rate: -1');
  });

  test.each(['', '-1', '1234567890', '1e3', '1.', '.5', '1.1234567', 'NaN', '0x10', ' 5'])(
    '[8o] refuses the rate "%s"',
    (text) => {
      expect(isRate(text)).toBe(false);
    },
  );

  test('refuses a duration that was never measured', () => {
    expect(() => chargeFor(priceOf('transcription', '5'), Number.NaN)).toThrow('not a duration');
    expect(() => chargeFor(priceOf('transcription', '5'), -1)).toThrow('not a duration');
  });
});
