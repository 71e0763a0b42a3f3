import './quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { JOB_TYPES } from '../../functions/domain/job-type.ts';
import { findJob, listJobs } from '../../functions/platform/store/job-search.ts';
import { collected, newAccount, newJob, useDatabase } from './store.ts';

useDatabase();

describe('a job', () => {
  test.each(JOB_TYPES)('is found by its id, with and without its account (%s)', async (type) => {
    const [account, other] = [await newAccount(), await newAccount()];
    await newJob(account, { type });
    const job = await newJob(account, { type });
    for (const accountId of [account, undefined]) expect(await findJob(job.job_id, accountId)).toEqual(job);
    expect(await findJob(job.job_id, other)).toBeUndefined();
  });

  test('is not found by another id', async () => {
    const account = await newAccount();
    await newJob(account);
    for (const accountId of [account, undefined]) expect(await findJob('job_none', accountId)).toBeUndefined();
  });
});

test('all jobs of one account or of all are listed, with the fields that operators see', async () => {
  const [one, other] = [await newAccount(), await newAccount()];
  const error = { code: 'generation_failed', message: 'It did not work.' } as const;
  const jobs = [await newJob(one, { error }), await newJob(one), await newJob(other)];
  const listed = (all: typeof jobs) =>
    all.map(({ job_id, account_id, type, status, created_at, error: reason, open }) =>
      JSON.parse(JSON.stringify({ job_id, account_id, type, status, created_at, error: reason, open })),
    );
  const ofOne = await collected(listJobs(one));
  expect(ofOne).toHaveLength(2);
  expect(ofOne).toEqual(expect.arrayContaining(listed(jobs.slice(0, 2))));
  expect(await collected(listJobs(undefined))).toEqual(expect.arrayContaining(listed(jobs)));
});
