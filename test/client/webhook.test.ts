import { describe, expect, test } from '@jest/globals';
import { sign } from '@octokit/webhooks-methods';
import { verifyWebhook, WEBHOOK_HEADERS } from '../../client/src/index.ts';
import { webhookMessage } from '../../functions/domain/webhook-event.ts';
import { webhookHeaders } from '../../functions/domain/webhook-signature.ts';
import { aJob, ENDED } from '../domain/jobs.ts';

const secret = 'whsec_test';
const job = aJob({ ...ENDED, status: 'canceled' });

describe('verifyWebhook', () => {
  const message = webhookMessage(job);
  const { body } = message;
  const headers = webhookHeaders(message, { current: secret }, new Date());
  const signature = headers[WEBHOOK_HEADERS.signature];

  test('accepts what the service sends, as text and as bytes', async () => {
    expect(await verifyWebhook(body, signature, secret)).toBe(true);
    expect(await verifyWebhook(new TextEncoder().encode(body), signature, secret)).toBe(true);
  });

  test('[6c] accepts what third-party code signs', async () => {
    expect(await verifyWebhook('{"ü":1}', await sign(secret, '{"ü":1}'), secret)).toBe(true);
  });

  test('refuses another body, another secret and any other signature', async () => {
    expect(await verifyWebhook(`${body} `, signature, secret)).toBe(false);
    expect(await verifyWebhook(body, signature, 'another')).toBe(false);
    expect(await verifyWebhook(body, signature, '')).toBe(false);
    for (const other of [
      undefined,
      null,
      '',
      'sha256=',
      signature?.toUpperCase(),
      signature?.slice(7),
      `${signature}0`,
    ]) {
      expect(await verifyWebhook(body, other, secret)).toBe(false);
    }
  });

  test('knows the headers that the service sends', () => {
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(Object.values(WEBHOOK_HEADERS)));
  });
});
