import type { JobType } from '../domain/job-type.ts';
import { type Progress, progressOf } from '../domain/progress.ts';
import { findJob } from '../platform/store/job-search.ts';
import { getProgress } from '../platform/store/progress.ts';
import { unlessKnown } from './etag.ts';
import { endpoint } from './http.ts';
import { checkScopeOf, jobIdOf, jobNotFound } from './routes.ts';

/** GET /jobs/{id}/progress, an addition to the contract: the progress of a job of any type. */
export const handler = endpoint(async ({ event, caller }) => {
  const id = jobIdOf(event);
  const found = (await getProgress(caller.account_id, id)) ?? (await withoutProgress(caller.account_id, id));
  if (!found) throw jobNotFound();
  checkScopeOf(found.type, caller);
  const { stage, percent, seconds_left }: Progress = found;
  return unlessKnown(event, { status: 200, body: { stage, percent, seconds_left } });
});

/** Returns the progress of a job whose record has expired, or that is older than the table of progress. */
async function withoutProgress(accountId: string, id: string): Promise<(Progress & { type: JobType }) | undefined> {
  const job = await findJob(id, accountId);
  return job && { type: job.type, ...progressOf(job) };
}
