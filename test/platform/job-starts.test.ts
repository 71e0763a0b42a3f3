import './quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { type Job, waitingMark } from '../../functions/domain/job.ts';
import { startWaitingJobs } from '../../functions/platform/job-starts.ts';
import { getAccount } from '../../functions/platform/store/accounts.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { cancelJob, failJob } from '../../functions/platform/store/job-outcomes.ts';
import { getJob, recordMedia, recordTranscript, requestCancellation } from '../../functions/platform/store/jobs.ts';
import {
  accountsWithWaitingJobs,
  waitingJobs as allWaitingJobs,
  takePlace,
} from '../../functions/platform/store/running-jobs.ts';
import { handler as completeJob } from '../../functions/steps/complete-job.ts';
import { handler as confirmCancellation } from '../../functions/steps/confirm-cancellation.ts';
import { handler as failStep } from '../../functions/steps/fail-job.ts';
import { faultsOf } from './books.ts';
import { crashing, itemsQueried } from './crashes.ts';
import { useExecutionNames } from './execution-names.ts';
import { MEDIA, newAccount, newJob, useDatabase } from './store.ts';

useDatabase();
const executions = useExecutionNames();

const ERROR = { code: 'internal_error', message: 'No.' } as const;
/** The setting's default. */
const LIMIT = 5;

/** Makes jobs as they are after admission, oldest first. */
async function waitingJobs(account: string, count: number, facts: Partial<Job> = {}): Promise<Job[]> {
  const began = Date.now() - 60_000;
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      newJob(account, { ...facts, open: waitingMark(account), created_at: new Date(began + index).toISOString() }),
    ),
  );
}

/** Returns the indexes of the jobs that have an execution. */
const startedOf = (jobs: Job[]) =>
  jobs.flatMap(({ job_id }, index) => (executions.of('job', job_id).length > 0 ? [index] : []));

describe('the accounts with waiting jobs', () => {
  test('do not include those whose jobs all run', async () => {
    const [busy, waiting] = [await newAccount(), await newAccount()];
    await newJob(busy);
    await waitingJobs(waiting, 1);
    const accounts = await accountsWithWaitingJobs();
    expect([accounts.has(busy), accounts.has(waiting)]).toEqual([false, true]);
  });
});

describe('the jobs of an account', () => {
  test('[3k] start in order up to the limit, and the others wait unclaimed', async () => {
    const account = await newAccount();
    const jobs = await waitingJobs(account, LIMIT + 3);
    expect(await startWaitingJobs(account)).toBe(LIMIT);
    expect(startedOf(jobs)).toEqual([0, 1, 2, 3, 4]);
    expect(await startWaitingJobs(account)).toBe(0);
    expect(await getJob(jobs[LIMIT] as Job)).toMatchObject({ status: 'processing', open: waitingMark(account) });
  });

  test.each(['completed', 'failed', 'canceled'])('start the oldest that waits when one is %s', async (end) => {
    const account = await newAccount();
    const jobs = await waitingJobs(account, LIMIT + 2, { type: 'lyric_transcription' });
    await startWaitingJobs(account);
    const [ending] = jobs as [Job];
    if (end === 'completed') {
      await recordMedia(ending, { durationMs: 10_000, media: MEDIA });
      await charge(ending);
      await recordTranscript(ending, { language: null, segments: [] });
      expect(await completeJob(ending)).toEqual({ outcome: 'completed' });
    } else if (end === 'failed') {
      await failStep(ending);
    } else {
      await requestCancellation(ending);
      await confirmCancellation(ending);
    }
    expect(startedOf(jobs)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await faultsOf(account)).toEqual([]);
  });

  test('never exceed the limit and start once each if many calls start them at the same time', async () => {
    const account = await newAccount();
    const jobs = await waitingJobs(account, 20);
    await Promise.all(Array.from({ length: 8 }, () => startWaitingJobs(account)));
    expect(startedOf(jobs)).toHaveLength(LIMIT);
    expect((await getAccount(account))?.running_jobs?.size).toBe(LIMIT);
  });

  test('are not all read if only a few start', async () => {
    const account = await newAccount();
    await waitingJobs(account, 60);
    expect(await itemsQueried(() => startWaitingJobs(account))).toBe(25);
  });

  test('are all found, oldest first, if many may run', async () => {
    const account = await newAccount();
    const jobs = await waitingJobs(account, 60);
    const found: string[] = [];
    for await (const { job_id } of allWaitingJobs(account)) found.push(job_id);
    expect(found).toEqual(jobs.map(({ job_id }) => job_id));
  });

  test('[3k] do not wait for the jobs of another account', async () => {
    const [busy, other] = [await newAccount(), await newAccount()];
    await waitingJobs(busy, 40);
    await startWaitingJobs(busy);
    const [first] = (await waitingJobs(other, 1)) as [Job];
    await startWaitingJobs(other);
    expect(startedOf([first])).toEqual([0]);
  });

  test('start though the index of waiting jobs does not have the newest yet', async () => {
    const account = await newAccount();
    const [hidden] = (await waitingJobs(account, 1)) as [Job];
    expect(await startWaitingJobs(await newAccount(), hidden)).toBe(1);
    expect(startedOf([hidden])).toEqual([0]);
  });
});

describe('a waiting job', () => {
  test('[3k] can be canceled, and then never starts', async () => {
    const account = await newAccount();
    const [job] = (await waitingJobs(account, 1)) as [Job];
    expect((await requestCancellation(job)).done).toBe(true);
    expect(await takePlace(job, LIMIT)).toBe('not_waiting');
    expect(await cancelJob(job)).toBe('canceled');
    expect(await startWaitingJobs(account, job)).toBe(0);
    expect(startedOf([job])).toEqual([]);
  });

  test('that ends while it gets its place frees the place', async () => {
    const account = await newAccount();
    for (let round = 0; round < 20; round += 1) {
      const [job] = (await waitingJobs(account, 1)) as [Job];
      await Promise.all([takePlace(job, LIMIT), failJob(job, ERROR)]);
      await failJob(job, ERROR);
    }
    expect((await getAccount(account))?.running_jobs).toBeUndefined();
    expect(await faultsOf(account)).toEqual([]);
  });

  test.each([0, 1])('is started by the next call after a crash that followed %d writes', async (writes) => {
    const account = await newAccount();
    const jobs = await waitingJobs(account, 1);
    await crashing(writes, true, () => startWaitingJobs(account));
    const job = await getJob(jobs[0] as Job);
    // After the job has its place, the sweep starts it, because it is open and has no execution.
    if (writes === 1) expect(job).toMatchObject({ open: 'open', started_at: expect.any(String) });
    else expect(await startWaitingJobs(account)).toBe(1);
    expect(await faultsOf(account)).toEqual([]);
  });
});
