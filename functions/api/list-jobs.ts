import { listedJobView } from '../domain/job.ts';
import { nextCursor, parseJobList } from '../domain/listing.ts';
import { presignedLinks } from '../platform/bucket.ts';
import { listJobs } from '../platform/store/listings.ts';
import { endpoint } from './http.ts';

/** GET /jobs, an addition to the contract: the account's jobs of all types that the key may read, newest first. */
export const handler = endpoint(async ({ event, caller }) => {
  const request = parseJobList(event.multiValueQueryStringParameters, caller);
  const { items, next } = await listJobs(caller.account_id, request);
  const jobs = await Promise.all(items.map(async (job) => listedJobView(job, await presignedLinks(job))));
  return { status: 200, body: { jobs, next_cursor: nextCursor(caller, 'jobs', next) } };
});
