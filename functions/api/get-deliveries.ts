import { deliveriesView } from '../domain/deliveries.ts';
import { requireAnyJob } from './any-job.ts';
import { endpoint } from './http.ts';

/** GET /jobs/{id}/deliveries, an addition to the contract: the attempts to deliver a job's webhook. */
export const handler = endpoint(async (call) => ({ status: 200, body: deliveriesView(await requireAnyJob(call)) }));
