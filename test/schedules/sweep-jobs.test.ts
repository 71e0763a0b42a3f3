import '../platform/quiet.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { type Job, waitingMark } from '../../functions/domain/job.ts';
import { startExecution } from '../../functions/platform/executions.ts';
import { cancelJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { requestCancellation } from '../../functions/platform/store/jobs.ts';
import { recordCleanUp } from '../../functions/platform/store/provider-clean-ups.ts';
import { takePlace } from '../../functions/platform/store/running-jobs.ts';
import { giveUp } from '../../functions/platform/store/webhook-deliveries.ts';
import { handler as sweepJobs } from '../../functions/schedules/sweep-jobs.ts';
import { stopDate } from '../clocks.ts';
import { useExecutionNames } from '../platform/execution-names.ts';
import { newAccount, newJob, useDatabase } from '../platform/store.ts';

useDatabase();
const executions = useExecutionNames();

afterEach(() => {
  jest.useRealTimers();
});

const ERROR = { code: 'generation_failed', message: 'It did not work.' } as const;
const PROVIDED = {
  renderer: { transcription: 'transcribe', video: 'embedded' },
  credits_charged: 5,
} as const;
const WEBHOOK = { webhook_url: 'https://example.com/hook' };

async function oldJob(facts: Partial<Job> = {}): Promise<Job> {
  return newJob(await newAccount(), { created_at: new Date(Date.now() - 60_000).toISOString(), ...facts });
}

/** Returns the executions that the sweep started for a job. */
async function sweptFor(job: Job): Promise<object[]> {
  const before = new Set(executions.started.values());
  await sweepJobs();
  return [...executions.started.values()]
    .filter((one) => !before.has(one) && one.input.job_id === job.job_id)
    .map(({ machine, input }) => ({ machine, resume: input.resume }));
}

async function endedExecution(job: Job, secondsAgo: number): Promise<void> {
  await startExecution('job', job);
  executions.end('job', job.job_id, secondsAgo);
}

describe('the sweep', () => {
  test('starts a job that was admitted and not started, once', async () => {
    const job = await oldJob();
    expect(await sweptFor(job)).toEqual([{ machine: 'job', resume: undefined }]);
    expect(await sweptFor(job)).toEqual([]);
  });

  test('does not touch jobs that are being admitted, are running, or have just stopped', async () => {
    const young = await oldJob({ created_at: new Date(Date.now() + 3_600_000).toISOString() });
    const [running, ending] = [await oldJob(), await oldJob()];
    await startExecution('job', running);
    stopDate();
    await endedExecution(ending, 10);
    for (const job of [young, running, ending]) expect(await sweptFor(job)).toEqual([]);
  });

  test('settles a job that its execution did not end', async () => {
    const job = await oldJob();
    await endedExecution(job, 300);
    expect(await sweptFor(job)).toEqual([{ machine: 'settlement', resume: 'settlement' }]);
    expect(await sweptFor(job)).toEqual([]);
  });

  test('carries out a cancellation that was requested and not started', async () => {
    const job = await oldJob();
    await startExecution('job', job);
    await requestCancellation(job);
    expect(await sweptFor(job)).toEqual([{ machine: 'cancellation', resume: undefined }]);
    expect(await sweptFor(job)).toEqual([]);
  });

  test('repeats a cancellation whose execution did not end the job', async () => {
    const job = await oldJob();
    await requestCancellation(job);
    await startExecution('cancellation', job);
    executions.end('cancellation', job.job_id, 300);
    expect(await sweptFor(job)).toEqual([{ machine: 'cancellation', resume: undefined }]);
  });

  test('starts the delivery of a webhook that was not sent, after any kind of end', async () => {
    const [failed, canceled] = [await oldJob(WEBHOOK), await oldJob(WEBHOOK)];
    await failJob(failed, ERROR);
    await requestCancellation(canceled);
    await cancelJob(canceled);
    await endedExecution(failed, 300);
    expect(await sweptFor(failed)).toEqual([{ machine: 'settlement', resume: 'webhook' }]);
    expect(executions.of('settlement', canceled.job_id)).toMatchObject([{ input: { resume: 'webhook' } }]);
  });

  test('starts the clean-up of a provider that an ended job left, once in four hours', async () => {
    const job = await oldJob(PROVIDED);
    await failJob(job, ERROR);
    await endedExecution(job, 300);
    expect(await sweptFor(job)).toEqual([{ machine: 'settlement', resume: 'provider' }]);
    expect(await sweptFor(job)).toEqual([]);
    await recordCleanUp(job);
    executions.started.clear();
    expect(await sweptFor(job)).toEqual([]);
  });

  test('delivers the webhook of a job before it cleans up its provider', async () => {
    const job = await oldJob({ ...PROVIDED, ...WEBHOOK });
    await failJob(job, ERROR);
    expect(await sweptFor(job)).toEqual([{ machine: 'settlement', resume: 'webhook' }]);
    await giveUp(job);
    expect(await sweptFor(job)).toEqual([{ machine: 'settlement', resume: 'provider' }]);
  });

  test('does not clean up while a running execution may still do so', async () => {
    const job = await oldJob(PROVIDED);
    await failJob(job, ERROR);
    await startExecution('job', job);
    expect(await sweptFor(job)).toEqual([]);
  });

  test('does not deliver a webhook that a running execution is delivering', async () => {
    const [failed, canceled] = [await oldJob(WEBHOOK), await oldJob(WEBHOOK)];
    await failJob(failed, ERROR);
    await startExecution('job', failed);
    await requestCancellation(canceled);
    await cancelJob(canceled);
    await startExecution('cancellation', canceled);
    await sweepJobs();
    expect([...executions.of('settlement', failed.job_id), ...executions.of('settlement', canceled.job_id)]).toEqual(
      [],
    );
  });

  test('recovers every job if all executions are gone', async () => {
    executions.started.clear();
    const [processing, unwanted, owed] = [await oldJob(), await oldJob(), await oldJob(WEBHOOK)];
    await requestCancellation(unwanted);
    await failJob(owed, ERROR);
    await sweepJobs();
    expect(executions.of('job', processing.job_id)).toHaveLength(1);
    expect(executions.of('job', unwanted.job_id)).toHaveLength(0);
    expect(executions.of('cancellation', unwanted.job_id)).toHaveLength(1);
    expect(executions.of('settlement', owed.job_id)).toHaveLength(1);
  });

  test('recovers the other jobs if one cannot be recovered', async () => {
    const [broken, job] = [await oldJob(), await oldJob()];
    executions.broken.add(broken.job_id);
    await expect(sweepJobs()).rejects.toThrow('1 of the open jobs could not be recovered');
    executions.broken.clear();
    expect(executions.of('job', job.job_id)).toHaveLength(1);
    expect(await sweptFor(broken)).toHaveLength(1);
  });

  test('fails as a whole while Step Functions does not answer', async () => {
    executions.isDown = true;
    await expect(sweepJobs()).rejects.toThrow();
  });

  test('starts a waiting job whose account has room', async () => {
    const account = await newAccount();
    const job = await newJob(account, { open: waitingMark(account) });
    expect(await sweptFor(job)).toEqual([{ machine: 'job', resume: undefined }]);
    expect(await sweptFor(job)).toEqual([]);
  });

  test('starts a job that has its place but was not started', async () => {
    const account = await newAccount();
    const job = await newJob(account, { open: waitingMark(account), created_at: new Date(0).toISOString() });
    expect(await takePlace(job, 1)).toBe('taken');
    expect(await sweptFor(job)).toEqual([{ machine: 'job', resume: undefined }]);
  });
});
