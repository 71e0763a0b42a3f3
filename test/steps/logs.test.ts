import '../platform/printed-metrics.ts';
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { newAccount, newJob, preparedJob, useDatabase } from '../platform/store.ts';

useDatabase();

const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const metrics = jest.spyOn(console, 'log').mockImplementation(() => undefined);
beforeEach(() => void log.mockClear());
afterAll(() => {
  for (const spy of [log, warnings, metrics]) spy.mockRestore();
});

const { logger } = await import('../../functions/platform/observability.ts');
logger.setLogLevel('INFO');
const { handler: chargeJob } = await import('../../functions/steps/charge-job.ts');
const { handler: completeJob } = await import('../../functions/steps/complete-job.ts');
const { handler: failJob } = await import('../../functions/steps/fail-job.ts');
const { handler: confirmCancellation } = await import('../../functions/steps/confirm-cancellation.ts');
const { recordError, recordTranscript, requestCancellation } = await import('../../functions/platform/store/jobs.ts');

const logged = () => log.mock.calls.map(([line]) => JSON.parse(String(line)));

test('the log of a failure has the job, the code and the message that its caller gets', async () => {
  const job = await newJob(await newAccount());
  await recordError(job, { code: 'media_unreadable', message: 'song_url: the file is not audio.' });
  await failJob(job);
  expect(logged()).toEqual([
    expect.objectContaining({
      job_id: job.job_id,
      status: 'failed',
      code: 'media_unreadable',
      reason: 'song_url: the file is not audio.',
    }),
  ]);
  expect(warnings).not.toHaveBeenCalled();
});

test('the log of a completion and of a cancellation has the job', async () => {
  const account = await newAccount();
  const made = await preparedJob(account, { type: 'lyric_transcription', price: { model: 'flat', rate: '5' } });
  await chargeJob(made);
  await recordTranscript(made, { language: null, segments: [] });
  await completeJob(made);
  const canceled = await newJob(account);
  await requestCancellation(canceled);
  await confirmCancellation(canceled);
  expect(logged()).toEqual([
    expect.objectContaining({ job_id: made.job_id, status: 'completed' }),
    expect.objectContaining({ job_id: canceled.job_id, status: 'canceled' }),
  ]);
});
