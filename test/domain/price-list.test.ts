import { describe, expect, test } from '@jest/globals';
import { priceList } from '../../functions/domain/price-list.ts';
import { settingsOf } from '../../functions/domain/settings.ts';

describe('the list of prices', () => {
  const listed = (stored: Record<string, string>) => priceList(settingsOf(stored));
  const rateOf = (rate: string) => listed({ 'pricing.transcription': rate }).prices[0]?.rate;

  test('has each type and quality once, with the default rates', () => {
    expect(listed({})).toEqual({
      accepting_jobs: true,
      prices: [
        { type: 'lyric_transcription', quality: null, model: 'flat', rate: 5 },
        { type: 'lyric_video', quality: 'basic', model: 'per_second', rate: 33 },
        { type: 'lyric_video', quality: 'pro', model: 'per_second', rate: 40 },
        { type: 'narrative_video', quality: 'basic', model: 'per_second', rate: 50 },
        { type: 'narrative_video', quality: 'pro', model: 'per_second', rate: 80 },
      ],
    });
  });

  test('has the configured rates, to the last digit', () => {
    expect(rateOf('0')).toBe(0);
    expect(JSON.stringify(rateOf('999999999.999999'))).toBe('999999999.999999');
    expect(JSON.stringify(rateOf('0.000001'))).toBe('0.000001');
  });

  test('has the rates of the engines that the operator has chosen', () => {
    const chosen = { 'engine.narrative_video': 'ray', 'pricing.narrative_video_basic.ray': '4000' };
    expect(listed(chosen).prices).toMatchObject([
      { rate: 5 },
      { rate: 33 },
      { rate: 40 },
      { rate: 4000 },
      { rate: null },
    ]);
  });

  test('shows which jobs are not accepted, and whether none are', () => {
    expect(rateOf('unavailable')).toBeNull();
    expect(rateOf('free')).toBeNull();
    expect(listed({ admission: 'closed' })).toMatchObject({
      accepting_jobs: false,
      prices: [{ rate: 5 }, {}, {}, {}, {}],
    });
  });
});
