import '../platform/quiet.ts';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { type Job, makeJobId } from '../../functions/domain/job.ts';
import { variable } from '../../functions/platform/environment.ts';
import { database } from '../../functions/platform/store/database.ts';
import { toItem } from '../../functions/platform/store/job-items.ts';
import { handler as sweepJobs } from '../../functions/schedules/sweep-jobs.ts';
import { SCHEDULE_HANDLERS } from '../../lib/handlers.ts';
import { aJob } from '../domain/jobs.ts';
import { useExecutionNames } from '../platform/execution-names.ts';
import { useDatabase } from '../platform/store.ts';

useDatabase();
const executions = useExecutionNames();

const SECONDS = SCHEDULE_HANDLERS['sweep-jobs'].timeout;

/** Makes open jobs that were created an hour ago, with a millisecond in between. */
async function openJobs(count: number): Promise<Job[]> {
  const began = Date.now() - 3_600_000;
  const jobs = Array.from({ length: count }, (_, index) =>
    aJob({ job_id: makeJobId(), created_at: new Date(began + index).toISOString(), open: 'open' }),
  );
  for (let first = 0; first < count; first += 25) {
    const puts = jobs.slice(first, first + 25).map((job) => ({ PutRequest: { Item: toItem(job) } }));
    await database.send(new BatchWriteCommand({ RequestItems: { [variable('JOBS_TABLE')]: puts } }));
  }
  return jobs;
}

function isRunning({ account_id, type, job_id }: Job): void {
  const input = { account_id, type, job_id };
  executions.started.set(`job:${job_id}`, { machine: 'job', name: job_id, input, status: 'RUNNING' });
}

describe('the sweep of many jobs', () => {
  test('reaches the last of 5,000 within the time of its function', async () => {
    const jobs = await openJobs(5_000);
    const lost = jobs.filter((_, index) => index % 500 === 499);
    for (const job of jobs) if (!lost.includes(job)) isRunning(job);
    const began = performance.now();
    expect(await sweepJobs()).toEqual({ in_progress: 4_990, started: 10 });
    expect((performance.now() - began) / 1000).toBeLessThan(SECONDS);
    for (const { job_id } of lost) expect(executions.of('job', job_id)).toHaveLength(1);
  });

  test('continues in the next sweep after its time limit, and starts over after the last job', async () => {
    const noTime = { getRemainingTimeInMillis: () => 0 };
    const seen: number[] = [];
    for (let sweep = 0; sweep < 51; sweep += 1) {
      const found = await sweepJobs(undefined, noTime);
      seen.push(Object.values(found).reduce((sum, count) => sum + count, 0));
    }
    // Fifty batches of a hundred, perhaps an empty one at the end of the index, and the first batch again.
    expect(seen.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(5_000);
    expect(seen.slice(0, 50)).toEqual(Array(50).fill(100));
  });
});
