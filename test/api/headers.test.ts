import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { handler as createJob } from '../../functions/api/create-job.ts';
import { handler as getAccount } from '../../functions/api/get-account.ts';
import { handler as getOpenApi } from '../../functions/api/get-openapi.ts';
import { handler as notFound } from '../../functions/api/not-found.ts';
import { rateLimitHeaders } from '../../functions/domain/rate-limit.ts';
import { call } from './calls.ts';
import { newClient, useService } from './service.ts';

useService();

const song_url = 'https://example.com/song.mp3';
const order = (key: string, body: object, headers: Record<string, string> = {}) =>
  call(createJob, { method: 'POST', resource: '/lyric-videos', key, body, headers });

describe('the headers of an answer', () => {
  test('name the request, also without a key and on paths that do not exist', async () => {
    const { key } = await newClient();
    const replies = [
      await call(getAccount, { resource: '/account', key }),
      await call(getAccount, { resource: '/account' }),
      await call(notFound, { resource: '/{unknown+}' }),
      await call(getOpenApi, { resource: '/openapi.json' }),
    ];
    expect(replies.map(({ status, headers }) => [status, headers['X-Request-Id']])).toEqual([
      [200, 'request-1'],
      [401, 'request-1'],
      [404, 'request-1'],
      [200, 'request-1'],
    ]);
  });

  test('count down what is left of the minute, also when something is refused', async () => {
    const { key } = await newClient(['lyric_videos'], 3);
    const replies = [
      await call(getAccount, { resource: '/account', key }),
      await order(key, {}),
      await call(getAccount, { resource: '/account', key }),
      await call(getAccount, { resource: '/account', key }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 400, 200, 429]);
    expect(replies.map(({ headers }) => headers['RateLimit-Policy'])).toEqual(Array(4).fill('"key";q=3;w=60'));
    const left = replies.map(({ headers }) => /^"key";r=(\d);t=\d{1,2}$/.exec(String(headers.RateLimit))?.[1]);
    expect(left).toEqual(['2', '1', '0', '0']);
  });

  test('say nothing of limits without a valid key', async () => {
    const { headers } = await call(getAccount, { resource: '/account', key: 'wrong' });
    expect(Object.keys(headers).filter((name) => name.startsWith('RateLimit'))).toEqual([]);
  });

  test('have the seconds until the next minute, by the minute that was counted', () => {
    const minute = 29_000_000;
    const at = (seconds: number) =>
      rateLimitHeaders({ rpm: 60, used: 3, minute }, new Date((minute * 60 + seconds) * 1000));
    expect(at(0).RateLimit).toBe('"key";r=57;t=60');
    expect(at(36.5).RateLimit).toBe('"key";r=57;t=24');
    expect(at(61).RateLimit).toBe('"key";r=57;t=0');
  });

  test('name fields that were ignored, of new jobs and of replays', async () => {
    const { key } = await newClient();
    const body = { song_url, style: 'BAUHAUS', color: 'red' };
    const again = { 'Idempotency-Key': 'once' };
    for (const reply of [await order(key, body, again), await order(key, body, again)]) {
      expect(reply.status).toBe(202);
      expect(reply.headers['Songreel-Ignored-Fields']).toBe('"style";did_you_mean="style_preset", "color"');
    }
    expect((await order(key, { song_url })).headers).not.toHaveProperty('Songreel-Ignored-Fields');
  });
});
