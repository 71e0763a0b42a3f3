import type { Job } from '../domain/job.ts';
import { findJob } from '../platform/store/job-search.ts';
import type { Call } from './http.ts';
import { checkScopeOf, jobIdOf, jobNotFound } from './routes.ts';

/** Reads the job in the path, of any type. @throws ApiError `not_found`, or `insufficient_scope` for jobs of its type */
export async function requireAnyJob({ event, caller }: Call): Promise<Job> {
  const job = await findJob(jobIdOf(event), caller.account_id);
  if (!job) throw jobNotFound();
  checkScopeOf(job.type, caller);
  return job;
}
