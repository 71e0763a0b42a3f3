import { ApiError } from '../domain/errors.ts';
import { isTerminal } from '../domain/job.ts';
import { deleteFiles } from '../platform/bucket.ts';
import { recordFilesDeleted } from '../platform/store/job-files.ts';
import { requireAnyJob } from './any-job.ts';
import { endpoint } from './http.ts';

/**
 * DELETE /jobs/{id}/files, an addition to the contract: deletes the inputs and outputs of an ended job. The job itself
 * stays, with its charge. If this fails halfway, nothing is recorded and the caller repeats it.
 */
export const handler = endpoint(async (call) => {
  const job = await requireAnyJob(call);
  if (!isTerminal(job)) throw new ApiError('job_not_ended');
  await deleteFiles(job);
  const { job_id, files_deleted_at } = await recordFilesDeleted(job);
  return { status: 200, body: { id: job_id, files_deleted_at } };
});
