import type { Job, JobKey } from '../../domain/job.ts';
import { update } from './database.ts';
import { hasEnded, jobUpdate, toJob } from './job-items.ts';

/**
 * Records that the files of an ended job are deleted, and removes the transcript, which is kept with the job. The first
 * time counts. @returns the job
 */
export async function recordFilesDeleted(key: JobKey, now = new Date()): Promise<Job> {
  const change = 'SET files_deleted_at = if_not_exists(files_deleted_at, :now) REMOVE transcript';
  const outcome = await update(jobUpdate(key, change, [hasEnded], { ':now': now.toISOString() }));
  if (!outcome.done) throw new Error(`The job ${key.job_id} has not ended, so its files may still be needed.`);
  return toJob(outcome.item);
}
