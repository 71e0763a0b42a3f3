import './quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { type Job, waitingMark } from '../../functions/domain/job.ts';
import { ledgerOf } from '../../functions/platform/store/audit-reads.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { update } from '../../functions/platform/store/database.ts';
import { isProcessing, jobUpdate } from '../../functions/platform/store/job-items.ts';
import { cancelJob, completeJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { getJob, recordError, recordTranscript, requestCancellation } from '../../functions/platform/store/jobs.ts';
import { openJobs } from '../../functions/platform/store/open-jobs.ts';
import { creditsOf, faultsOf } from './books.ts';
import { newAccount, newJob, preparedJob, recordOutput, useDatabase } from './store.ts';

useDatabase();

const ERROR = { code: 'generation_failed', message: 'It did not work.' } as const;

async function chargedJob(accountId: string, facts: Partial<Job> = {}): Promise<Job> {
  const job = await preparedJob(accountId, facts);
  expect(await charge(job)).toBe('charged');
  return job;
}

async function isOpen(job: Job): Promise<boolean> {
  const soon = new Date(Date.now() + 1000);
  for (let batch = await openJobs(soon); ; batch = await openJobs(soon, batch.next)) {
    if (batch.keys.some(({ job_id }) => job_id === job.job_id)) return true;
    if (!batch.next) return false;
  }
}

describe('a charge', () => {
  test('[3a] is taken once, however often it is requested', async () => {
    const account = await newAccount(1000);
    const job = await preparedJob(account);
    expect(await Promise.all([charge(job), charge(job), charge(job)])).toEqual(['charged', 'charged', 'charged']);
    expect(await creditsOf(account)).toBe(670);
    expect(await getJob(job)).toMatchObject({ credits_charged: 330, credits_refunded: 0, status: 'processing' });
    expect(await faultsOf(account)).toEqual([]);
  });

  test('equal to the balance succeeds; one token more is refused', async () => {
    const [exact, short] = [await newAccount(660), await newAccount(659)];
    expect(await charge(await preparedJob(exact, {}, 20_000))).toBe('charged');
    const job = await preparedJob(short, {}, 20_000);
    expect(await charge(job)).toBe('refused');
    expect(await charge(job)).toBe('refused');
    expect(await getJob(job)).toMatchObject({ credits_charged: 0, error: { code: 'insufficient_credits' } });
    expect([await creditsOf(exact), await creditsOf(short)]).toEqual([0, 659]);
  });

  test('of zero tokens is booked too if the rate is 0', async () => {
    const account = await newAccount(0);
    const job = await preparedJob(account, { price: { model: 'per_second', rate: '0' } });
    expect(await charge(job)).toBe('charged');
    expect(await charge(job)).toBe('charged');
    expect(await faultsOf(account)).toEqual([]);
  });

  test('is refused for a job with an error, and superseded by a cancellation or an end', async () => {
    const account = await newAccount();
    const [broken, unwanted, ended] = [
      await preparedJob(account),
      await preparedJob(account),
      await preparedJob(account),
    ];
    await recordError(broken, ERROR);
    await requestCancellation({ ...unwanted, claimed_at: 'seen' });
    await failJob(ended, ERROR);
    expect([await charge(broken), await charge(unwanted), await charge(ended)]).toEqual([
      'refused',
      'superseded',
      'superseded',
    ]);
    expect(await creditsOf(account)).toBe(1_000_000);
  });

  test('of a job that is not prepared is an error', async () => {
    await expect(charge(await newJob(await newAccount()))).rejects.toThrow('not prepared');
  });

  test('never makes a balance negative when many are taken at once', async () => {
    const account = await newAccount(1000);
    const jobs = await Promise.all(Array.from({ length: 12 }, () => preparedJob(account)));
    const outcomes = await Promise.all(jobs.map((job) => charge(job)));
    expect(outcomes.filter((outcome) => outcome === 'charged')).toHaveLength(3);
    expect(await creditsOf(account)).toBe(10);
    expect(await faultsOf(account)).toEqual([]);
  });
});

describe('an end', () => {
  test("[3d] is completed only with a result of the job's type", async () => {
    const account = await newAccount();
    const job = await chargedJob(account);
    expect(await completeJob(job)).toBe('incomplete');
    await recordOutput(job);
    expect([await completeJob(job), await completeJob(job)]).toEqual(['completed', 'completed']);
    expect(await failJob(job, ERROR)).toBe('superseded');
    expect(await getJob(job)).toMatchObject({
      status: 'completed',
      credits_refunded: 0,
      completed_at: expect.any(String),
    });
  });

  test('of a transcription needs a transcript', async () => {
    const job = await chargedJob(await newAccount(), { type: 'lyric_transcription' });
    expect(await completeJob(job)).toBe('incomplete');
    await recordTranscript(job, { language: null, segments: [] });
    expect(await completeJob(job)).toBe('completed');
  });

  test('is not a completion if an engine recorded an error', async () => {
    const job = await chargedJob(await newAccount());
    await recordOutput(job);
    await recordError(job, ERROR);
    expect(await completeJob(job)).toBe('incomplete');
  });

  test('[3bc] by failure refunds everything once, and keeps the first recorded error', async () => {
    const account = await newAccount(1000);
    const job = await chargedJob(account);
    await recordError(job, { code: 'generation_failed', message: 'first' });
    expect(await Promise.all([failJob(job, ERROR), failJob(job, ERROR)])).toEqual(['failed', 'failed']);
    expect(await creditsOf(account)).toBe(1000);
    expect(await getJob(job)).toMatchObject({ status: 'failed', credits_refunded: 330, error: { message: 'first' } });
    expect(await faultsOf(account)).toEqual([]);
  });

  test.each(['failed', 'canceled'])(
    'that is %s refunds the charge in the ledger, even if the job shows another',
    async (status) => {
      const account = await newAccount(1000);
      const job = await chargedJob(account);
      await requestCancellation({ ...job, claimed_at: 'seen' });
      await update(jobUpdate(job, 'SET credits_charged = :lie', [isProcessing], { ':lie': 999_999 }));
      await (status === 'failed' ? failJob(job, ERROR) : cancelJob(job));
      expect(await creditsOf(account)).toBe(1000);
      expect(await getJob(job)).toMatchObject({ status, credits_refunded: 330 });
    },
  );

  test('is not completed without a charge in the ledger', async () => {
    const job = await preparedJob(await newAccount());
    await recordOutput(job);
    await update(jobUpdate(job, 'SET credits_charged = :lie', [isProcessing], { ':lie': 330 }));
    expect(await completeJob(job)).toBe('incomplete');
  });

  test('[3j] by cancellation refunds everything once, and needs a request', async () => {
    const account = await newAccount(1000);
    const job = await chargedJob(account);
    await expect(cancelJob(job)).rejects.toThrow('No cancellation was requested');
    await requestCancellation({ ...job, claimed_at: 'seen' });
    expect([await cancelJob(job), await cancelJob(job)]).toEqual(['canceled', 'canceled']);
    expect(await creditsOf(account)).toBe(1000);
    expect(await getJob(job)).toMatchObject({ status: 'canceled', credits_refunded: 330 });
    expect(await completeJob(job)).toBe('superseded');
  });

  test('refunds a charge of a single token, and books nothing for a charge of none', async () => {
    const account = await newAccount(10);
    const single = await chargedJob(account, { price: { model: 'per_second', rate: '0.1' } });
    const none = await chargedJob(account, { price: { model: 'per_second', rate: '0' } });
    expect(await creditsOf(account)).toBe(9);
    for (const job of [single, none]) await failJob(job, ERROR);
    expect(await creditsOf(account)).toBe(10);
    const refunds = (await ledgerOf(account)).filter(({ kind }) => kind === 'refund');
    expect(refunds).toMatchObject([{ amount: 1, job_id: single.job_id }]);
  });

  test('by failure says why', async () => {
    const job = await newJob(await newAccount());
    await failJob(job, ERROR);
    expect(await getJob(job)).toMatchObject({ status: 'failed', error: ERROR });
  });

  test('leaves nothing to do, unless a webhook is still to be sent', async () => {
    const account = await newAccount();
    const [silent, told] = [await newJob(account), await newJob(account, { webhook_url: 'https://example.com/' })];
    await failJob(silent, ERROR);
    await failJob(told, ERROR);
    expect([await isOpen(silent), await isOpen(told)]).toEqual([false, true]);
  });

  test('of a job that waits for its place leaves its webhook to be sent', async () => {
    const account = await newAccount();
    const waiting = { open: waitingMark(account), webhook_url: 'https://example.com/' };
    const job = await newJob(account, waiting);
    expect(await isOpen(job)).toBe(false);
    await failJob(job, ERROR);
    expect(await isOpen(job)).toBe(true);
  });

  test('leaves the job open if a provider worked for it', async () => {
    const account = await newAccount();
    const renderer = { transcription: 'transcribe', video: 'embedded' } as const;
    const [charged, uncharged] = [await chargedJob(account, { renderer }), await preparedJob(account, { renderer })];
    for (const job of [charged, uncharged]) await failJob(job, ERROR);
    expect([await isOpen(charged), await isOpen(uncharged)]).toEqual([true, false]);
  });
});
