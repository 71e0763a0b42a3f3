import type { APIGatewayProxyEvent } from 'aws-lambda';
import { ApiError } from '../domain/errors.ts';
import { ignoredFields } from '../domain/ignored-fields.ts';
import { acceptedView, admittedJob, featureOf, isTerminal, isWaiting, type Job, makeJobId } from '../domain/job.ts';
import type { JobType } from '../domain/job-type.ts';
import { pricedFeature, priceOf } from '../domain/pricing.ts';
import { engineFor, rendererFor } from '../domain/renderer.ts';
import { type CreateRequest, IDEMPOTENCY_KEY, parseCreateRequest } from '../domain/requests.ts';
import { putRequest } from '../platform/bucket.ts';
import { allowedOrigins, hasWhisperModel } from '../platform/environment.ts';
import { startExecution } from '../platform/executions.ts';
import { startWaitingJobs } from '../platform/job-starts.ts';
import { count, logger } from '../platform/observability.ts';
import { type Admission, admitOnce } from '../platform/store/admissions.ts';
import { putNewJob } from '../platform/store/jobs.ts';
import { currentSettings } from '../platform/store/settings.ts';
import { type Call, endpoint, header } from './http.ts';
import { readJson } from './request-body.ts';
import { jobTypeOf } from './routes.ts';

/** POST of a job of any type: specification, sections 4.2, 4.4 and 4.7. */
export const handler = endpoint(async (call) => {
  const type = jobTypeOf(call.event.resource);
  const body = readJson(call.event);
  const { job, replayed } = await admission(call, type, body);
  const ignored = ignoredFields(type, body as object);
  return {
    status: 202,
    body: acceptedView(job),
    headers: {
      ...(replayed ? { 'Idempotency-Replayed': 'true' } : {}),
      ...(ignored === undefined ? {} : { 'Songreel-Ignored-Fields': ignored }),
    },
  };
});

async function admission({ event, context, caller }: Call, type: JobType, body: unknown): Promise<Admission> {
  const { request, idempotencyKey: keyInBody } = parseCreateRequest(type, body, allowedOrigins());
  const idempotencyKey = agreedKey(event, keyInBody);
  const admit = () => prepare(caller.account_id, type, request);
  const order = { accountId: caller.account_id, type, request };
  const admitted = idempotencyKey
    ? await admitOnce({ ...order, idempotencyKey }, context, admit)
    : await admitAlone(admit);
  count(admitted.replayed ? 'JobReplayed' : 'JobAdmitted');
  await proceed(admitted);
  return admitted;
}

/** Returns the key from the header or body. @throws ApiError `invalid_request` if it is malformed or the two differ */
function agreedKey(event: APIGatewayProxyEvent, keyInBody: string | undefined): string | undefined {
  const keyInHeader = header(event, 'Idempotency-Key');
  if (keyInHeader !== undefined && !IDEMPOTENCY_KEY.test(keyInHeader)) {
    const message = 'Idempotency-Key: must be 1 to 128 printable ASCII characters without spaces.';
    throw new ApiError('invalid_request', { message });
  }
  if (keyInHeader !== undefined && keyInBody !== undefined && keyInHeader !== keyInBody) {
    throw new ApiError('invalid_request', { message: 'idempotency_key: must match the header Idempotency-Key.' });
  }
  return keyInHeader ?? keyInBody;
}

/**
 * Makes a new job and stores its request in the bucket. The job itself is not stored yet.
 * @throws ApiError `api_unavailable`
 */
async function prepare(accountId: string, type: JobType, request: CreateRequest): Promise<Job> {
  const settings = await currentSettings();
  if (settings.admission === 'closed') throw new ApiError('api_unavailable');
  const engine = engineFor(type, request, settings.engines);
  const feature = pricedFeature(featureOf(type, request), engine);
  const rate = settings.rates[feature];
  if (rate === undefined) throw new ApiError('api_unavailable');
  const key = { account_id: accountId, type, job_id: makeJobId() };
  await putRequest(key, request);
  const renderer = rendererFor(engine, hasWhisperModel() ? 'whisper' : 'moonshine', settings.ray);
  return admittedJob(key, request, priceOf(feature, rate), renderer, new Date().toISOString());
}

async function admitAlone(admit: () => Promise<Job>): Promise<Admission> {
  const job = await admit();
  await putNewJob(job);
  return { job, replayed: false };
}

/** Starts the job, or leaves it waiting. If this fails, the job stays admitted, and the sweep starts it. */
async function proceed({ job, replayed }: Admission): Promise<void> {
  if (replayed && !isUnclaimed(job)) return;
  try {
    if (isWaiting(job)) await startWaitingJobs(job.account_id, job);
    else await startExecution('job', job);
  } catch (error) {
    logger.error('A job was admitted, but could not be started; the sweep will.', { error, job_id: job.job_id });
  }
}

/**
 * Returns whether a replay should start the job again, because a crash may have come between its admission and start.
 * Starting a job twice changes nothing.
 */
function isUnclaimed(job: Job): boolean {
  return !isTerminal(job) && job.claimed_at === undefined && !job.cancellation_requested;
}
