import '../platform/quiet.ts';
import { describe, expect, test } from '@jest/globals';
import { putOutput } from '../../functions/platform/bucket.ts';
import { startExecution } from '../../functions/platform/executions.ts';
import { getJob, recordError, recordTranscript, requestCancellation } from '../../functions/platform/store/jobs.ts';
import { handler as chargeJob } from '../../functions/steps/charge-job.ts';
import { handler as completeJob } from '../../functions/steps/complete-job.ts';
import { handler as confirmCancellation } from '../../functions/steps/confirm-cancellation.ts';
import { handler as failJob } from '../../functions/steps/fail-job.ts';
import { handler as stopExecution } from '../../functions/steps/stop-execution.ts';
import { faultsOf } from '../platform/books.ts';
import { useBucket } from '../platform/bucket.ts';
import { crashing } from '../platform/crashes.ts';
import { useExecutionNames } from '../platform/execution-names.ts';
import { newAccount, newJob, preparedJob, recordOutput, useDatabase } from '../platform/store.ts';

useDatabase();
useBucket();
const executions = useExecutionNames();

describe('the steps of a job', () => {
  test('charge, complete and are done', async () => {
    const job = await preparedJob(await newAccount());
    expect(await chargeJob(job)).toEqual({ outcome: 'charged' });
    expect(await completeJob(job)).toEqual({ outcome: 'incomplete' });
    await recordOutput(job);
    await expect(completeJob(job)).rejects.toThrow('does not exist');
    for (const name of ['video.mp4', 'thumbnail.jpg'])
      await putOutput(`outputs/${name}`, import.meta.filename, 'video/mp4');
    expect(await completeJob(job)).toEqual({ outcome: 'completed' });
    expect(await failJob(job)).toEqual({ outcome: 'superseded' });
  });

  test('refuse a charge after a broken media rule, and fail with its error', async () => {
    const job = await preparedJob(await newAccount());
    const error = { code: 'audio_too_long', message: 'song_url: the audio is too long.' } as const;
    await recordError(job, error);
    expect(await chargeJob(job)).toEqual({ outcome: 'refused' });
    expect(await failJob(job)).toEqual({ outcome: 'failed', error });
    expect(await getJob(job)).toMatchObject({ status: 'failed', error, credits_charged: 0 });
  });

  test('reveal nothing internal if a state failed', async () => {
    const account = await newAccount();
    const [early, late] = [await newJob(account), await preparedJob(account)];
    await chargeJob(late);
    const fault = { Error: 'States.TaskFailed', Cause: '/usr/src/secret/path.ts:12' };
    for (const [job, code] of [
      [early, 'internal_error'],
      [late, 'generation_failed'],
    ] as const) {
      const failure = await failJob({ ...job, fault });
      expect(failure).toMatchObject({ outcome: 'failed', error: { code } });
      expect(failure).toEqual({ outcome: 'failed', error: (await getJob(job))?.error });
    }
    expect(JSON.stringify([await getJob(early), await getJob(late)])).not.toContain('secret');
  });

  test('confirm a cancellation and stop the execution, running or not', async () => {
    const job = await newJob(await newAccount());
    await startExecution('job', job);
    await requestCancellation(job);
    expect(await confirmCancellation(job)).toEqual({ outcome: 'canceled' });
    expect(await stopExecution(job)).toEqual({ outcome: 'stopped' });
    expect(executions.of('job', job.job_id)).toMatchObject([{ status: 'ABORTED' }]);
    expect(await stopExecution(await newJob('acct_none'))).toEqual({ outcome: 'stopped' });
    expect(await failJob(job)).toEqual({ outcome: 'superseded' });
  });
});

describe('a crash in any step, after any of its writes', () => {
  const steps = { chargeJob, completeJob, failJob, confirmCancellation };

  test.each(Object.keys(steps) as (keyof typeof steps)[])(
    '%s answers the retry as if nothing had happened',
    async (name) => {
      for (const lost of [true, false]) {
        for (const writes of [0, 1]) {
          const account = await newAccount(1000);
          const job = await preparedJob(account, { type: 'lyric_transcription', price: { model: 'flat', rate: '5' } });
          if (name !== 'chargeJob') await chargeJob(job);
          if (name === 'completeJob') await recordTranscript(job, { language: null, segments: [] });
          if (name === 'confirmCancellation') await requestCancellation({ ...job, claimed_at: 'seen' });
          await crashing(writes, lost, () => steps[name](job));
          const { outcome } = await steps[name](job);
          expect(['charged', 'completed', 'failed', 'canceled']).toContain(outcome);
          expect(await faultsOf(account)).toEqual([]);
        }
      }
    },
  );
});
