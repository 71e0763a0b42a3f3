import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { handler as sweepJobs } from '../../functions/schedules/sweep-jobs.ts';
import { useExecutionNames } from '../platform/execution-names.ts';
import { newAccount, newJob, useDatabase } from '../platform/store.ts';

useDatabase();
const executions = useExecutionNames();

describe('a sweep that cannot recover a job', () => {
  test('recovers the others, and then fails, so that an alarm reports it', async () => {
    const account = await newAccount();
    const old = { created_at: new Date(Date.now() - 60_000).toISOString() };
    const [first, second] = [await newJob(account, old), await newJob(account, old)];
    executions.broken.add(first.job_id);
    await expect(sweepJobs()).rejects.toThrow('1 of the open jobs could not be recovered');
    expect(executions.of('job', second.job_id)).toHaveLength(1);
  });
});
