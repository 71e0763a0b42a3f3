import { ApiError } from '../domain/errors.ts';
import { cancellationVerdict, type Job } from '../domain/job.ts';
import { startExecution } from '../platform/executions.ts';
import { logger } from '../platform/observability.ts';
import { getJob, requestCancellation } from '../platform/store/jobs.ts';
import { currentSettings } from '../platform/store/settings.ts';
import { type Answer, endpoint } from './http.ts';
import { jobNotFound, namedJob } from './routes.ts';

/** A job changes only a few times (claim, cancellation request, end), so a few attempts are enough. */
const MAX_ATTEMPTS = 5;

/** DELETE of a video job: specification, sections 3 and 4.6. */
export const handler = endpoint(async ({ event, caller }) => {
  const { cancellation_wait_seconds } = await currentSettings();
  let job = await getJob(namedJob(event, caller));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (!job) throw jobNotFound();
    const verdict = cancellationVerdict(job, cancellation_wait_seconds, new Date());
    if (verdict.verdict === 'already_canceled') return { status: 204 };
    if (verdict.verdict === 'not_cancellable') throw notCancellable(job);
    if (verdict.verdict === 'not_cancellable_yet') throw notYet(verdict.retryAfter);
    const request = await requestCancellation(job);
    if (request.done) return queued(request.job);
    // Since the job was read, a worker has claimed it or it has ended. Decide again with the new state.
    job = request.job;
  }
  throw new Error('The job kept changing, so its cancellation could not be requested.');
});

/** The request is already stored. If the execution does not start, the next DELETE or the sweep starts it. */
async function queued(job: Job): Promise<Answer> {
  try {
    await startExecution('cancellation', job);
  } catch (error) {
    logger.error('The cancellation could not be started; the sweep will.', { error, job_id: job.job_id });
  }
  return { status: 202, body: { id: job.job_id, status: job.status, cancellation_requested: true } };
}

function notCancellable(job: Job): ApiError {
  return new ApiError('not_cancellable', { values: { status: job.status } });
}

function notYet(retryAfter: number): ApiError {
  return new ApiError('not_cancellable_yet', { values: { seconds: retryAfter }, retryAfter });
}
