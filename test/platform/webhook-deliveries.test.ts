import './quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { type Job, makeJobId } from '../../functions/domain/job.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { getJob, requireJob } from '../../functions/platform/store/jobs.ts';
import {
  closeDelivered,
  countFailedAttempt,
  giveUp,
  keepWebhookLinks,
  orderRedelivery,
} from '../../functions/platform/store/webhook-deliveries.ts';
import { newAccount, newJob, useDatabase } from './store.ts';

useDatabase();

const ERROR = { code: 'generation_failed', message: 'It did not work.' } as const;
const WEBHOOK = { webhook_url: 'https://example.com/hook' };
const LINKS = { video_url: 'https://example.com/1', thumbnail_url: 'https://example.com/2' };
const OTHER_LINKS = { video_url: 'https://example.com/3', thumbnail_url: 'https://example.com/4' };
const NOW = new Date('2026-01-01T12:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

/** Returns an attempt that began at a second of a minute. */
function attempt(second: number, status = 500) {
  return { at: `2026-01-01T11:00:0${second}.000Z`, took_ms: 5, status, failure: null, answer: null };
}

/** Returns an ended job as it is stored. */
async function failedJob(facts: Partial<Job> = WEBHOOK): Promise<Job> {
  const job = await newJob(await newAccount(), facts);
  await failJob(job, ERROR);
  return requireJob(job);
}

async function missingJob(): Promise<Job> {
  return { ...(await failedJob()), job_id: makeJobId() };
}

describe('the links of a webhook', () => {
  test('are those of the first attempt', async () => {
    const job = await failedJob();
    expect(await keepWebhookLinks(job, LINKS)).toEqual(LINKS);
    expect(await keepWebhookLinks(job, OTHER_LINKS)).toEqual(LINKS);
    expect(await requireJob(job)).toMatchObject({ webhook_links: LINKS });
  });

  test('are not kept once nothing is left to deliver', async () => {
    const job = await failedJob();
    await giveUp(job);
    expect(await keepWebhookLinks(job, LINKS)).toBeUndefined();
    expect(await requireJob(job)).not.toHaveProperty('webhook_links');
  });
});

describe('an attempt that failed', () => {
  test('is counted and logged, with its reason', async () => {
    const job = await failedJob();
    expect(await countFailedAttempt(job, attempt(1), 'the receiver answered 500')).toBe(1);
    expect(await countFailedAttempt(await requireJob(job), attempt(2), 'the receiver was silent')).toBe(2);
    expect(await requireJob(job)).toMatchObject({
      webhook_attempts: 2,
      webhook_failure: 'the receiver was silent',
      webhook_log: [attempt(1), attempt(2)],
      open: 'open',
    });
  });

  test.each([['first'], ['second']])('is counted and logged once if it is recorded twice, as the %s', async (which) => {
    const job = await failedJob();
    if (which === 'second') await countFailedAttempt(job, attempt(1), 'x');
    const read = await requireJob(job);
    const count = await countFailedAttempt(read, attempt(2), 'x');
    const stored = await requireJob(job);
    expect(await countFailedAttempt(read, attempt(2), 'y')).toBe(count);
    expect(await requireJob(job)).toEqual(stored);
  });

  test('is logged but not counted if another one was counted at the same time', async () => {
    const job = await failedJob();
    expect(await countFailedAttempt(job, attempt(1), 'x')).toBe(1);
    expect(await countFailedAttempt(job, attempt(2), 'y')).toBe(1);
    expect(await requireJob(job)).toMatchObject({
      webhook_attempts: 1,
      webhook_failure: 'x',
      webhook_log: [attempt(1), attempt(2)],
    });
  });

  test('is the last one if the webhook was delivered meanwhile', async () => {
    const job = await failedJob();
    await closeDelivered(job, attempt(1, 200));
    expect(await countFailedAttempt(job, attempt(2), 'x')).toBe(Number.POSITIVE_INFINITY);
    expect(await requireJob(job)).toMatchObject({
      webhook_end: 'delivered',
      webhook_log: [attempt(1, 200), attempt(2)],
    });
  });

  test('does not count among those of a redelivery that was ordered meanwhile', async () => {
    const job = await failedJob();
    await countFailedAttempt(job, attempt(1), 'x');
    const read = await requireJob(job);
    await giveUp(read);
    await orderRedelivery(await requireJob(job));
    expect(await countFailedAttempt(read, attempt(2), 'x')).toBe(0);
    expect(await requireJob(job)).not.toHaveProperty('webhook_attempts');
  });

  test('does not create its job', async () => {
    const nobody = await missingJob();
    expect(await countFailedAttempt(nobody, attempt(1), 'x')).toBe(Number.POSITIVE_INFINITY);
    await closeDelivered(nobody, attempt(1, 200));
    expect(await getJob(nobody)).toBeUndefined();
  });
});

describe('the end of a delivery', () => {
  test('is recorded with the attempt that succeeded', async () => {
    const job = await failedJob();
    await countFailedAttempt(job, attempt(1), 'x');
    await closeDelivered(job, attempt(2, 200), NOW);
    expect(await requireJob(job)).toMatchObject({
      webhook_end: 'delivered',
      webhook_ended_at: NOW.toISOString(),
      webhook_log: [attempt(1), attempt(2, 200)],
    });
    expect(await requireJob(job)).not.toHaveProperty('open');
  });

  test('is recorded with its time if it is given up', async () => {
    const job = await failedJob();
    await giveUp(job, NOW);
    expect(await requireJob(job)).toMatchObject({ webhook_end: 'given_up', webhook_ended_at: NOW.toISOString() });
    expect(await requireJob(job)).not.toHaveProperty('open');
  });

  test('is the first of two, and the log has both attempts once', async () => {
    const job = await failedJob();
    await closeDelivered(job, attempt(1, 200), NOW);
    for (const second of [1, 2, 2]) await closeDelivered(job, attempt(second, 200), later(1));
    expect(await requireJob(job)).toMatchObject({
      webhook_ended_at: NOW.toISOString(),
      webhook_log: [attempt(1, 200), attempt(2, 200)],
    });
  });
});

describe('a redelivery', () => {
  test('begins as the first delivery did, and keeps the log', async () => {
    const job = await failedJob();
    await keepWebhookLinks(job, LINKS);
    await countFailedAttempt(job, attempt(1), 'x');
    await giveUp(job);
    const read = await requireJob(job);
    const ordered = { ...read, open: 'open', redelivered_at: NOW.toISOString() };
    for (const name of ['attempts', 'links', 'failure', 'end', 'ended_at']) {
      expect(ordered).toHaveProperty(`webhook_${name}`);
      Reflect.deleteProperty(ordered, `webhook_${name}`);
    }
    expect(await orderRedelivery(read, NOW)).toEqual({ outcome: 'ordered', job: ordered });
    expect(await requireJob(job)).toEqual(ordered);
  });

  test('keeps the last thirty attempts', async () => {
    const log = Array.from({ length: 32 }, (_, at) => ({ ...attempt(1), at: String(at) }));
    const job = await failedJob({ ...WEBHOOK, webhook_log: log });
    await giveUp(job);
    await orderRedelivery(await requireJob(job), NOW);
    expect(await requireJob(job)).toMatchObject({ webhook_log: log.slice(2) });
  });

  test('needs a webhook and an ended job', async () => {
    expect(await orderRedelivery(await failedJob({}))).toEqual({ outcome: 'no_webhook' });
    expect(await orderRedelivery(await newJob(await newAccount(), WEBHOOK))).toEqual({ outcome: 'not_ended' });
  });

  test('waits for the delivery that is under way', async () => {
    const job = await failedJob();
    expect(await orderRedelivery(job, NOW)).toEqual({ outcome: 'too_soon', seconds: 10 });
    expect(await requireJob(job)).toEqual(job);
  });

  test('may be ordered again after ten seconds', async () => {
    const job = await failedJob();
    await giveUp(job);
    await orderRedelivery(await requireJob(job), NOW);
    await giveUp(job);
    const orderAfter = async (ms: number) => orderRedelivery(await requireJob(job), later(ms));
    expect(await orderAfter(0)).toEqual({ outcome: 'too_soon', seconds: 10 });
    expect(await orderAfter(7_999)).toEqual({ outcome: 'too_soon', seconds: 3 });
    expect(await orderAfter(8_000)).toEqual({ outcome: 'too_soon', seconds: 2 });
    expect(await orderAfter(9_999)).toEqual({ outcome: 'too_soon', seconds: 1 });
    expect(await orderAfter(10_000)).toMatchObject({ outcome: 'ordered' });
  });

  test('waits ten seconds for a delivery that has lasted longer', async () => {
    const job = await failedJob();
    await giveUp(job);
    await orderRedelivery(await requireJob(job), NOW);
    for (const ms of [10_000, 11_000]) {
      expect(await orderRedelivery(job, later(ms))).toEqual({ outcome: 'too_soon', seconds: 10 });
    }
  });

  test.each([
    ['no attempt', []],
    ['one', [attempt(1)]],
  ])('loses no attempt that is logged meanwhile, after %s', async (_, earlier) => {
    const job = await failedJob(earlier.length > 0 ? { ...WEBHOOK, webhook_log: earlier } : WEBHOOK);
    await giveUp(job);
    const read = await requireJob(job);
    await closeDelivered(read, attempt(2, 200));
    expect(await orderRedelivery(read, NOW)).toEqual({ outcome: 'too_soon', seconds: 10 });
    expect(await requireJob(job)).toMatchObject({ webhook_log: [...earlier, attempt(2, 200)] });
  });
});
