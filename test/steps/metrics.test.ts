import '../platform/printed-metrics.ts';
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { newAccount, newJob, preparedJob, useDatabase } from '../platform/store.ts';

useDatabase();

const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
beforeEach(() => void log.mockClear());
afterAll(() => log.mockRestore());

const { handler: chargeJob } = await import('../../functions/steps/charge-job.ts');
const { handler: failJob } = await import('../../functions/steps/fail-job.ts');
const { handler: confirmCancellation } = await import('../../functions/steps/confirm-cancellation.ts');
const { handler: sweepJobs } = await import('../../functions/schedules/sweep-jobs.ts');
const { recordError, requestCancellation, requireJob } = await import('../../functions/platform/store/jobs.ts');

/** Returns the values by name of all metrics that were printed since the test began. */
function measured(): Record<string, number> {
  const printed = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  return Object.fromEntries(
    printed.flatMap((line) =>
      line._aws.CloudWatchMetrics.flatMap(
        ({ Namespace, Metrics }: { Namespace: string; Metrics: { Name: string }[] }) => {
          expect(Namespace).toBe('Songreel/local');
          return Metrics.map(({ Name }) => [Name, [line[Name]].flat()[0]]);
        },
      ),
    ),
  );
}

describe('the metrics', () => {
  test('count a failure of the service separately, with the refunded tokens', async () => {
    const job = await preparedJob(await newAccount());
    await chargeJob(job);
    const { TokensCharged } = measured();
    expect(TokensCharged).toBeGreaterThan(0);
    log.mockClear();
    await failJob({ ...job, fault: { Error: 'States.TaskFailed' } });
    expect(measured()).toEqual({ JobFailed: 1, JobFailedByService: 1, TokensRefunded: TokensCharged });
  });

  test("count a failure that is the song's as no failure of the service", async () => {
    const job = await preparedJob(await newAccount());
    await recordError(job, { code: 'audio_too_long', message: 'song_url: the audio is too long.' });
    await failJob(job);
    expect(measured()).toEqual({ JobFailed: 1 });
  });

  test('count the tokens that a cancellation refunds', async () => {
    const job = await preparedJob(await newAccount());
    await chargeJob(job);
    const { TokensCharged } = measured();
    const requested = await requestCancellation(await requireJob(job));
    expect(requested.done).toBe(true);
    log.mockClear();
    await confirmCancellation(job);
    expect(measured()).toEqual({ JobCanceled: 1, TokensRefunded: TokensCharged });
  });

  test('have the age of the oldest unfinished job', async () => {
    await newJob(await newAccount(), { created_at: new Date(Date.now() - 7_200_000).toISOString() });
    await sweepJobs().catch(() => undefined);
    expect(measured().OldestUnfinishedJob).toBeGreaterThanOrEqual(7_200);
    expect(measured().OldestUnfinishedJob).toBeLessThan(7_260);
  });
});
