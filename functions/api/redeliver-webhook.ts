import { deliveriesView } from '../domain/deliveries.ts';
import { ApiError } from '../domain/errors.ts';
import { logger } from '../platform/observability.ts';
import { orderRedelivery } from '../platform/store/webhook-deliveries.ts';
import { startDelivery } from '../platform/webhook-starts.ts';
import { requireAnyJob } from './any-job.ts';
import { endpoint } from './http.ts';

/** POST /jobs/{id}/deliveries, an addition to the contract: delivers the webhook of an ended job again. */
export const handler = endpoint(async (call) => {
  const order = await orderRedelivery(await requireAnyJob(call));
  if (order.outcome === 'no_webhook') throw new ApiError('no_webhook');
  if (order.outcome === 'not_ended') throw new ApiError('job_not_ended');
  if (order.outcome === 'too_soon') {
    const { seconds } = order;
    throw new ApiError('delivery_too_soon', { values: { seconds }, retryAfter: seconds });
  }
  try {
    await startDelivery(order.job);
  } catch (error) {
    logger.error('A redelivery could not be started; the sweep will.', { error, job_id: order.job.job_id });
  }
  return { status: 202, body: deliveriesView(order.job) };
});
