import '../platform/quiet.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { verify } from '@octokit/webhooks-methods';
import type { Job } from '../../functions/domain/job.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { cancelJob, completeJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { getJob, recordTranscript, requestCancellation, requireJob } from '../../functions/platform/store/jobs.ts';
import { orderRedelivery } from '../../functions/platform/store/webhook-deliveries.ts';
import { rotateSecret } from '../../functions/platform/store/webhook-rotations.ts';
import { requireSecrets } from '../../functions/platform/store/webhook-secrets.ts';
import { handler as deliverWebhook } from '../../functions/steps/deliver-webhook.ts';
import { stopDate } from '../clocks.ts';
import { useBucket } from '../platform/bucket.ts';
import { crashing, losingAnAnswer } from '../platform/crashes.ts';
import { newAccount, newJob, preparedJob, recordOutput, useDatabase } from '../platform/store.ts';
import { useReceiver } from './receiver.ts';

useDatabase();
useBucket();
const receiver = useReceiver();

afterEach(() => {
  jest.useRealTimers();
});

const ERROR = { code: 'generation_failed', message: 'It did not work.' } as const;

async function completedJob(): Promise<Job> {
  const job = await preparedJob(await newAccount(), { webhook_url: receiver.url });
  await charge(job);
  await recordOutput(job);
  await completeJob(job);
  return job;
}

describe('a webhook', () => {
  test('reports a completed video, signed', async () => {
    const job = await completedJob();
    expect(await deliverWebhook(job)).toEqual({ outcome: 'delivered' });
    const [delivery] = receiver.deliveries;
    const stored = await getJob(job);
    expect(JSON.parse(delivery?.body ?? '')).toEqual({
      id: job.job_id,
      type: 'lyric_video',
      status: 'completed',
      credits_charged: 330,
      credits_refunded: 0,
      duration_seconds: 10,
      video_url: expect.stringContaining('outputs/video.mp4?'),
      thumbnail_url: expect.stringContaining('outputs/thumbnail.jpg?'),
      error: null,
      created_at: job.created_at,
      completed_at: stored?.completed_at,
    });
    expect(delivery?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': 'job.completed',
      'x-service-delivery': job.job_id,
    });
    const { current } = await requireSecrets(job.account_id, new Date());
    const signature = String(delivery?.headers['x-service-signature']);
    expect(await verify(current, delivery?.body ?? '', signature)).toBe(true);
  });

  test('reports a failed job, a canceled job and a transcription', async () => {
    const account = await newAccount();
    const facts = { webhook_url: receiver.url };
    const [failed, canceled] = [
      await newJob(account, { ...facts, type: 'narrative_video' }),
      await newJob(account, facts),
    ];
    const transcription = await preparedJob(account, { ...facts, type: 'lyric_transcription' });
    await failJob(failed, ERROR);
    await requestCancellation(canceled);
    await cancelJob(canceled);
    await charge(transcription);
    await recordTranscript(transcription, { language: 'en', segments: [] });
    await completeJob(transcription);
    for (const job of [failed, canceled, transcription]) await deliverWebhook(job);
    const told = receiver.deliveries.map(({ body, headers }) => ({
      event: headers['x-service-event'],
      ...JSON.parse(body),
    }));
    expect(told).toMatchObject([
      { event: 'job.failed', type: 'narrative_video', error: ERROR, duration_seconds: null, video_url: null },
      { event: 'job.canceled', type: 'lyric_video', status: 'canceled', error: null },
      { event: 'job.completed', type: 'lyric_transcription', status: 'completed', video_url: null },
    ]);
  });

  test('[6k] is signed with both secrets while they are rotated, and the same at each attempt', async () => {
    const job = await completedJob();
    const rotation = await rotateSecret(job.account_id);
    receiver.answers = [500, 200];
    await expect(deliverWebhook(job)).rejects.toThrow('Attempt 1');
    await deliverWebhook(job);
    const [first, second] = receiver.deliveries;
    const verifies = (secret: string, header: string) =>
      verify(secret, first?.body ?? '', String(first?.headers[header]));
    expect(await verifies(rotation.current, 'x-service-signature')).toBe(true);
    expect(await verifies(rotation.next, 'x-service-signature-next')).toBe(true);
    for (const header of ['x-service-signature', 'x-service-signature-next']) {
      expect(second?.headers[header]).toBe(first?.headers[header]);
    }
  });

  test('is delivered again if an operator asks for it, with three attempts', async () => {
    stopDate();
    const job = await completedJob();
    expect(await orderRedelivery(await requireJob(job))).toEqual({ outcome: 'too_soon', seconds: 10 });
    receiver.answers = [500, 500, 500];
    await expect(deliverWebhook(job)).rejects.toThrow('Attempt 1');
    await expect(deliverWebhook(job)).rejects.toThrow('Attempt 2');
    await deliverWebhook(job);
    expect(await getJob(job)).toMatchObject({
      webhook_end: 'given_up',
      webhook_ended_at: expect.any(String),
      webhook_failure: 'the receiver answered 500',
    });
    expect(await orderRedelivery(await requireJob(job))).toMatchObject({ outcome: 'ordered' });
    expect(await getJob(job)).not.toHaveProperty('webhook_end');
    receiver.answers = [200];
    expect(await deliverWebhook(job)).toEqual({ outcome: 'delivered' });
    expect(await getJob(job)).toMatchObject({ webhook_end: 'delivered' });
    expect(receiver.deliveries).toHaveLength(4);
  });

  test('[6g] is sent three times in all with the same bytes, and is then given up', async () => {
    const job = await completedJob();
    receiver.answers = [500, 302, 404, 200];
    await expect(deliverWebhook(job)).rejects.toThrow('Attempt 1');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await expect(deliverWebhook(job)).rejects.toThrow('Attempt 2');
    expect(await deliverWebhook(job)).toEqual({ outcome: 'none' });
    expect(await deliverWebhook(job)).toEqual({ outcome: 'none' });
    expect(receiver.deliveries).toHaveLength(3);
    expect(new Set(receiver.deliveries.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.deliveries.map(({ headers }) => headers['x-service-signature'])).size).toBe(1);
    expect(await getJob(job)).toMatchObject({ status: 'completed', webhook_attempts: 3 });
    expect(await getJob(job)).not.toHaveProperty('open');
  });

  test('counts an attempt once if the answer to the write is lost', async () => {
    const job = await newJob(await newAccount(), { webhook_url: receiver.url });
    await failJob(job, ERROR);
    receiver.answers = [500, 500];
    await expect(losingAnAnswer(() => deliverWebhook(job))).rejects.toThrow('Attempt 1');
    await expect(losingAnAnswer(() => deliverWebhook(job))).rejects.toThrow('Attempt 2');
    expect(await deliverWebhook(job)).toEqual({ outcome: 'delivered' });
    expect(receiver.deliveries).toHaveLength(3);
  });

  test('carries each header once', async () => {
    await deliverWebhook(await completedJob());
    const names = receiver.deliveries[0]?.headerNames.map((name) => name.toLowerCase()) ?? [];
    expect(names).toContain('user-agent');
    expect(names).toEqual([...new Set(names)]);
    expect(receiver.deliveries[0]?.headers['user-agent']).toBe('Songreel-Webhooks/1');
  });

  test.each([200, 201, 204, 299])('[6f] is delivered when the receiver answers %d', async (status) => {
    const job = await completedJob();
    receiver.answers = [status];
    expect(await deliverWebhook(job)).toEqual({ outcome: 'delivered' });
    expect(await deliverWebhook(job)).toEqual({ outcome: 'none' });
    expect(receiver.deliveries).toHaveLength(1);
  });

  test('fails like any other if the receiver does not answer', async () => {
    const account = await newAccount();
    const job = await newJob(account, { webhook_url: 'https://songreel.invalid/hook' });
    await failJob(job, ERROR);
    await expect(deliverWebhook(job)).rejects.toThrow('Attempt 1');
  });

  test('is not sent for a job that is processing or has no webhook', async () => {
    const account = await newAccount();
    const [processing, silent] = [await newJob(account, { webhook_url: receiver.url }), await newJob(account)];
    await failJob(silent, ERROR);
    expect([await deliverWebhook(processing), await deliverWebhook(silent)]).toEqual([
      { outcome: 'none' },
      { outcome: 'none' },
    ]);
    expect(receiver.deliveries).toEqual([]);
    expect(await getJob(processing)).toHaveProperty('open');
  });

  test.each([0, 1, 2, 3])(
    '[6i] is delivered at least once, and always the same, if a crash comes after %d writes',
    async (writes) => {
      const job = await completedJob();
      await crashing(writes, true, () => deliverWebhook(job));
      await deliverWebhook(job);
      expect(receiver.deliveries.length).toBeGreaterThanOrEqual(1);
      expect(new Set(receiver.deliveries.map(({ body }) => body)).size).toBe(1);
      expect(await getJob(job)).not.toHaveProperty('open');
    },
  );
});
