import { describe, expect, test } from '@jest/globals';
import { deliveriesView, keptAttempts, type WebhookState, webhookState } from '../../functions/domain/deliveries.ts';
import { type DeliveryAttempt, isDelivered } from '../../functions/domain/delivery-attempt.ts';
import type { Job } from '../../functions/domain/job.ts';
import { WEBHOOK_POLICY } from '../../functions/domain/webhook-policy.ts';
import { aJob, ENDED } from './jobs.ts';

const attempt = (status: number | null): DeliveryAttempt => ({
  at: '2026-01-01T00:00:31.000Z',
  took_ms: 1500,
  status,
  failure: status === null ? 'The receiver did not answer.' : null,
  answer: null,
});
const WEBHOOK = { webhook_url: 'https://example.com/hook' };
const FAILED = { ...ENDED, status: 'failed' } as const;

describe('an attempt to deliver a webhook', () => {
  test.each([
    [200, true],
    [299, true],
    [199, false],
    [300, false],
    [null, false],
  ])('with the status %s is successful: %s', (status, expected) => {
    expect(isDelivered(attempt(status))).toBe(expected);
  });

  test('is one of three, after pauses of 3 and 12 seconds, and has 10 seconds', () => {
    expect(WEBHOOK_POLICY).toEqual({ attempts: 3, timeoutSeconds: 10, firstPauseSeconds: 3, backoffRate: 4 });
  });

  test('is kept if at most 29 others follow it', () => {
    const log = Array.from({ length: 31 }, (_, index) => attempt(index));
    expect(keptAttempts({ webhook_log: log })).toEqual(log.slice(1));
    expect(keptAttempts({ webhook_log: log.slice(1) })).toEqual(log.slice(1));
    expect(keptAttempts({})).toEqual([]);
  });
});

describe('the webhook of a job', () => {
  test.each<[WebhookState, Job]>([
    ['none', aJob(FAILED)],
    ['not_due', aJob(WEBHOOK)],
    ['owed', aJob({ ...WEBHOOK, ...FAILED })],
    ['delivered', aJob({ ...WEBHOOK, ...FAILED, webhook_end: 'delivered' })],
    ['given_up', aJob({ ...WEBHOOK, ...FAILED, webhook_end: 'given_up' })],
  ])('is %s', (state, job) => {
    expect(webhookState(job)).toBe(state);
  });

  test('has its event from the end of the job, and each attempt with its seconds', () => {
    expect(deliveriesView(aJob({ ...WEBHOOK, ...FAILED, webhook_log: [attempt(500)] }))).toEqual({
      id: 'job_1',
      webhook_url: WEBHOOK.webhook_url,
      event: 'job.failed',
      state: 'owed',
      attempts: [{ at: '2026-01-01T00:00:31.000Z', seconds: 1.5, status: 500, failure: null, answer: null }],
    });
    expect(deliveriesView(aJob(WEBHOOK))).toMatchObject({ event: null, attempts: [] });
    expect(deliveriesView(aJob(FAILED))).toMatchObject({ webhook_url: null, event: null });
  });
});
