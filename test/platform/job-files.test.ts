import './quiet.ts';
import { expect, test } from '@jest/globals';
import { charge } from '../../functions/platform/store/charges.ts';
import { recordFilesDeleted } from '../../functions/platform/store/job-files.ts';
import { completeJob } from '../../functions/platform/store/job-outcomes.ts';
import { recordTranscript, requireJob } from '../../functions/platform/store/jobs.ts';
import { newAccount, preparedJob, useDatabase } from './store.ts';

useDatabase();

test('files are deleted only after the end of their job, and the first time counts', async () => {
  const job = await preparedJob(await newAccount(), { type: 'lyric_transcription' });
  await charge(job);
  await recordTranscript(job, { language: 'en', segments: [] });
  await expect(recordFilesDeleted(job)).rejects.toThrow(`The job ${job.job_id} has not ended`);
  await completeJob(job);
  const { transcript, ...ended } = await requireJob(job);
  expect(transcript).toBeDefined();
  for (const time of ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']) {
    const deleted = { ...ended, files_deleted_at: '2026-01-01T00:00:00.000Z' };
    expect(await recordFilesDeleted(job, new Date(time))).toEqual(deleted);
    expect(await requireJob(job)).toEqual(deleted);
  }
});
