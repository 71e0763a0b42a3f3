import { setTimeout as pause } from 'node:timers/promises';
import {
  IdempotencyAlreadyInProgressError,
  IdempotencyConfig,
  IdempotencyInconsistentStateError,
  IdempotencyPersistenceLayerError,
  IdempotencyValidationError,
  makeIdempotent,
} from '@aws-lambda-powertools/idempotency';
import type { Context } from 'aws-lambda';
import { ApiError } from '../../domain/errors.ts';
import type { Job, JobKey } from '../../domain/job.ts';
import type { CreateRequest } from '../../domain/requests.ts';
import { AdmissionRecords, LeaseLost } from './admission-records.ts';
import { requireJob } from './jobs.ts';

const RETAINED_SECONDS = 24 * 60 * 60;
/** How long an admission may hold its key. It needs far less, and after a crash other callers wait no longer. */
const LEASE_MS = 5_000;
/** A function stops waiting when this much of its time is left, so that it can still respond. */
const RESERVE_MS = 2_000;
/** Pauses double up to here. Many callers who ask more often would keep the first one from its answer. */
const MAX_PAUSE_MS = 1_000;

interface AdmissionRequest {
  accountId: string;
  type: Job['type'];
  idempotencyKey: string;
  request: CreateRequest;
}

export interface Admission {
  /** The current job. */
  job: Job;
  replayed: boolean;
}

/**
 * Admits at most one job within 24 hours for an idempotency key of an account and operation. If the same request comes
 * again, it returns the existing job. Simultaneous callers wait for the first. If the first crashes, its lease expires,
 * and another one admits the job.
 * @param admit checks and prepares a new job, which is stored here together with the key's record. If it throws an
 * error, the key can be used again
 * @throws ApiError `idempotency_conflict` if the key was used for another request
 */
export async function admitOnce(
  asked: AdmissionRequest,
  context: Context,
  admit: () => Promise<Job>,
): Promise<Admission> {
  for (let waits = 1; ; waits += 1) {
    try {
      return await tryToAdmit(asked, context, admit);
    } catch (error) {
      if (error instanceof IdempotencyValidationError) throw conflict(asked.idempotencyKey);
      if (!isLeasedByAnother(error)) throw withoutWrapping(error);
      if (context.getRemainingTimeInMillis() < RESERVE_MS) throw stillInProgress();
    }
    await pause(Math.random() * Math.min(MAX_PAUSE_MS, 20 * 2 ** waits));
  }
}

async function tryToAdmit(asked: AdmissionRequest, context: Context, admit: () => Promise<Job>): Promise<Admission> {
  const records = new AdmissionRecords();
  const once = makeIdempotent(
    async (): Promise<JobKey> => {
      const { account_id, type, job_id } = records.toStore(await admit());
      return { account_id, type, job_id };
    },
    {
      persistenceStore: records,
      config: configuration(context),
      keyPrefix: `${asked.accountId}#${asked.type}`,
      dataIndexArgument: 0,
    },
  ) as (payload: unknown) => Promise<JobKey>;
  const key = await once({ key: asked.idempotencyKey, request: asked.request });
  return records.admitted ? { job: records.admitted, replayed: false } : { job: await requireJob(key), replayed: true };
}

function configuration(context: Context): IdempotencyConfig {
  const getRemainingTimeInMillis = () => Math.min(LEASE_MS, context.getRemainingTimeInMillis());
  return new IdempotencyConfig({
    eventKeyJmesPath: 'key',
    payloadValidationJmesPath: 'request',
    throwOnNoIdempotencyKey: true,
    expiresAfterSeconds: RETAINED_SECONDS,
    hashFunction: 'sha256',
    lambdaContext: { ...context, getRemainingTimeInMillis },
  });
}

function isLeasedByAnother(error: unknown): boolean {
  return (
    error instanceof IdempotencyAlreadyInProgressError ||
    error instanceof IdempotencyInconsistentStateError ||
    (error instanceof IdempotencyPersistenceLayerError && error.cause instanceof LeaseLost)
  );
}

function withoutWrapping(error: unknown): unknown {
  return error instanceof IdempotencyPersistenceLayerError ? (error.cause ?? error) : error;
}

function conflict(idempotencyKey: string): ApiError {
  return new ApiError('idempotency_conflict', { values: { key: idempotencyKey } });
}

function stillInProgress(): ApiError {
  const message =
    'The first request with this idempotency key is still being admitted. Send it again with the same key and body.';
  return new ApiError('internal_error', { message });
}
