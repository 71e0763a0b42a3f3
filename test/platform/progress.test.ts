import './quiet.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { makeJobId } from '../../functions/domain/job.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { getProgress, recordProgress } from '../../functions/platform/store/progress.ts';
import { callsOf } from './calls.ts';
import { newAccount, newJob, useDatabase } from './store.ts';

useDatabase();

const RENDERING = { stage: 'rendering', percent: 40, seconds_left: 9 } as const;
const THIRTY_DAYS = 2_592_000;
const progressOf = ({ account_id, job_id }: { account_id: string; job_id: string }) => getProgress(account_id, job_id);

afterEach(() => {
  jest.restoreAllMocks();
});

test('progress is recorded, and never falls', async () => {
  const job = await newJob(await newAccount());
  expect(await recordProgress(job, RENDERING)).toBe(40);
  for (const percent of [40, 39]) {
    expect(await recordProgress(job, { stage: 'preparing', percent, seconds_left: 1 })).toBe(40);
    expect(await progressOf(job)).toMatchObject({ type: job.type, ...RENDERING });
  }
  expect(await recordProgress(job, { ...RENDERING, percent: 41 })).toBe(41);
  await failJob(job, { code: 'generation_failed', message: 'It did not work.' });
  expect(await progressOf(job)).toMatchObject({ type: job.type, stage: 'failed', percent: 100, seconds_left: 0 });
});

test('progress expires after thirty days, in whole seconds', async () => {
  const second = Math.floor(Date.now() / 1000);
  jest.spyOn(Date, 'now').mockReturnValue(second * 1000 + 999);
  const job = await newJob(await newAccount());
  expect(await progressOf(job)).toMatchObject({ stage: 'queued', expires_at: second + THIRTY_DAYS });
  await recordProgress(job, RENDERING);
  expect(await progressOf(job)).toMatchObject({ stage: 'rendering', expires_at: second + THIRTY_DAYS });
});

test('progress that has expired is recorded again', async () => {
  const job = { account_id: 'acct_1', type: 'narrative_video', job_id: makeJobId() } as const;
  expect(await progressOf(job)).toBeUndefined();
  expect(await recordProgress(job, { ...RENDERING, percent: 0 })).toBe(0);
  const expires_at = expect.any(Number);
  expect(await progressOf(job)).toEqual({ ...job, ...RENDERING, percent: 0, expires_at });
});

test('progress is read from the newest copy', async () => {
  expect(await callsOf(() => getProgress('acct_1', 'job_1'))).toMatchObject([{ ConsistentRead: true }]);
});
