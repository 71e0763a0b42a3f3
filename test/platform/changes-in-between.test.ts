import './quiet.ts';
import { describe, expect, test } from '@jest/globals';
import type { Job } from '../../functions/domain/job.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { update } from '../../functions/platform/store/database.ts';
import { isProcessing, jobUpdate } from '../../functions/platform/store/job-items.ts';
import { cancelJob, completeJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { getJob, recordError, requestCancellation } from '../../functions/platform/store/jobs.ts';
import { creditsOf, faultsOf } from './books.ts';
import { losingEveryRace, meanwhile } from './crashes.ts';
import { newAccount, preparedJob, recordOutput, useDatabase } from './store.ts';

useDatabase();

const ERROR = { code: 'generation_failed', message: 'It did not work.' } as const;
/** The price of a prepared job: 10 seconds at 33 tokens. */
const COST = 330;

/** Ends a job by its status only, so that nothing but the status can prevent a charge. */
const endQuietly = (job: Job) =>
  update(jobUpdate(job, 'SET #status = :status', [isProcessing], { ':status': 'failed' }));
const requestItsCancellation = (job: Job) => requestCancellation({ ...job, claimed_at: 'seen' });

describe('a charge, when the job changes after it was read', () => {
  const changes: [string, (job: Job) => Promise<unknown>, string][] = [
    ['has ended', endQuietly, 'superseded'],
    ['is to be canceled', (job) => requestItsCancellation(job), 'superseded'],
    ['has an error', (job) => recordError(job, ERROR), 'refused'],
  ];

  test.each(changes)('takes nothing from a job that %s', async (_, change, outcome) => {
    const account = await newAccount(1000);
    const job = await preparedJob(account);
    await recordOutput(job);
    expect(
      await meanwhile(
        () => change(job),
        () => charge(job),
      ),
    ).toBe(outcome);
    expect(await creditsOf(account)).toBe(1000);
    expect(await getJob(job)).toMatchObject({ credits_charged: 0 });
  });

  test('takes nothing more from a job that is charged', async () => {
    const account = await newAccount(1000);
    const job = await preparedJob(account);
    expect(
      await meanwhile(
        () => charge(job),
        () => charge(job),
      ),
    ).toBe('charged');
    expect(await creditsOf(account)).toBe(1000 - COST);
    expect(await faultsOf(account)).toEqual([]);
  });
});

describe('an end, when the job changes after it was read', () => {
  test('by failure refunds a charge that was taken', async () => {
    const account = await newAccount(1000);
    const job = await preparedJob(account);
    await meanwhile(
      () => charge(job),
      () => failJob(job, ERROR),
    );
    expect(await creditsOf(account)).toBe(1000);
    expect(await getJob(job)).toMatchObject({ credits_charged: COST, credits_refunded: COST });
    expect(await faultsOf(account)).toEqual([]);
  });

  test('by cancellation says that the job has ended differently, and refunds nothing twice', async () => {
    const account = await newAccount(1000);
    const job = await preparedJob(account);
    await charge(job);
    await requestItsCancellation(job);
    expect(
      await meanwhile(
        () => failJob(job, ERROR),
        () => cancelJob(job),
      ),
    ).toBe('superseded');
    expect(await getJob(job)).toMatchObject({ status: 'failed', credits_refunded: COST });
    expect(await faultsOf(account)).toEqual([]);
  });

  test('is given up after eight attempts, as an error that a state retries', async () => {
    const job = await preparedJob(await newAccount(1000));
    const { tries, error } = await losingEveryRace(() => failJob(job, ERROR));
    expect(tries).toBe(8);
    expect(String(error)).toContain('keeps changing');
  });

  test('never completes a job whose engine recorded an error', async () => {
    const job = await preparedJob(await newAccount(1000));
    await charge(job);
    await recordOutput(job);
    expect(
      await meanwhile(
        () => recordError(job, ERROR),
        () => completeJob(job),
      ),
    ).toBe('incomplete');
    expect(await getJob(job)).toMatchObject({ status: 'processing' });
  });
});
