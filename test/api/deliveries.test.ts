import '../platform/quiet.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { handler as getDeliveries } from '../../functions/api/get-deliveries.ts';
import { handler as redeliverWebhook } from '../../functions/api/redeliver-webhook.ts';
import { type Job, makeJobId } from '../../functions/domain/job.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { requireJob } from '../../functions/platform/store/jobs.ts';
import { closeDelivered } from '../../functions/platform/store/webhook-deliveries.ts';
import { handler as sweep } from '../../functions/schedules/sweep-jobs.ts';
import { handler as deliverWebhook } from '../../functions/steps/deliver-webhook.ts';
import { stopDate } from '../clocks.ts';
import { newJob } from '../platform/store.ts';
import { useReceiver } from '../steps/receiver.ts';
import { call } from './calls.ts';
import { type Client, newClient, useService } from './service.ts';

const executions = useService();
const receiver = useReceiver();

afterEach(() => {
  jest.useRealTimers();
});

const resource = '/jobs/{id}/deliveries';
const read = ({ key }: Client, id: string) => call(getDeliveries, { resource, id, key });
const again = ({ key }: Client, id: string) => call(redeliverWebhook, { method: 'POST', resource, id, key });

const ERROR = { code: 'generation_failed', message: 'It did not work.' } as const;

async function failedJob(client: Client, facts: Partial<Job> = {}): Promise<Job> {
  const job = await newJob(client.account, { webhook_url: receiver.url, ...facts });
  await failJob(job, ERROR);
  return job;
}

describe('GET /jobs/{id}/deliveries', () => {
  test('shows each attempt with its time, status and the first line of the answer', async () => {
    const client = await newClient();
    const job = await failedJob(client);
    expect((await read(client, job.job_id)).body).toMatchObject({ state: 'owed', attempts: [] });
    receiver.answers = [500, 302];
    receiver.text = '\n  Fatal: no\ttable\u0007 "orders"  \nat line 3';
    await expect(deliverWebhook(job)).rejects.toThrow('Attempt 1');
    await expect(deliverWebhook(job)).rejects.toThrow('Attempt 2');
    receiver.text = '';
    await deliverWebhook(job);
    const { status, body } = await read(client, job.job_id);
    expect(status).toBe(200);
    const attempt = { at: expect.stringMatching(/Z$/), seconds: expect.any(Number), failure: null };
    expect(body).toEqual({
      id: job.job_id,
      webhook_url: receiver.url,
      event: 'job.failed',
      state: 'delivered',
      attempts: [
        { ...attempt, status: 500, answer: 'Fatal: notable "orders"' },
        { ...attempt, status: 302, answer: 'Fatal: notable "orders"' },
        { ...attempt, status: 200, answer: null },
      ],
    });
  });

  test('shows why there was no response', async () => {
    const client = await newClient();
    const job = await failedJob(client, { webhook_url: 'https://127.0.0.1/hook' });
    for (let n = 0; n < 2; n += 1) await expect(deliverWebhook(job)).rejects.toThrow('Attempt');
    await deliverWebhook(job);
    const { body } = await read(client, job.job_id);
    expect(body).toMatchObject({ state: 'given_up', attempts: [{}, {}, { status: null, answer: null }] });
    expect(body.attempts[0].failure).toMatch(/^The URL .+\.$/);
  });

  test('works for jobs of every type, without a webhook, and before their end', async () => {
    const client = await newClient();
    const plain = await newJob(client.account, { type: 'narrative_video' });
    expect((await read(client, plain.job_id)).body).toEqual({
      id: plain.job_id,
      webhook_url: null,
      event: null,
      state: 'none',
      attempts: [],
    });
    const young = await newJob(client.account, { type: 'lyric_transcription', webhook_url: receiver.url });
    expect((await read(client, young.job_id)).body).toMatchObject({ state: 'not_due', event: null });
  });

  test('is 404 for the job of another account, and 403 for one that the key may not read', async () => {
    const client = await newClient(['narrative_videos']);
    const job = await newJob(client.account);
    for (const act of [read, again]) {
      expect((await act(await newClient(), job.job_id)).status).toBe(404);
      expect((await act(client, makeJobId())).status).toBe(404);
      expect((await act(client, 'x')).status).toBe(404);
      expect((await act(client, job.job_id)).status).toBe(403);
    }
  });
});

describe('POST /jobs/{id}/deliveries', () => {
  test('delivers again, and keeps the earlier attempts', async () => {
    const client = await newClient();
    const job = await failedJob(client);
    await deliverWebhook(job);
    const { status, body } = await again(client, job.job_id);
    expect(status).toBe(202);
    expect(body).toMatchObject({ state: 'owed', attempts: [{ status: 200 }] });
    const [started] = executions.of('settlement', job.job_id);
    expect(started).toMatchObject({ input: { job_id: job.job_id, resume: 'webhook' } });
    await deliverWebhook(job);
    expect(receiver.deliveries.map(({ headers }) => headers['x-service-delivery'])).toEqual([job.job_id, job.job_id]);
    expect((await read(client, job.job_id)).body).toMatchObject({ state: 'delivered', attempts: [{}, {}] });
  });

  test('is not started a second time by the sweep', async () => {
    const client = await newClient();
    const job = await failedJob(client, { created_at: '2026-01-01T00:00:00.000Z' });
    await deliverWebhook(job);
    await again(client, job.job_id);
    await sweep();
    expect(executions.of('settlement', job.job_id)).toHaveLength(1);
  });

  test('is started by the sweep if it could not be started at once', async () => {
    const client = await newClient();
    const job = await failedJob(client, { created_at: '2026-01-01T00:00:00.000Z' });
    await deliverWebhook(job);
    executions.isDown = true;
    expect((await again(client, job.job_id)).status).toBe(202);
    executions.isDown = false;
    await sweep();
    expect(executions.of('settlement', job.job_id)).toHaveLength(1);
  });

  test('is refused during a delivery, and within 10 seconds of the last one', async () => {
    stopDate();
    const client = await newClient();
    const job = await failedJob(client);
    const refusal = { status: 409, body: { error: { code: 'delivery_too_soon' } } };
    expect(await again(client, job.job_id)).toMatchObject({ ...refusal, headers: { 'Retry-After': '10' } });
    await deliverWebhook(job);
    expect((await again(client, job.job_id)).status).toBe(202);
    expect(await again(client, job.job_id)).toMatchObject(refusal);
    await deliverWebhook(job);
    const early = await again(client, job.job_id);
    expect(early).toMatchObject({ ...refusal, headers: { 'Retry-After': '10' } });
    const old = await failedJob(client, { redelivered_at: new Date(Date.now() - 10_001).toISOString() });
    await deliverWebhook(old);
    expect((await again(client, old.job_id)).status).toBe(202);
  });

  test('is refused for a job without a webhook, and for one that has not ended', async () => {
    const client = await newClient();
    const plain = await newJob(client.account);
    await failJob(plain, ERROR);
    const young = await newJob(client.account, { webhook_url: receiver.url });
    expect((await again(client, plain.job_id)).body.error.code).toBe('no_webhook');
    expect((await again(client, young.job_id)).body.error.code).toBe('job_not_ended');
  });

  test('keeps the last 30 attempts', async () => {
    const client = await newClient();
    const attempt = { at: '2026-01-01T00:00:00.000Z', took_ms: 1, status: 500, failure: null, answer: null };
    const webhook_log = Array.from({ length: 40 }, (_, n) => ({ ...attempt, answer: String(n) }));
    const job = await failedJob(client, { webhook_log });
    await closeDelivered(job, { ...attempt, answer: 'last' });
    await again(client, job.job_id);
    const log = (await requireJob(job)).webhook_log ?? [];
    expect(log.map(({ answer }) => answer)).toEqual([...Array.from({ length: 29 }, (_, n) => String(n + 11)), 'last']);
  });
});
