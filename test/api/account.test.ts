import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { handler as getAccount } from '../../functions/api/get-account.ts';
import { requireSecrets } from '../../functions/platform/store/webhook-secrets.ts';
import { newJob } from '../platform/store.ts';
import { call } from './calls.ts';
import { newClient, useService } from './service.ts';

useService();

const HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'private, no-store',
  'X-Request-Id': 'request-1',
};

describe('GET /account', () => {
  test('[1ef, 2.1a, 8b] returns credits, scopes, limit and secret', async () => {
    const { account, key } = await newClient(['narrative_videos'], 77);
    const reply = await call(getAccount, { resource: '/account', key });
    expect(reply).toEqual({
      status: 200,
      headers: {
        ...HEADERS,
        'RateLimit-Policy': '"key";q=77;w=60',
        RateLimit: expect.stringMatching(/^"key";r=76;t=\d+$/),
      },
      body: { credits: 1_000_000, scopes: ['narrative_videos'], rate_limit_rpm: 77, webhook_secret: null },
    });
    await newJob(account, { webhook_url: 'https://example.com/hook' });
    const { current: secret } = await requireSecrets(account, new Date());
    expect((await call(getAccount, { resource: '/account', key })).body.webhook_secret).toBe(secret);
  });

  test.each([
    ['no header', {}, 'missing_api_key'],
    ['another scheme', { Authorization: 'Basic abc' }, 'missing_api_key'],
    ['a scheme alone', { Authorization: 'Bearer ' }, 'missing_api_key'],
    ['no key of ours', { Authorization: 'Bearer abc' }, 'invalid_api_key'],
  ])('[2.5a, 5dj] answers 401 to %s', async (_, headers, code) => {
    const reply = await call(getAccount, { resource: '/account', headers });
    expect(reply).toMatchObject({
      status: 401,
      headers: HEADERS,
      body: { error: { code, message: expect.any(String) } },
    });
  });

  test('[5aj] accepts the header and the scheme in any case', async () => {
    const { key } = await newClient();
    expect((await call(getAccount, { resource: '/account', headers: { authorization: `bearer ${key}` } })).status).toBe(
      200,
    );
  });

  test('[7d] answers 429 with Retry-After above the limit', async () => {
    const { key } = await newClient(['lyric_videos'], 1);
    const replies = [];
    for (let i = 0; i < 3; i += 1) replies.push(await call(getAccount, { resource: '/account', key }));
    const refused = replies.at(-1);
    expect(refused).toMatchObject({ status: 429, headers: { ...HEADERS, 'Retry-After': '60' } });
    expect(refused?.body.error.code).toBe('rate_limit_exceeded');
  });

  test('[7el] reveals nothing internal when something breaks', async () => {
    const { key } = await newClient();
    const table = process.env.ACCOUNTS_TABLE;
    delete process.env.ACCOUNTS_TABLE;
    const reply = await call(getAccount, { resource: '/account', key });
    process.env.ACCOUNTS_TABLE = table;
    expect(reply).toMatchObject({ status: 500, headers: HEADERS, body: { error: { code: 'internal_error' } } });
    expect(JSON.stringify(reply.body)).not.toMatch(/ACCOUNTS_TABLE|stack/);
  });
});
