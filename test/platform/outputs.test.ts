import './quiet.ts';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Job } from '../../functions/domain/job.ts';
import type { OutputName } from '../../functions/domain/job-files.ts';
import { getFile, outputKey, putOutput } from '../../functions/platform/bucket.ts';
import { charge } from '../../functions/platform/store/charges.ts';
import { failJob } from '../../functions/platform/store/job-outcomes.ts';
import { recordVideo } from '../../functions/platform/store/jobs.ts';
import { handler as completeJob } from '../../functions/steps/complete-job.ts';
import { expireObjects } from '../../local/aws/bucket/life-cycle.ts';
import { localDeployment } from '../local/deployment.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { useBucket } from './bucket.ts';
import { newAccount, preparedJob, useDatabase } from './store.ts';

useDatabase();
const bucket = useBucket();
const DAY = 24 * 60 * 60 * 1000;

/** Makes a job that is charged and rendered, but has not ended. */
async function rendered(): Promise<Job> {
  const job = await preparedJob(await newAccount());
  await charge(job);
  const [video_key, thumbnail_key] = [outputKey(job, 'video.mp4'), outputKey(job, 'thumbnail.jpg')];
  const lyrics_key = outputKey(job, 'lyrics.json');
  for (const key of [video_key, thumbnail_key, lyrics_key]) await putOutput(key, import.meta.filename, 'video/mp4');
  await recordVideo(job, { video_key, thumbnail_key, lyrics_key });
  return job;
}

/** Makes every object older, and applies the bucket's life cycle rules. */
async function passDays(days: number): Promise<void> {
  const { folder } = bucket();
  const time = new Date(Date.now() - days * DAY);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), time, time);
  await expireObjects(await localDeployment(), folder);
}

test('files of a completed job stay, and those of a failed or interrupted one go after 30 days', async () => {
  const [completed, failed, interrupted] = [await rendered(), await rendered(), await rendered()];
  expect(await completeJob(completed)).toEqual({ outcome: 'completed' });
  await failJob(failed, { code: 'internal_error', message: 'It failed.' });
  const folder = await temporaryFolder();
  const download = (job: Job, name: OutputName) => getFile(outputKey(job, name), join(folder.path, 'file'));
  await passDays(29);
  for (const job of [completed, failed, interrupted]) await download(job, 'video.mp4');
  await passDays(31);
  for (const name of ['video.mp4', 'thumbnail.jpg', 'lyrics.json'] as const) await download(completed, name);
  for (const job of [failed, interrupted]) await expect(download(job, 'video.mp4')).rejects.toThrow('does not exist');
  await folder.remove();
});
