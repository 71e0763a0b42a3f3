import { jobView } from '../domain/job.ts';
import { presignedLinks } from '../platform/bucket.ts';
import { getJob } from '../platform/store/jobs.ts';
import { endpoint } from './http.ts';
import { jobNotFound, namedJob } from './routes.ts';

/** GET of a job of any type: specification, sections 4.3, 4.5 and 4.8. */
export const handler = endpoint(async ({ event, caller }) => {
  const job = await getJob(namedJob(event, caller));
  if (!job) throw jobNotFound();
  return { status: 200, body: jobView(job, await presignedLinks(job)) };
});
