import { expect } from '@jest/globals';
import { type Admission, Songreel, type WaitOptions } from '../../client/src/index.ts';
import { checkedFetch } from './checked-fetch.ts';
import type { Service } from './service.ts';

/** The typed client as tests use it: each answer is held against the contract, and nothing that fails is tried again. */
export function clientOf({ base_url }: Pick<Service, 'base_url'>, apiKey: string): Songreel {
  return new Songreel({ baseUrl: base_url, apiKey, fetch: checkedFetch(base_url), retry: { attempts: 1 } });
}

/** The client with a key of the service's own account that no rate limit stops. */
export async function unlimitedClient(service: Service): Promise<Songreel> {
  const { api_key } = await service.operator('keys', 'create', service.account_id, '--rpm', '10000');
  return clientOf(service, api_key);
}

/** Admits a new job, and returns its id. */
export async function order<Request extends object>(
  jobs: { create(request: Request): Promise<Admission> },
  request: Request,
): Promise<string> {
  const admission = await jobs.create(request);
  expect(admission).toMatchObject({ status: 'processing', credits_charged: 0, replayed: false });
  return admission.id;
}

/** Polls cost processor time that the jobs need: soon for those that end at once, seldom for those that render. */
export function within<Job>(seconds: number): WaitOptions<Job> {
  const signal = AbortSignal.timeout(seconds * 1000);
  return { firstPauseMs: 50, longestPauseMs: 400, maxFailures: 1, signal };
}

/** The job, which must have been completed. */
export function asCompleted<Job extends { status: string }>(
  job: Job | undefined,
): Extract<Job, { status: 'completed' }> {
  expect(job).toMatchObject({ status: 'completed', credits_refunded: 0, error: null });
  return job as Extract<Job, { status: 'completed' }>;
}
