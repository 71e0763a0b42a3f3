import { describe, expect, test } from '@jest/globals';
import { verify } from '@octokit/webhooks-methods';
import { Webhook } from 'standardwebhooks';
import type { Job, Links } from '../../functions/domain/job.ts';
import { webhookMessage } from '../../functions/domain/webhook-event.ts';
import { makeWebhookSecret, type WebhookSecrets } from '../../functions/domain/webhook-secrets.ts';
import { webhookHeaders } from '../../functions/domain/webhook-signature.ts';
import { aJob, CHARGED, ENDED } from './jobs.ts';

const now = new Date();

function webhookRequest(job: Job, secrets: WebhookSecrets, links?: Links) {
  const message = webhookMessage(job, links);
  return { body: message.body, headers: webhookHeaders(message, secrets, now) };
}

const secret = 'whsec_test';
const secrets = { current: secret };
const unmeasured = aJob({ ...ENDED, status: 'completed' });
const job = { ...unmeasured, ...CHARGED };
const links = { video_url: 'https://media.example/v.mp4', thumbnail_url: 'https://media.example/t.jpg' };

describe('a webhook', () => {
  test('[6bdj] carries the fields of the specification and no others', () => {
    const { body, headers } = webhookRequest(job, secrets, links);
    expect(JSON.parse(body)).toEqual({
      id: 'job_1',
      type: 'lyric_video',
      status: 'completed',
      credits_charged: 660,
      credits_refunded: 0,
      duration_seconds: 20,
      ...links,
      error: null,
      created_at: '2026-01-01T00:00:00.000Z',
      completed_at: '2026-01-01T00:00:30.000Z',
    });
    expect(headers).toMatchObject({
      'Content-Type': 'application/json',
      'User-Agent': 'Songreel-Webhooks/1',
      'X-Service-Event': 'job.completed',
      'X-Service-Delivery': 'job_1',
    });
  });

  test('[6c] has a signature that third-party code verifies', async () => {
    const { body, headers } = webhookRequest(job, secrets, links);
    const signature = headers['X-Service-Signature'] ?? '';
    expect(await verify(secret, body, signature)).toBe(true);
    expect(await verify(secret, `${body} `, signature)).toBe(false);
    expect(await verify('another', body, signature)).toBe(false);
  });

  test('[6k] is signed with the next secret too while the secret is rotated', async () => {
    const { body, headers } = webhookRequest(job, { current: secret, next: 'whsec_next' }, links);
    expect(await verify(secret, body, headers['X-Service-Signature'] ?? '')).toBe(true);
    expect(await verify('whsec_next', body, headers['X-Service-Signature-Next'] ?? '')).toBe(true);
    expect(webhookRequest(job, secrets, links).headers).not.toHaveProperty('X-Service-Signature-Next');
  });

  test('is a Standard Webhook that its own library verifies, with either secret while the secret is rotated', () => {
    const [current, next] = [makeWebhookSecret(), makeWebhookSecret()];
    const { body, headers } = webhookRequest(job, { current, next }, links);
    expect(headers).toMatchObject({ 'webhook-id': 'job_1' });
    for (const each of [current, next]) expect(new Webhook(each).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(makeWebhookSecret()).verify(body, headers)).toThrow('No matching signature found');
    expect(() => new Webhook(current).verify(`${body} `, headers)).toThrow('No matching signature found');
    const other = { ...headers, 'webhook-id': 'job_2' };
    expect(() => new Webhook(current).verify(body, other)).toThrow('No matching signature found');
  });

  test('has the time of the attempt in whole seconds that have passed', () => {
    const at = new Date('2026-01-01T00:00:00.999Z');
    expect(webhookHeaders(webhookMessage(job), secrets, at)['webhook-timestamp']).toBe('1767225600');
  });

  test('[6b] of a failure has the error and the refund', () => {
    const error = { code: 'generation_failed', message: 'The video could not be made.' } as const;
    const { body, headers } = webhookRequest({ ...job, status: 'failed', error, credits_refunded: 660 }, secrets);
    const noLinks = { video_url: null, thumbnail_url: null };
    expect(JSON.parse(body)).toMatchObject({ status: 'failed', error, credits_refunded: 660, ...noLinks });
    expect(headers['X-Service-Event']).toBe('job.failed');
  });

  test("[6g] has the same bytes for any order of the error's stored fields", () => {
    const [code, message] = ['generation_failed', 'The video could not be made.'] as const;
    const bodies = [
      { code, message },
      { message, code },
    ].map((error) => webhookRequest({ ...job, status: 'failed', error }, secrets).body);
    expect(bodies[1]).toBe(bodies[0]);
  });

  test('[6bj] of a cancellation before the measurement has no duration', () => {
    const { body, headers } = webhookRequest({ ...unmeasured, status: 'canceled' }, secrets);
    expect(JSON.parse(body)).toMatchObject({ status: 'canceled', duration_seconds: null, error: null });
    expect(headers['X-Service-Event']).toBe('job.canceled');
  });

  test('is never made for a job that is still processing', () => {
    expect(() => webhookRequest({ ...job, status: 'processing' }, secrets)).toThrow('has not ended');
  });
});
