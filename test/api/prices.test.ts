import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { handler as getPrices } from '../../functions/api/get-prices.ts';
import { priceList } from '../../functions/domain/price-list.ts';
import { settingsOf } from '../../functions/domain/settings.ts';
import { call } from './calls.ts';
import { newClient, useService } from './service.ts';

useService();

describe('GET /prices', () => {
  test('shows the default prices', async () => {
    const { key } = await newClient(['lyric_videos']);
    expect(await call(getPrices, { resource: '/prices', key })).toMatchObject({
      status: 200,
      body: priceList(settingsOf({})),
    });
  });

  test('needs a key', async () => {
    expect((await call(getPrices, { resource: '/prices' })).status).toBe(401);
  });
});
