import { expect } from '@jest/globals';
import { type Admission, Songreel, type WaitOptions } from '../../client/src/index.ts';
import { checkedFetch } from './checked-fetch.ts';
import type { Service } from './service.ts';

/** Longer than any test: a machine may stand still during a request. */
const PATIENCE_MS = 3_600_000;

/** Returns a typed client that checks each response with the contract and does not repeat failed requests. */
export function clientOf({ base_url }: Pick<Service, 'base_url'>, apiKey: string): Songreel {
  const [fetch, retry, timeoutMs] = [checkedFetch(base_url), { attempts: 1 }, PATIENCE_MS];
  return new Songreel({ baseUrl: base_url, apiKey, fetch, retry, timeoutMs });
}

/** Returns a client with a key of the demo account whose rate limit no test reaches. */
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

/** Polls soon at first, for jobs that end at once, and rarely later, because renders need the processor. */
export function within<Job>(seconds: number): WaitOptions<Job> {
  const signal = AbortSignal.timeout(seconds * 1000);
  return { firstPauseMs: 50, longestPauseMs: 400, maxFailures: 1, signal };
}

/** Checks that a job is completed, and returns it. */
export function asCompleted<Job extends { status: string }>(
  job: Job | undefined,
): Extract<Job, { status: 'completed' }> {
  expect(job).toMatchObject({ status: 'completed', credits_refunded: 0, error: null });
  return job as Extract<Job, { status: 'completed' }>;
}
