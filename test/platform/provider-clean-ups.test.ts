import './quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { type Job, makeJobId } from '../../functions/domain/job.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { getJob, requireJob } from '../../functions/platform/store/jobs.ts';
import { recordCleanUp } from '../../functions/platform/store/provider-clean-ups.ts';
import { closeDelivered, giveUp, orderRedelivery } from '../../functions/platform/store/webhook-deliveries.ts';
import { newAccount, newJob, preparedJob, useDatabase } from './store.ts';

useDatabase();

const ERROR = { code: 'generation_failed', message: 'It did not work.' } as const;
const RENDERER = { transcription: 'transcribe', video: 'embedded' } as const;
const WEBHOOK = { webhook_url: 'https://example.com/hook' };
const DELIVERED = { at: '2026-01-01T00:00:00.000Z', took_ms: 5, status: 200, failure: null, answer: null };
const MINUTE_MS = 60_000;

/** Makes a failed job for which a provider worked. */
async function failedJob(facts: Partial<Job> = {}): Promise<Job> {
  const job = await newJob(await newAccount(), { renderer: RENDERER, credits_charged: 5, ...facts });
  await failJob(job, ERROR);
  return requireJob(job);
}

async function isOpen(job: Job): Promise<boolean> {
  return (await requireJob(job)).open !== undefined;
}

describe('a job for which a provider worked', () => {
  test('is closed by the clean-up of its provider, which may be repeated', async () => {
    const job = await failedJob();
    expect(await isOpen(job)).toBe(true);
    for (let times = 0; times < 2; times += 1) {
      await recordCleanUp(job);
      expect(await requireJob(job)).toMatchObject({ provider_cleaned_at: expect.any(String) });
      expect(await isOpen(job)).toBe(false);
    }
  });

  test.each([
    ['delivered', (job: Job) => closeDelivered(job, DELIVERED)],
    ['given up', (job: Job) => giveUp(job)],
  ])('stays open until its webhook is %s and its provider is cleaned up, in any order', async (_end, end) => {
    const [webhookFirst, providerFirst] = [await failedJob(WEBHOOK), await failedJob(WEBHOOK)];
    await end(webhookFirst);
    await recordCleanUp(providerFirst);
    expect([await isOpen(webhookFirst), await isOpen(providerFirst)]).toEqual([true, true]);
    await recordCleanUp(webhookFirst);
    await end(await requireJob(providerFirst));
    expect([await isOpen(webhookFirst), await isOpen(providerFirst)]).toEqual([false, false]);
  });

  test('stays open until the clean-up also if it cost nothing', async () => {
    const free = { model: 'per_second', rate: '0' } as const;
    const job = await preparedJob(await newAccount(0), { renderer: RENDERER, price: free });
    expect(await charge(job)).toBe('charged');
    await failJob(job, ERROR);
    expect(await isOpen(job)).toBe(true);
    await recordCleanUp(job);
    expect(await isOpen(job)).toBe(false);
  });

  test('is closed by a second clean-up if the first one and the webhook ended at the same time', async () => {
    const read = await failedJob(WEBHOOK);
    await recordCleanUp(read);
    await giveUp(read);
    expect(await isOpen(read)).toBe(true);
    await recordCleanUp(read);
    expect(await isOpen(read)).toBe(false);
  });

  test('may have its webhook sent again before and after the clean-up', async () => {
    const job = await failedJob(WEBHOOK);
    await giveUp(job);
    const now = Date.now();
    expect(await orderRedelivery(await requireJob(job), new Date(now))).toMatchObject({ outcome: 'ordered' });
    await recordCleanUp(job);
    expect(await isOpen(job)).toBe(true);
    await giveUp(await requireJob(job));
    expect(await isOpen(job)).toBe(false);
    const later = new Date(now + MINUTE_MS);
    expect(await orderRedelivery(await requireJob(job), later)).toMatchObject({ outcome: 'ordered' });
    await giveUp(await requireJob(job));
    expect(await isOpen(job)).toBe(false);
  });

  test('is not closed by a clean-up before its end', async () => {
    const job = await newJob(await newAccount(), { renderer: RENDERER, credits_charged: 5 });
    await recordCleanUp(job);
    expect(await isOpen(job)).toBe(true);
    expect(await requireJob(job)).not.toHaveProperty('provider_cleaned_at');
  });

  test('is not created by a clean-up', async () => {
    const nobody = { ...(await failedJob()), job_id: makeJobId() };
    await recordCleanUp(nobody);
    expect(await getJob(nobody)).toBeUndefined();
  });
});

describe('the end of a delivery', () => {
  test.each([
    ['without a webhook', async () => failedJob()],
    ['that has not ended', async () => newJob(await newAccount(), WEBHOOK)],
  ])('has no effect on a job %s', async (_which, make) => {
    const job = await make();
    await giveUp(job);
    await closeDelivered(job, DELIVERED);
    expect(await requireJob(job)).not.toHaveProperty('webhook_end');
    expect(await isOpen(job)).toBe(true);
  });

  test('is the first one of two', async () => {
    const job = await failedJob(WEBHOOK);
    await closeDelivered(job, DELIVERED);
    await giveUp(job);
    expect(await requireJob(job)).toMatchObject({ webhook_end: 'delivered' });
  });
});
