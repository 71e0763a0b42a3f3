import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { handler as getPrices } from '../../functions/api/get-prices.ts';
import { call } from './calls.ts';
import { newClient, useService } from './service.ts';

useService();

describe('GET /prices', () => {
  test('shows the default prices', async () => {
    const { key } = await newClient(['lyric_videos']);
    expect(await call(getPrices, { resource: '/prices', key })).toMatchObject({
      status: 200,
      body: {
        accepting_jobs: true,
        prices: [
          { type: 'lyric_transcription', quality: null, model: 'flat', rate: 5 },
          { type: 'lyric_video', quality: 'basic', model: 'per_second', rate: 33 },
          { type: 'lyric_video', quality: 'pro', model: 'per_second', rate: 40 },
          { type: 'narrative_video', quality: 'basic', model: 'per_second', rate: 50 },
          { type: 'narrative_video', quality: 'pro', model: 'per_second', rate: 80 },
        ],
      },
    });
  });

  test('needs a key', async () => {
    expect((await call(getPrices, { resource: '/prices' })).status).toBe(401);
  });
});
